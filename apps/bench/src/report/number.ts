const UNITS = [
  [1000, 's'],
  [1, 'ms'],
  [1e-3, 'µs'],
  [1e-6, 'ns'],
] as const

/** Three digits that count, without an exponent. */
export function threeDigits(value: number): string {
  const digits = value === 0 ? 0 : Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))))
  return value.toFixed(Math.min(digits, 6))
}

/** Milliseconds as a person would say them: `1.24 µs`. */
export function readableTime(ms: number): string {
  const [size, unit] = UNITS.find(([size]) => ms >= size) ?? UNITS[3]
  return `${threeDigits(ms / size)} ${unit}`
}

/** Bytes as the budgets are written: `1.24 kB`. */
export const readableSize = (bytes: number): string =>
  bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(2)} kB`

/** How many times: `12.4 ×`. */
export const readableRatio = (ratio: number): string => `${threeDigits(ratio)} ×`
