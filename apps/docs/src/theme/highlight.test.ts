import { expect, test } from 'vitest'
import { highlight } from './highlight.ts'

test('each kind of token has its class', () => {
  expect(highlight("const a = call('b', 1) // c")).toBe(
    '<span class="keyword">const</span> a = <span class="function">call</span>(<span class="string">\'b\'</span>, <span class="constant">1</span>) <span class="comment">// c</span>',
  )
})

test('code is text, whatever it has in it', () => {
  const code = '<img src=x onerror="alert(\'1 && 2\')"> `${"<b>"}` // <script>'
  const html = highlight(code)
  expect(html.replace(/<\/?span[^>]*>/g, '')).not.toContain('<')
  expect(
    html
      .replace(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&amp;', '&'),
  ).toBe(code)
})
