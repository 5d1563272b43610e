import { toggleMark } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import type { Attrs, MarkType, Node, NodeType } from 'prosemirror-model'
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState, Transaction } from 'prosemirror-state'
import { MAX_INDENT, cleanColor, cleanHref } from '../rich-text/clean-value.ts'
import type { RichTextCommand, RichTextLink, RichTextMark } from '../rich-text/rich-text.ts'
import { linkRange } from './document/link-range.ts'
import { schema } from './document/schema.ts'

const { nodes, marks } = schema

const markTypes: Readonly<Record<RichTextMark | 'color' | 'background' | 'link', MarkType>> = {
  bold: marks.bold,
  italic: marks.italic,
  underline: marks.underline,
  strikethrough: marks.strikethrough,
  subscript: marks.subscript,
  superscript: marks.superscript,
  color: marks.color,
  background: marks.background,
  link: marks.link,
}

/** The mark type of a name, which the schema has. */
export const markType = (name: keyof typeof markTypes): MarkType => markTypes[name]

/** Calls back for each paragraph and heading of the selection. */
export function forEachBlock(
  { doc, selection }: EditorState,
  call: (node: Node, position: number) => void,
): void {
  doc.nodesBetween(selection.from, selection.to, (node, position) => {
    if (node.isTextblock) call(node, position)
    return !node.isTextblock
  })
}

/** Changes the attributes of the selected paragraphs and headings. `false` if none of them changes. */
function changeBlocks(change: (node: Node) => Attrs): Command {
  return (state, dispatch) => {
    const { tr } = state
    forEachBlock(state, (node, position) => {
      const attributes = { ...node.attrs, ...change(node) }
      if (!node.hasMarkup(node.type, attributes)) tr.setNodeMarkup(position, undefined, attributes)
    })
    if (tr.docChanged) dispatch?.(tr.scrollIntoView())
    return tr.docChanged
  }
}

const clampIndent = (indent: number): number => Math.min(Math.max(indent, 0), MAX_INDENT)

/** Moves list items into or out of a list, and other blocks to the side. */
function indentBy(step: 1 | -1): Command {
  const inList = step === 1 ? sinkListItem(nodes.list_item) : liftListItem(nodes.list_item)
  const outside = changeBlocks(({ attrs }) => ({ indent: clampIndent(Number(attrs.indent) + step) }))
  return (state, dispatch, view) =>
    isInList(state) ? inList(state, dispatch, view) : outside(state, dispatch, view)
}

/** The innermost list around the start of the selection. */
export function listAround({
  selection: { $from },
}: EditorState): { readonly node: Node; readonly position: number } | undefined {
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth)
    if (node.type.spec.group?.includes('list')) return { node, position: $from.before(depth) }
  }
  return undefined
}

const isInList = (state: EditorState): boolean => listAround(state) !== undefined

/** Makes a list of the selection, makes it a list of the other kind, or takes it out of the list again. */
function toggleList(type: NodeType): Command {
  return (state, dispatch, view) => {
    const around = listAround(state)
    if (!around) return wrapInList(type)(state, dispatch, view)
    if (around.node.type === type) return liftListItem(nodes.list_item)(state, dispatch, view)
    dispatch?.(state.tr.setNodeMarkup(around.position, type, null))
    return true
  }
}

/** Gives the selected text a mark, in place of one of the same type. Without a selection: the text typed next. */
function setMark(type: MarkType, attributes: Attrs | undefined): Command {
  return ({ tr, selection: { from, to, empty } }, dispatch) => {
    if (empty) tr.removeStoredMark(type)
    else tr.removeMark(from, to, type)
    if (attributes && empty) tr.addStoredMark(type.create(attributes))
    else if (attributes) tr.addMark(from, to, type.create(attributes))
    dispatch?.(tr)
    return true
  }
}

function setColor(type: MarkType, color: string | undefined): Command {
  const clean = color === undefined ? undefined : cleanColor(color)
  if (color !== undefined && !clean) return () => false
  return setMark(type, clean ? { color: clean } : undefined)
}

/** Puts a link on the selected text, or on the link that the cursor is in. Another text replaces the present one. */
function setLink(link: RichTextLink | undefined): Command {
  const href = link && cleanHref(link.href)
  if (link && !href) return () => false
  return (state, dispatch) => {
    const { from, to } = linkRange(state)
    if (!link) {
      if (from < to) dispatch?.(state.tr.removeMark(from, to, marks.link))
      return from < to
    }
    dispatch?.(addLink(state, from, to, link, { href, newWindow: link.newWindow }))
    return true
  }
}

function addLink(
  state: EditorState,
  from: number,
  to: number,
  link: RichTextLink,
  attributes: Attrs,
): Transaction {
  const { tr } = state
  const present = state.doc.textBetween(from, to, ' ')
  const text = link.text || present || link.href
  if (text !== present) {
    const kept = state.storedMarks ?? state.doc.resolve(from).marksAcross(state.doc.resolve(to)) ?? []
    tr.replaceWith(from, to, schema.text(text, kept))
  }
  const end = text === present ? to : from + text.length
  return tr
    .removeMark(from, end, marks.link)
    .addMark(from, end, marks.link.create(attributes))
    .removeStoredMark(marks.link)
}

/** A command of the toolbar as one of ProseMirror. */
export function commandOf(command: RichTextCommand): Command {
  switch (command.type) {
    case 'mark':
      return toggleMark(markTypes[command.mark], null, { removeWhenPresent: false })
    case 'block':
      return setBlock(command.level)
    case 'list':
      return toggleList(command.list === 'bullet' ? nodes.bullet_list : nodes.ordered_list)
    case 'align':
      return changeBlocks(() => ({ align: command.align }))
    case 'color':
    case 'background':
      return setColor(markTypes[command.type], command.color)
    case 'link':
      return setLink(command.link)
    case 'indent':
      return indentBy(1)
    case 'outdent':
      return indentBy(-1)
    case 'undo':
      return undo
    case 'redo':
      return redo
  }
}

/** Makes the selected blocks headings or paragraphs. Their alignment and indentation stay. */
function setBlock(level: number): Command {
  const type = level === 0 ? nodes.paragraph : nodes.heading
  return (state, dispatch) => {
    const { tr } = state
    forEachBlock(state, ({ type: before, attrs }, position) => {
      // A style that is there already is no step of undo. Paragraphs have no level.
      if (before === type && (attrs.level ?? 0) === level) return
      // Types take the attributes that they have.
      tr.setNodeMarkup(position, type, { ...attrs, level })
    })
    if (tr.docChanged) dispatch?.(tr.scrollIntoView())
    return tr.docChanged
  }
}
