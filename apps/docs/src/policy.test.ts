import { expect, test } from 'vitest'
import { withPolicy } from './policy.ts'

test('a page permits the scripts that it came with, and no others', () => {
  const html = withPolicy('<meta charset="utf-8"><script src="/a.js"></script><script id="b">1</script>')
  // printf 1 | openssl dgst -sha256 -binary | base64
  expect(html).toContain("script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s=';")
})
