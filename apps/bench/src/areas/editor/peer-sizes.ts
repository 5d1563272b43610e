import type { PeerSize, PeerSizes } from '../../area.ts'

const components = (
  'address-fields automation button code-editor color-contrast color-picker confirm data-table dataset-editor ' +
  'email-settings fetch-state field file-manager font-picker link-editor mailing-list page-setting places provider ' +
  'radio-group rich-text tabs tag-manager toolbar video-field view-model'
).split(' ')

/** A part of a library for React: what an application imports from each of its modules. */
const reactPeer = (name: string, npm: string, imports: Readonly<Record<string, string>>): PeerSize => ({
  name,
  package: npm,
  code: Object.entries(imports)
    .map(([from, names]) => `export { ${names.split(' ').join(', ')} } from '${from}'`)
    .join('\n'),
  external: ['react', 'react-dom'],
})

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
      // The goal of 28 kB was given up: docs/decisions/0014-weight-of-the-editor.md
      name: 'all components, without engines',
      code: components
        .map((name, index) => `export * as part${index} from '@sitewright/editor-ui/${name}'`)
        .join('\n'),
      external: ['react', 'react-dom'],
      atMost: 52_630,
    },
  ],
  peers: [
    reactPeer('React Aria: colour picker', 'react-aria-components', {
      'react-aria-components':
        'ColorArea ColorField ColorPicker ColorSlider ColorSwatch ColorSwatchPicker ColorSwatchPickerItem ColorThumb ' +
        'Input Label SliderTrack',
    }),
    reactPeer('React Aria: table', 'react-aria-components', {
      'react-aria-components': 'Cell Column Row Table TableBody TableHeader',
    }),
    reactPeer('React Aria: combobox', 'react-aria-components', {
      'react-aria-components': 'ComboBox Input Label ListBox ListBoxItem Popover',
    }),
    reactPeer('React Aria: toolbar and menu', 'react-aria-components', {
      'react-aria-components': 'Menu MenuItem MenuTrigger Popover ToggleButton Toolbar',
    }),
    reactPeer('React Aria: modal question', 'react-aria-components', {
      'react-aria-components': 'Button Dialog Heading Modal ModalOverlay',
    }),
    reactPeer('React Aria: tabs', 'react-aria-components', {
      'react-aria-components': 'Tab TabList TabPanel Tabs',
    }),
    reactPeer('React Aria: tags', 'react-aria-components', {
      'react-aria-components': 'Button Label Tag TagGroup TagList',
    }),
    reactPeer('React Aria: radio buttons', 'react-aria-components', {
      'react-aria-components': 'Radio RadioGroup',
    }),
    reactPeer('Base UI: combobox', '@base-ui/react', { '@base-ui/react/combobox': 'Combobox' }),
    reactPeer('Base UI: toolbar', '@base-ui/react', { '@base-ui/react/toolbar': 'Toolbar' }),
    reactPeer('Base UI: menu', '@base-ui/react', { '@base-ui/react/menu': 'Menu' }),
    reactPeer('Base UI: modal question', '@base-ui/react', {
      '@base-ui/react/alert-dialog': 'AlertDialog',
    }),
    reactPeer('Base UI: tabs', '@base-ui/react', { '@base-ui/react/tabs': 'Tabs' }),
    reactPeer('Base UI: radio buttons', '@base-ui/react', {
      '@base-ui/react/radio': 'Radio',
      '@base-ui/react/radio-group': 'RadioGroup',
    }),
    reactPeer('Radix: modal question', '@radix-ui/react-alert-dialog', {
      '@radix-ui/react-alert-dialog': 'Action Cancel Content Description Overlay Portal Root Title',
    }),
    reactPeer('Radix: toolbar', '@radix-ui/react-toolbar', {
      '@radix-ui/react-toolbar': 'Button Root ToggleGroup ToggleItem',
    }),
    reactPeer('Radix: menu', '@radix-ui/react-dropdown-menu', {
      '@radix-ui/react-dropdown-menu': 'Content Portal RadioGroup RadioItem Root Trigger',
    }),
    reactPeer('Radix: tabs', '@radix-ui/react-tabs', {
      '@radix-ui/react-tabs': 'Content List Root Trigger',
    }),
    reactPeer('Radix: radio buttons', '@radix-ui/react-radio-group', {
      '@radix-ui/react-radio-group': 'Indicator Item Root',
    }),
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
