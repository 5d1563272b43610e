/** Keys that move around, as `KeyboardEvent.key` names them. */
const NAVIGATION_KEYS = /^(?:Tab|Arrow(?:Up|Down|Left|Right)|Home|End|Page(?:Up|Down)| |Enter)$/

/** Kinds of `<input>` that are no text: keys move around in them. */
const NO_TEXT = /^(?:button|checkbox|color|file|image|radio|range|reset|submit)$/

/** An element that a key was pressed in. */
export interface KeyTarget {
  readonly nodeName?: string
  readonly type?: unknown
  readonly isContentEditable?: boolean
}

function isTextField({ nodeName = '', type, isContentEditable }: KeyTarget): boolean {
  if (isContentEditable || nodeName === 'TEXTAREA') return true
  return nodeName === 'INPUT' && !NO_TEXT.test(String(type))
}

/** Checks whether a pressed key moves around in the page: keys in a text field write. */
export const isKeyboardNavigation = (key: string, target: KeyTarget | null): boolean =>
  NAVIGATION_KEYS.test(key) && !(target && isTextField(target))
