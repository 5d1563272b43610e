import type { Store } from '@sitewright/machine/store'

/** Marks that are either on or off, in the order of the toolbar. */
export const richTextMarks = [
  'bold',
  'italic',
  'underline',
  'strikethrough',
  'subscript',
  'superscript',
] as const
/** Format of a part of a line, such as bold. */
export type RichTextMark = (typeof richTextMarks)[number]

/** Alignments of a paragraph or heading. */
export const alignments = ['left', 'center', 'right', 'justify'] as const
/** Alignment of a paragraph. */
export type Alignment = (typeof alignments)[number]

/** Kind of a list. */
export type ListKind = 'bullet' | 'ordered'

/** Level of a heading, or 0 for a paragraph. */
export type BlockLevel = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** State of a toggle button: `aria-pressed` has the same three values. */
export type Pressed = boolean | 'mixed'

/** A link, and the text that it is on. */
export interface RichTextLink {
  /** Address, complete: `/about`, `https://example.com`. */
  readonly href: string
  readonly text: string
  /** Opens in a new tab of the browser. */
  readonly newWindow: boolean
}

/** State of the selection that a toolbar shows. Plain values alone, so that two states are quickly compared. */
export interface RichTextState extends Readonly<Record<RichTextMark, Pressed>> {
  /** `false` before the engine has started, and when the text may not be changed. */
  readonly isEditable: boolean
  /** Level of the heading, 0 for a paragraph; `mixed` if the selection has several. */
  readonly block: BlockLevel | 'mixed'
  /** `none` outside of a list; `mixed` if the selection has several kinds. */
  readonly list: ListKind | 'none' | 'mixed'
  /** `mixed` if the selection has several. */
  readonly align: Alignment | 'mixed'
  /** Colour of the selected text. `''` if it has none of its own. */
  readonly color: string
  /** Colour behind the selected text. `''` if it has none of its own. */
  readonly background: string
  /** `mixed` if a part of the selection is a link. */
  readonly link: Pressed
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** True if the command `indent` applies to the selection. */
  readonly canIndent: boolean
  /** True if the command `outdent` applies to the selection. */
  readonly canOutdent: boolean
}

/** Command of a toolbar to an engine. `undefined` as a colour or link removes it. */
export type RichTextCommand =
  | {
      readonly type: 'mark'
      /** Is put on the selected text, or taken off where all of it has it. */
      readonly mark: RichTextMark
    }
  | {
      readonly type: 'block'
      /** 0 makes paragraphs. */
      readonly level: BlockLevel
    }
  | {
      readonly type: 'list'
      /** Makes items of the selected paragraphs, or paragraphs of items of this kind. */
      readonly list: ListKind
    }
  | { readonly type: 'align'; readonly align: Alignment }
  | {
      readonly type: 'color' | 'background'
      /** A CSS colour. Undefined removes it. */
      readonly color: string | undefined
    }
  | {
      readonly type: 'link'
      /** Undefined removes the link. */
      readonly link: RichTextLink | undefined
    }
  | { readonly type: 'indent' | 'outdent' | 'undo' | 'redo' }

/** Contract between a toolbar and any engine. */
export interface RichTextController extends Store<RichTextState> {
  /** Runs a command on the selection. `false` if it does not apply there. */
  readonly exec: (command: RichTextCommand) => boolean
  /** Puts the focus into the text, with the selection it had. */
  readonly focus: () => void
  /** The link at the selection, or an empty one around the selected text. */
  readonly linkAtSelection: () => RichTextLink
}

/** State without an engine. */
export const emptyState: RichTextState = {
  isEditable: false,
  bold: false,
  italic: false,
  underline: false,
  strikethrough: false,
  subscript: false,
  superscript: false,
  block: 0,
  list: 'none',
  align: 'left',
  color: '',
  background: '',
  link: false,
  canUndo: false,
  canRedo: false,
  canIndent: false,
  canOutdent: false,
}

/** Are two states the same, value by value? */
export function isSameState(one: RichTextState, other: RichTextState): boolean {
  const names = Object.keys(emptyState) as (keyof RichTextState)[]
  return names.every((name) => one[name] === other[name])
}
