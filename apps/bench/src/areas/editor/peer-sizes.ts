import type { PeerSizes } from '../../area.ts'

/** Other editors of rich text. */
const sizes: PeerSizes = {
  package: 'editor-ui',
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
