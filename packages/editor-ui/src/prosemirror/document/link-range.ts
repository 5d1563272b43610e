import type { EditorState } from 'prosemirror-state'
import { schema } from './schema.ts'

interface Range {
  readonly from: number
  readonly to: number
}

/** Range of the selected text; without a selection, of the link that the cursor is in. */
export function linkRange({ selection: { from, to, empty, $from } }: EditorState): Range {
  const mark = schema.marks.link.isInSet($from.marks())
  if (!empty || !mark) return { from, to }
  const { parent } = $from
  // A link goes on over texts that differ in other marks.
  const isLinked = (index: number): boolean => mark.isInSet(parent.maybeChild(index)?.marks ?? [])
  // The mark does not count at the ends of a link (`inclusive: false`): the text after the cursor is in it.
  let first = $from.index()
  let last = first
  while (isLinked(first - 1)) first--
  while (isLinked(last + 1)) last++
  return { from: $from.posAtIndex(first), to: $from.posAtIndex(last + 1) }
}
