import { expect, test } from 'vitest'
import { framePage } from './build.ts'

test('the frame of examples loads nothing but scripts, styles, fonts and pictures of the site', () => {
  const page = framePage({ react: './modules/react.js' })
  const policy = /Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? ''
  const directives = new Map(policy.split('; ').map((text) => [text.split(' ')[0], text]))
  expect(directives.get('default-src')).toBe("default-src 'none'")
  // printf '{"imports":{"react":"./modules/react.js"}}' | openssl dgst -sha256 -binary | base64
  expect(directives.get('script-src')).toBe(
    "script-src 'self' blob: 'sha256-H4502+3dXaxleuIUyrEVnWB9k4w18+Tz+Ur7Indpj78='",
  )
  expect(directives.has('connect-src')).toBe(false)
  expect(page).toContain('<script type="importmap">{"imports":{"react":"./modules/react.js"}}</script>')
})
