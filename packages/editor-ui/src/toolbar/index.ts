export { Toolbar, type ToolbarPanels, type ToolbarProps } from './toolbar.react.tsx'
export { toolbarGroups, type PanelItem, type ToolbarItem } from './toolbar.ts'
export type {
  Alignment,
  BlockLevel,
  ListKind,
  Pressed,
  RichTextCommand,
  RichTextController,
  RichTextLink,
  RichTextMark,
  RichTextState,
} from '../rich-text/rich-text.ts'
