import type { PeerSizes } from '../../area.ts'

const components = (
  'address-fields automation button code-editor color-contrast color-picker confirm data-table dataset-editor ' +
  'email-settings fetch-state field file-manager font-picker link-editor mailing-list page-setting places provider ' +
  'radio-group rich-text tabs tag-manager toolbar video-field view-model'
).split(' ')

/** The editor as a whole, and other editors of rich text. */
const sizes: PeerSizes = {
  package: 'editor-ui',
  bundles: [
    {
      name: 'ProseMirror engine, with ProseMirror',
      code: "export * from '@sitewright/editor-ui/engines/prosemirror'",
      atMost: 75_000,
    },
    {
      // The goal of 28 kB was given up, with 44.5 kB then: docs/decisions/0014-weight-of-the-editor.md
      name: 'all components, without engines',
      code: components
        .map((name, index) => `export * as part${index} from '@sitewright/editor-ui/${name}'`)
        .join('\n'),
      external: ['react', 'react-dom'],
      atMost: 51_000,
    },
  ],
  peers: [
    {
      name: 'tiptap',
      package: '@tiptap/core',
      code: "export { Editor } from '@tiptap/core'\nexport { default as StarterKit } from '@tiptap/starter-kit'",
    },
    {
      name: 'lexical',
      code: "export { createEditor } from 'lexical'\nexport { registerRichText, HeadingNode, QuoteNode } from '@lexical/rich-text'\nexport { registerHistory, createEmptyHistoryState } from '@lexical/history'\nexport { ListNode, ListItemNode } from '@lexical/list'\nexport { LinkNode } from '@lexical/link'\nexport { $generateHtmlFromNodes, $generateNodesFromDOM } from '@lexical/html'",
    },
  ],
}

export default sizes
