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
