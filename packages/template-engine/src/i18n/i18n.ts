/** Texts of a locale. Options are the arguments in the template, already parsed by the formatter. */
export interface I18n {
  /** BCP 47 tag, as a template reads it. */
  readonly locale: string
  /** The plural category of a number written as text, so that `1.0` can differ from `1`. */
  readonly plural: (number: string, type: 'cardinal' | 'ordinal') => string
  /** Empty for what is no number. */
  readonly decimal: (number: string, options: NumberOptions) => string
  /** Empty for what is no amount. */
  readonly money: (amount: string, currency: string, options: NumberOptions) => string
  /** The currency of the locale's region, for amounts that come without one. */
  readonly currency: string
  /** Empty for what is no date. `zone` is a name of the tz database, such as `Europe/Paris`. */
  readonly datetime: (epochMs: number, zone: string, options: DatetimeOptions) => string
  /** Names once what both ends have in common. Empty if one of them is no date. */
  readonly interval: (startMs: number, endMs: number, zone: string, options: DatetimeOptions) => string
  /** The distance of `toMs` from `fromMs`: 'in 3 days', 'yesterday'. Empty if one of them is no date. */
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
  /** Pads with zeros in front. 0 to 50. */
  readonly minimumIntegerDigits?: number
  /** Pads with zeros behind. 0 to 50. */
  readonly minimumFractionDigits?: number
  /** Rounds to so many. 0 to 50. */
  readonly maximumFractionDigits?: number
  /** Pads with zeros behind, counted from the first digit that is not zero. 0 to 50. */
  readonly minimumSignificantDigits?: number
  /** Rounds to so many, counted from the first digit that is not zero. 0 to 50. */
  readonly maximumSignificantDigits?: number
}

/** How a date is shown: each of `date` and `time` is a width, such as `short`, or the letters of a skeleton. */
export interface DatetimeOptions {
  /** A width: `short`, `medium`, `long`, `full`; or letters of a skeleton. */
  readonly date?: string
  /** A width: `short`, `medium`, `long`, `full`; or letters of a skeleton. */
  readonly time?: string
  /** Letters for date and time together. */
  readonly skeleton?: string
  /**
   * `buddhist`, `japanese` or `persian`. Gregorian unless it is one of these, whatever the locale prefers.
   */
  readonly calendar?: string
  /** Place of the text: `begin-sentence` gives it a capital letter. */
  readonly context?: string
  /** The width that says how date and time are put together. */
  readonly wrap?: string
}

/** Options of relative times. */
export interface RelativeTimeOptions extends NumberOptions {
  /** Unit to count in, from `year` to `second`. @default the largest one of which there is at least one */
  readonly field?: string
  /** `short` or `narrow` for abbreviated units. @default long */
  readonly width?: string
  /** Place of the text: `begin-sentence` gives it a capital letter. */
  readonly context?: string
  /** Always counts: '1 day ago' in place of 'yesterday'. @default false */
  readonly numericOnly?: boolean
  /** Counts in weeks where they fit. Without it 15 days are days. @default false */
  readonly allowWeeks?: boolean
  /** Says 'now' for no time at all, also with `numericOnly`. @default false */
  readonly alwaysNow?: boolean
  /** Is handed to `@phensley/cldr`. `Intl` knows no such thing and ignores it. */
  readonly dayOfWeek?: boolean
}
