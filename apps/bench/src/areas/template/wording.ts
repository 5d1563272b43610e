const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]

/** A price in dollars: `$1,234.50`. Every subject calls this one. */
export function money(cents: number): string {
  const whole = String(Math.floor(cents / 100))
  const from = whole.length % 3
  let text = whole.slice(0, from)
  for (let at = from; at < whole.length; at += 3) text += (at > 0 ? ',' : '') + whole.slice(at, at + 3)
  const rest = cents % 100
  return `$${text}.${rest < 10 ? '0' : ''}${rest}`
}

/** A day: `March 4, 2026`. Every subject calls this one. */
export function day(ms: number): string {
  const date = new Date(ms)
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}

/** The `s` of many. */
export const plural = (count: number): string => (count === 1 ? '' : 's')

/** At most so many characters, cut after a space, as the template language does it. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text
  const space = text.lastIndexOf(' ', length - 1)
  return `${text.slice(0, space < 0 ? length : space + 1)}...`
}

const widths = [100, 300, 500, 750, 1000, 1500, 2500]

/** The widths of an image as an attribute, as the template language does it. */
export function srcset({
  assetUrl,
  systemDataVariants,
}: {
  readonly assetUrl: string
  readonly systemDataVariants: string
}): string {
  const found = systemDataVariants.split(',').filter((variant) => variant.endsWith('w'))
  if (found.length === 0) return ''
  const next = widths[widths.findIndex((width) => found.at(-1) === `${width}w`) + 1] ?? 0
  const links = found.map((variant) => `${assetUrl}?format=${variant} ${variant}`)
  if (next > 100) links.push(`${assetUrl}?format=original ${next}w`)
  return ` srcset="${links.join(',')}"`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for HTML, written by somebody who measures: most text is clean. */
export const escape = (text: string): string =>
  text.search(/[&<>"]/) < 0 ? text : text.replace(/[&<>"]/g, (char) => entities[char] ?? char)

/** A text in one piece, as it is sent. Some engines answer with pieces that the platform has not joined yet. */
export function flat(text: string): string {
  text.charCodeAt(text.length - 1)
  return text
}
