import type { Alignment } from './rich-text.ts'
import { alignments } from './rich-text.ts'

// Values from outside that may stay in a text. Everything else is dropped.

const SCHEMES = new Set(['http', 'https', 'mailto', 'tel'])

/**
 * An address that a link may have: of the web, an email, a phone number, or a path of the site. `undefined` for any
 * other, such as `javascript:`. One of another site without a scheme is spelled with `https://`, so that what begins with
 * a slash is a path.
 */
export function cleanHref(text: string): string | undefined {
  // Browsers ignore these characters in an address: `java\nscript:` is a script. https://url.spec.whatwg.org/#url-parsing
  // eslint rule no-control-regex is content with character properties.
  const href = text.replace(/[\p{Cc}\u2028\u2029]/gu, '').trim()
  if (!href) return undefined
  const [, scheme] = /^([^/?#:]*):/.exec(href) ?? []
  if (scheme !== undefined) return SCHEMES.has(scheme.toLowerCase()) ? href : undefined
  // Browsers read `//host`, `/\host` and `\\host` as another site: https://url.spec.whatwg.org/#relative-slash-state
  const host = href.replace(/^[\\/]{2,}/, '')
  if (host === href) return href
  return host === '' ? undefined : `https://${host}`
}

/** Colours that say "as usual" and not which colour: each page has its own. */
const CONTEXTUAL =
  /^(inherit|initial|unset|revert|revert-layer|currentcolor|windowtext|auto|none|transparent)$/
const COLOR =
  /^(#([\da-f]{3}|[\da-f]{4}|[\da-f]{6}|[\da-f]{8})|(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\((?:[\d\s.,%/+-]|deg|grad|rad|turn|none){3,60}\)|[a-z]{3,20})$/

/**
 * A CSS colour that may stay in a text; `undefined` for anything else. Colours without transparency are spelled
 * `#rrggbb`, where browsers return `rgb(…)` for them.
 */
export function cleanColor(text: string): string | undefined {
  const color = text.trim().toLowerCase()
  if (!COLOR.test(color) || CONTEXTUAL.test(color)) return undefined
  if (/^#[\da-f]{3}$/.test(color)) return color.replace(/[\da-f]/g, '$&$&')
  const [, ...channels] = /^rgb\((\d{1,3}), ?(\d{1,3}), ?(\d{1,3})\)$/.exec(color) ?? []
  if (channels.length === 0) return color
  return `#${channels.map((channel) => Math.min(Number(channel), 255).toString(16).padStart(2, '0')).join('')}`
}

/** Is it the colour that word processors give to all text, or to all paper? */
export const isPlainColor = (color: string, plain: 'black' | 'white'): boolean =>
  (plain === 'black'
    ? /^(black|#000|#000000|rgb\(0, ?0, ?0\))$/
    : /^(white|#fff|#ffffff|rgb\(255, ?255, ?255\))$/
  ).test(color)

/** An alignment; `undefined` for anything else. */
export function cleanAlignment(text: string): Alignment | undefined {
  const name = text.trim().toLowerCase()
  return alignments.find((alignment) => alignment === name)
}

/** How far a level is indented, as browsers and word processors have it. */
export const INDENT_PX = 40
export const MAX_INDENT = 8

const PX_PER_UNIT: Readonly<Record<string, number>> = {
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  em: 16,
  rem: 16,
}

/** Level of indentation that a CSS length stands for: 0 to 8. */
export function indentOf(length: string): number {
  const [, amount = '0', unit = 'px'] = /^\s*(-?[\d.]+)([a-z]+)\s*$/i.exec(length) ?? []
  const level = Math.round((Number(amount) * (PX_PER_UNIT[unit.toLowerCase()] ?? 0)) / INDENT_PX)
  return Math.min(Math.max(level || 0, 0), MAX_INDENT)
}
