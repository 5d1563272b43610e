/** Texts of a locale. Options are the arguments in the template, already parsed by the formatter. */
export interface I18n {
  readonly locale: string
  /** The plural category of a number written as text, so that `1.0` can differ from `1`. */
  readonly plural: (number: string, type: 'cardinal' | 'ordinal') => string
  /** Empty for what is no number. */
  readonly decimal: (number: string, options: NumberOptions) => string
  /** Empty for what is no amount. */
  readonly money: (amount: string, currency: string, options: NumberOptions) => string
  /** The currency of the locale's region, for amounts that come without one. */
  readonly currency: string
  readonly datetime: (epochMs: number, zone: string, options: DatetimeOptions) => string
  readonly interval: (startMs: number, endMs: number, zone: string, options: DatetimeOptions) => string
  readonly relativeTime: (fromMs: number, toMs: number, options: RelativeTimeOptions) => string
}

/** How a number is shown, in the words of templates; digits bear the names that Intl gives them. */
export interface NumberOptions {
  /** `short`, `long`, `percent` … for numbers; `accounting`, `code`, `name`, `short` for money. */
  readonly style?: string
  /** `narrow` for the shortest symbol. */
  readonly symbol?: string
  /** Groups digits. @default true */
  readonly group?: boolean
  /** `half-even` unless it says otherwise. */
  readonly round?: string
  readonly minimumIntegerDigits?: number
  readonly minimumFractionDigits?: number
  readonly maximumFractionDigits?: number
  readonly minimumSignificantDigits?: number
  readonly maximumSignificantDigits?: number
}

/** How a date is shown: each of `date` and `time` is a width, such as `short`, or the letters of a skeleton. */
export interface DatetimeOptions {
  readonly date?: string
  readonly time?: string
  /** Letters for date and time together. */
  readonly skeleton?: string
  readonly calendar?: string
  readonly context?: string
  /** The width that says how date and time are put together. */
  readonly wrap?: string
}

/** Options of relative times. */
export interface RelativeTimeOptions extends NumberOptions {
  readonly field?: string
  readonly width?: string
  readonly context?: string
  readonly numericOnly?: boolean
  readonly allowWeeks?: boolean
  readonly alwaysNow?: boolean
  readonly dayOfWeek?: boolean
}
