/** Preferences and aids of the visitor: data of the record `a11y`. */
export interface AccessibilityRecord {
  /** The system's colours replace those of the page. */
  readonly forceColors: boolean
  /** Kind of the connection, such as `wifi`. Left out where the browser does not tell. */
  readonly networkInformationType?: string | undefined
  /** `custom` is for colours of the visitor's own. */
  readonly prefersContrast: 'more' | 'less' | 'custom' | 'no-preference'
  readonly prefersReducedMotion: boolean
  /** True for a mouse, false for a finger. */
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
