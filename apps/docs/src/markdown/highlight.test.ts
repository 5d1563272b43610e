import { expect, test } from 'vitest'
import { highlight } from './highlight.ts'

const textIn = (html: string): string => html.replace(/<[^>]+>/g, '')

test('tokens carry classes, and no styles', () => {
  const html = highlight("const price: Money = '1' // one", 'ts')
  expect(html).toContain('<span class="tok-keyword">const</span>')
  expect(html).toContain('<span class="tok-comment">// one</span>')
  expect(html).not.toContain('style')
})

test.each([
  ['tsx', 'const a = <b title="1 < 2">{x && y}</b>\n\nexport default a'],
  ['html', '<p class="a">A &amp; B</p>'],
  ['sh', 'npm start   # a shop & more\n  pnpm test --filter "x"'],
  ['vue', '<script setup>\nconst a = 1\n</script>'],
  ['unknown', 'a < b && c'],
])('the text of %s is kept to the letter', (language, code) => {
  const escaped = code.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  expect(textIn(highlight(code, language))).toBe(escaped.replaceAll('"', '&quot;'))
})
