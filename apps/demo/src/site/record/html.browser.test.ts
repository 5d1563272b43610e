import { expect, test } from 'vitest'
import { completeMarkup } from './html.ts'

test.each([
  '<p>One</p><!-- two',
  '<p>One</p></div></main><p>two',
  '<p>One</p><textarea>two',
  '<p>One</p><a href="/two',
  '<ul><li>One <b>two',
  '<p>One</p><style>p {',
  '<p>One</p><script>two',
  '<p>One</p><template><p>two',
  '<p>One</p><svg><g>two',
  '<table><tr><td>One',
])('what an owner is typing as %j takes nothing of the page with it', (html) => {
  const page = document.createElement('template')
  page.innerHTML = `<main><div>${completeMarkup(html)}</div></main><footer>After</footer>`
  const [main, footer] = page.content.children
  expect([page.content.children.length, main?.children.length, footer?.outerHTML]).toEqual([
    2,
    1,
    '<footer>After</footer>',
  ])
  expect(main?.textContent).toContain('One')
})

test('markup that is complete stays as it is', () => {
  const html = '<p>One <em>two</em></p><pre><code>a &lt; b</code></pre><img src="/three.webp" alt="">'
  expect(completeMarkup(html)).toBe(html)
})
