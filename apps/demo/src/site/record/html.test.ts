import { expect, test } from 'vitest'
import { htmlOf, htmlOfParagraphs, plainText } from './html.ts'

test.each([
  ['', ''],
  ['One & two', '<p>One &amp; two</p>'],
  ['<p>One</p>', '<p>One</p>'],
])('the text %j is the markup %j', (text, html) => {
  expect(htmlOf(text)).toBe(html)
})

test('paragraphs of plain text are paragraphs of markup', () => {
  expect(htmlOfParagraphs(['One', 'Two'])).toBe('<p>One</p><p>Two</p>')
})

test.each([
  ['<p>One <strong>two</strong></p><p>three &amp; four</p>', 'One two three & four'],
  ['plain', 'plain'],
])('%j is read as %j', (html, text) => {
  expect(plainText(html)).toBe(text)
})
