import { createHash } from 'node:crypto'

/** Source of a policy that permits an inline script. */
export const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** A page with its content security policy: everything comes from the site, and no script runs but those of the build. */
export function withPolicy(html: string): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)]
  const scripts = inline.map(([, script = '']) => hashOf(script)).join(' ')
  const policy = `default-src 'none'; script-src 'self' ${scripts}; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'`
  return html.replace(
    '<meta charset="utf-8">',
    (charset) => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`,
  )
}
