import { redoDepth, undoDepth } from 'prosemirror-history'
import type { Mark, MarkType, Node } from 'prosemirror-model'
import type { EditorState } from 'prosemirror-state'
import {
  richTextMarks,
  type Alignment,
  type BlockLevel,
  type Pressed,
  type RichTextLink,
  type RichTextMark,
  type RichTextState,
} from '../rich-text/rich-text.ts'
import { commandOf, forEachBlock, listAround, markType } from './command.ts'
import { linkRange } from './document/link-range.ts'
import { schema } from './document/schema.ts'

/** Of what a toolbar shows depends on the page and not on the document. */
export interface Surroundings {
  readonly isEditable: boolean
  /** Direction of the text: without an alignment of its own it is at the start of the line. */
  readonly isRtl: boolean
}

/** Returns the state that a toolbar shows of a selection. */
export function stateOf(state: EditorState, { isEditable, isRtl }: Surroundings): RichTextState {
  const sets = marksOfSelection(state)
  const pressed = (name: RichTextMark | 'link'): Pressed => pressedIn(sets, markType(name))
  const marks = Object.fromEntries(richTextMarks.map((name) => [name, pressed(name)]))
  const can = (type: 'indent' | 'outdent'): boolean => commandOf({ type })(state)
  return {
    ...(marks as Readonly<Record<RichTextMark, Pressed>>),
    isEditable,
    ...blocksOf(state, isRtl ? 'right' : 'left'),
    list: listOf(state),
    color: colorIn(sets, markType('color')),
    background: colorIn(sets, markType('background')),
    link: pressed('link'),
    canUndo: undoDepth(state) > 0,
    canRedo: redoDepth(state) > 0,
    canIndent: can('indent'),
    canOutdent: can('outdent'),
  }
}

/** The marks of each selected text; without a selection, of the text typed next. */
function marksOfSelection({ doc, selection, storedMarks }: EditorState): readonly (readonly Mark[])[] {
  const { from, to, empty, $from } = selection
  if (empty) return [storedMarks ?? $from.marks()]
  const sets: (readonly Mark[])[] = []
  doc.nodesBetween(from, to, (node) => {
    if (node.isText) sets.push(node.marks)
  })
  return sets
}

function pressedIn(sets: readonly (readonly Mark[])[], type: MarkType): Pressed {
  const count = sets.filter((marks) => type.isInSet(marks)).length
  return count > 0 && (count === sets.length || 'mixed')
}

/** The one colour of all texts, or `''`. */
function colorIn(sets: readonly (readonly Mark[])[], type: MarkType): string {
  const colors = new Set(sets.map((marks) => String(type.isInSet(marks)?.attrs.color ?? '')))
  const [color = ''] = colors
  return colors.size === 1 ? color : ''
}

const levelOf = ({ type, attrs }: Node): BlockLevel =>
  type === schema.nodes.heading ? (attrs.level as BlockLevel) : 0

function blocksOf(state: EditorState, start: Alignment): Pick<RichTextState, 'block' | 'align'> {
  const levels = new Set<BlockLevel>()
  const aligns = new Set<Alignment>()
  forEachBlock(state, (node) => {
    levels.add(levelOf(node))
    aligns.add((node.attrs.align as Alignment | null) ?? start)
  })
  const [block = 0] = levels
  const [align = start] = aligns
  return { block: levels.size > 1 ? 'mixed' : block, align: aligns.size > 1 ? 'mixed' : align }
}

function listOf(state: EditorState): RichTextState['list'] {
  const { $from, $to } = state.selection
  const around = listAround(state)
  if (!around) return $to.depth > 1 ? 'mixed' : 'none'
  const isWhole = $to.pos <= around.position + around.node.nodeSize && $from.pos >= around.position
  if (!isWhole) return 'mixed'
  return around.node.type === schema.nodes.bullet_list ? 'bullet' : 'ordered'
}

/** The link at the selection, or an empty one around the selected text. */
export function linkOf(state: EditorState): RichTextLink {
  const { from, to } = linkRange(state)
  const text = state.doc.textBetween(from, to, ' ')
  let found: Mark | undefined
  state.doc.nodesBetween(from, to, (node) => {
    found ??= schema.marks.link.isInSet(node.marks)
  })
  return { href: String(found?.attrs.href ?? ''), newWindow: found?.attrs.newWindow === true, text }
}
