import type { Findings } from './workspace.ts'

/** What a style sheet must not have, with the reason. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [
    /:dir\(/,
    'asks for `:dir()`, which bundlers replace by a list of languages: use logical properties, or the factor `--_direction`.',
  ],
  [
    /url\(\s*["']?data:/i,
    'has a picture in a `data:` address, which a strict content security policy blocks: draw it with gradients or `clip-path`.',
  ],
]

/** Style sheets that would look otherwise in a bundle, or on a page with a strict content security policy. */
export const checkStyleSheets = (files: ReadonlyMap<string, string>): Findings =>
  [...files].flatMap(([path, text]) => {
    if (!path.endsWith('.css')) return []
    const rules = text.replaceAll(/\/\*[^]*?\*\//g, '')
    return REFUSED.filter(([pattern]) => pattern.test(rules)).map(([, reason]) => `${path} ${reason}`)
  })
