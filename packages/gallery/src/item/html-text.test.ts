import fc from 'fast-check'
import { expect, test } from 'vitest'
import { htmlText } from './html-text.ts'

test.each([
  ['<p>Seen from below.</p>', 'Seen from below.'],
  ['<p class="a">One.</p>\n<p>Two.</p>', 'One. Two.'],
  ['A <strong>bold</strong>er <a href="/x">word</a>', 'A bolder word'],
  ['One<br>two<br/>three', 'One two three'],
  ['<h2>Head</h2><ul><li>a</li><li>b</li></ul>', 'Head a b'],
  ['<P>LOUD</P>', 'LOUD'],
  ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
  ['Tea &amp; cake &lt;here&gt; &quot;now&quot;', 'Tea & cake <here> "now"'],
  ['&#8364; &#x20ac; it&#39;s', "€ € it's"],
  ['&amp;lt;', '&lt;'],
  ['Don&rsquo;t &ldquo;stop&rdquo; &ndash; it&apos;s us&hellip;', "Don’t “stop” – it's us…"],
  ['&constructor; &toString; &__proto__;', '&constructor; &toString; &__proto__;'],
  ['a&nbsp;b', 'a b'],
  ['&#x10ffff;', '\u{10ffff}'],
  ['&UNKNOWN; &#x110000; &#1114112;', '&UNKNOWN; &#x110000; &#1114112;'],
  ['a<script>\n1\n</script>b', 'ab'],
  ['A <b>b</b>, <i class="x">c</i> <hr>d', 'A b, c d'],
  ['<h1>One</h1><h6>two</h6><header>three</header>', 'One two three'],
  ['&unknown; &#x110000; &', '&unknown; &#x110000; &'],
  ['before<!-- note <b> -->after', 'beforeafter'],
  ['<style>p{color:red}</style>text<script>alert("</p>")</script>', 'text'],
  ['  plain   text ', 'plain text'],
  // What is not closed ends with the text: https://html.spec.whatwg.org/#parse-error-eof-in-tag
  ['one <b class="x', 'one'],
  ['one <p class="x', 'one'],
  ['one <!-- two', 'one'],
  ['one <script>two', 'one'],
])('%s says %s', (html, text) => expect(htmlText(html)).toBe(text))

test.each([undefined, '', '<p></p>', '<p> &#32;</p>', '<!-- x -->'])('%s says nothing', (html) =>
  expect(htmlText(html)).toBeUndefined(),
)

test('never throws, and leaves no tag', () => {
  const piece = fc.constantFrom('<p>', '</p>', '<', '>', '&', '#', ';', 'amp', '<b', 'x', ' ', '<!--', '-->')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      expect(htmlText(pieces.join('')) ?? '').not.toMatch(/<\/?(p|b)>/)
    }),
  )
})
