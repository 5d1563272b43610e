import type { PartKeyEvent } from '@sitewright/site/part'

/** Fields of a key event that lead from one item to another. */
export type KeyPress = Pick<PartKeyEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>

/** Code of a key that an input method takes: https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode */
const COMPOSED = 229

/**
 * Checks for a key that an input method takes, as the Enter that accepts what it composed. In React the browser's event is
 * inside of its own: https://www.w3.org/TR/uievents/#dom-keyboardevent-iscomposing. Safari ends the composition before
 * that key, and only its code tells.
 */
export function isComposing(event: object): boolean {
  const native = Object(Reflect.get(event, 'nativeEvent') ?? event) as {
    isComposing?: unknown
    keyCode?: unknown
  }
  return native.isComposing === true || native.keyCode === COMPOSED
}

/** A key as events of the browser and of React have it. */
interface CodedKey {
  readonly key: string
  readonly code?: string | undefined
}

/** The key of a shortcut, in lower case. On a keyboard of another alphabet it is the Latin letter in that place. */
export const shortcutKey = ({ key, code }: CodedKey): string =>
  (key > '~' && code ? code.slice(3) : key).toLowerCase()

/** Items that the arrow keys walk through. */
export interface Walk {
  readonly index: number
  readonly count: number
  /**
   * Number of columns: 1 for a vertical list. Without it, the items are one row.
   * @default count
   */
  readonly columns?: number | undefined
  /** Text from right to left: the left and right arrow keys change places. */
  readonly isRtl?: boolean | undefined
}

/**
 * The index that a key leads to, or undefined for a key that leads nowhere. In a row and in a list the last item is
 * followed by the first; in a grid each key stops at the edge.
 */
export function indexForKey({ key, ctrlKey, altKey, metaKey }: KeyPress, walk: Walk): number | undefined {
  const { index, count, columns = count, isRtl = false } = walk
  if (ctrlKey || altKey || metaKey || count === 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = stepOf(key, columns, isRtl)
  if (step === undefined) return undefined
  const isLine = columns === 1 || columns === count
  if (isLine) return isAlong(step, columns) ? (index + step + count) % count : undefined
  const next = index + step
  const staysInRow = Math.abs(step) > 1 || Math.floor(next / columns) === Math.floor(index / columns)
  return next >= 0 && next < count && staysInRow ? next : index
}

function stepOf(key: string, columns: number, isRtl: boolean): number | undefined {
  const forward = isRtl ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return columns === 1 ? undefined : forward
    case 'ArrowLeft':
      return columns === 1 ? undefined : -forward
    case 'ArrowDown':
      return columns
    case 'ArrowUp':
      return -columns
    default:
      return undefined
  }
}

/** A row is walked by the horizontal keys alone, a list by the vertical ones. */
const isAlong = (step: number, columns: number): boolean => Math.abs(step) === 1 || columns === 1
