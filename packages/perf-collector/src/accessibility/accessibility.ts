const NAVIGATION_KEYS: ReadonlySet<string> = new Set([
  'Tab',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  ' ',
  'Enter',
])

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
  NAVIGATION_KEYS.has(key) && !(target && isTextField(target))

/** Preferences and aids of the visitor: data of the record `a11y`. */
export interface AccessibilityRecord {
  readonly forceColors: boolean
  readonly networkInformationType?: string | undefined
  readonly prefersContrast: 'more' | 'less' | 'custom' | 'no-preference'
  readonly prefersReducedMotion: boolean
  readonly primaryInputHasHover: boolean
  /** The visitor moved around with the keyboard. */
  readonly keyboardUsage: boolean
}

/** Visitor's preferences, as media queries answer them. */
export function accessibilityRecord(
  matches: (query: string) => boolean,
  rest: Pick<AccessibilityRecord, 'keyboardUsage' | 'networkInformationType'>,
): AccessibilityRecord {
  const contrast = (['more', 'less', 'custom'] as const).find((value) =>
    matches(`(prefers-contrast: ${value})`),
  )
  return {
    forceColors: matches('(forced-colors: active)'),
    prefersContrast: contrast ?? 'no-preference',
    prefersReducedMotion: matches('(prefers-reduced-motion: reduce)'),
    primaryInputHasHover: matches('(hover: hover)'),
    ...rest,
  }
}
