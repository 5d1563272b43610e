const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const

/** The megabyte that upload limits are counted in. It is not the 1024 × 1024 that sizes are shown in. */
export const MB = 1_000_000

/** Writes a size in bytes as people read it, in steps of 1024: `1.5 KB`. */
export function humanizeFileSize(
  bytes: number,
  {
    locale = 'en',
  }: {
    /** Language of the number. @default 'en' */
    readonly locale?: string
  } = {},
): string {
  let size = Number.isFinite(bytes) ? Math.max(0, bytes) : 0
  let unit = 0
  // 1023.96 would be shown as 1,024: what rounds up to the next unit belongs to it.
  while (unit < UNITS.length - 1 && Math.round(size * 10) / 10 >= 1024) {
    size /= 1024
    unit += 1
  }
  const digits = new Intl.NumberFormat(locale, { maximumFractionDigits: unit ? 1 : 0 })
  return `${digits.format(size)} ${UNITS[unit]}`
}
