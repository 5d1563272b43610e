import {
  alignments,
  richTextMarks,
  type Alignment,
  type BlockLevel,
  type ListKind,
  type Pressed,
  type RichTextCommand,
  type RichTextMark,
  type RichTextState,
} from '../rich-text/rich-text.ts'

/** Buttons that open something below them. */
export const panelItems = ['block', 'color', 'background', 'link'] as const
/** A button of the toolbar that opens a panel. */
export type PanelItem = (typeof panelItems)[number]

/** A button of the toolbar. */
export type ToolbarItem =
  PanelItem | RichTextMark | ListKind | Alignment | 'undo' | 'redo' | 'indent' | 'outdent'

/** All buttons of the toolbar, in groups. */
export const toolbarGroups: readonly (readonly ToolbarItem[])[] = [
  ['undo', 'redo'],
  ['block'],
  richTextMarks,
  ['color', 'background'],
  ['link'],
  ['bullet', 'ordered', 'outdent', 'indent'],
  alignments,
]

/** Levels of the menu of paragraph styles. */
export const blockLevels: readonly BlockLevel[] = [0, 1, 2, 3, 4, 5, 6]

const isMark = (item: ToolbarItem): item is RichTextMark => richTextMarks.some((mark) => mark === item)
const isAlignment = (item: ToolbarItem): item is Alignment =>
  alignments.some((alignment) => alignment === item)

/** Does a button open something, or does it run a command? */
export const isPanelItem = (item: ToolbarItem): item is PanelItem =>
  panelItems.some((panel) => panel === item)

/** The command of a button; `undefined` for one that opens something. */
export function commandOfItem(item: ToolbarItem): RichTextCommand | undefined {
  if (isPanelItem(item)) return undefined
  if (isMark(item)) return { type: 'mark', mark: item }
  if (isAlignment(item)) return { type: 'align', align: item }
  return item === 'bullet' || item === 'ordered' ? { type: 'list', list: item } : { type: item }
}

/** Is a toggle button pressed? `undefined` for a button that is no toggle. */
export function pressedOfItem(item: ToolbarItem, state: RichTextState): Pressed | undefined {
  if (isMark(item)) return state[item]
  if (isAlignment(item)) return state.align === item
  if (item === 'bullet' || item === 'ordered') return state.list === 'mixed' ? 'mixed' : state.list === item
  return undefined
}

/** Can a button be used at the selection? */
export function isItemEnabled(item: ToolbarItem, state: RichTextState): boolean {
  if (!state.isEditable) return false
  switch (item) {
    case 'undo':
      return state.canUndo
    case 'redo':
      return state.canRedo
    case 'indent':
      return state.canIndent
    case 'outdent':
      return state.canOutdent
    default:
      return true
  }
}

/** Keys of buttons, for their titles and for screen readers. `Control` is Command on a Mac. */
export const shortcuts: Partial<Readonly<Record<ToolbarItem, string>>> = {
  bold: 'Control+B',
  italic: 'Control+I',
  underline: 'Control+U',
  link: 'Control+K',
  undo: 'Control+Z',
  redo: 'Control+Shift+Z',
  indent: 'Control+]',
  outdent: 'Control+[',
}
