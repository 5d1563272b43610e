import { expect, test } from 'vitest'
import { htmlOf } from '../document/html.ts'
import { parseHtml } from './parse.dom.ts'

const clean = (html: string): string => htmlOf(parseHtml(html))

test.for([
  ['a script', 'a<script>bad()</script>', '<p>a</p>'],
  [
    'a script in a table in a table',
    '<table><tr><td>a<table><tr><td><script>bad()</script>b',
    '<p>a</p><p>b</p>',
  ],
  ['handlers', '<p onclick="bad()" onmouseover=bad()>a</p>', '<p>a</p>'],
  ['an image that fails', '<img src=x onerror="bad()">a', '<p>a</p>'],
  ['javascript: in a link', '<a href="javascript:bad()">a</a>', '<p>a</p>'],
  [
    'javascript: behind spaces, tabs and entities',
    '<a href=" &#1;java&#9;script&colon;bad()">a</a>',
    '<p>a</p>',
  ],
  ['JaVaScRiPt:', '<a href="JaVaScRiPt:bad()">a</a>', '<p>a</p>'],
  ['data: in a link', '<a href="data:text/html,<script>bad()</script>">a</a>', '<p>a</p>'],
  ['vbscript:', '<a href="vbscript:bad()">a</a>', '<p>a</p>'],
  ['a frame', '<iframe srcdoc="<script>bad()</script>">a</iframe>b', '<p>b</p>'],
  ['SVG', '<svg onload=bad()><text>a</text></svg>b', '<p>b</p>'],
  [
    'MathML that ends early',
    '<math><mtext><table><mglyph><style><img src onerror=bad()></style></mglyph></table></mtext></math>b',
    '<p>b</p>',
  ],
  ['a style element', '<style>@import "//evil.example"</style>a', '<p>a</p>'],
  ['a style with an address', '<p style="background:url(//evil.example);position:fixed">a</p>', '<p>a</p>'],
  ['an expression as a colour', '<p style="color:expression(bad())">a</p>', '<p>a</p>'],
  ['a form', '<form action="//evil.example"><input value="a"><button>b</button>c</form>', '<p>c</p>'],
  ['a template', '<template><p>a</p></template>b', '<p>b</p>'],
  ['classes and ids', '<p class="a" id="b" data-c="d">e</p>', '<p>e</p>'],
  ['what is hidden', '<p hidden>a</p><p>b</p>', '<p>b</p>'],
  ['HTML that is not closed', '<b><i>a', '<p><strong><em>a</em></strong></p>'],
] as const)('cleans %s', ([, dirty, html]) => {
  expect(clean(dirty)).toBe(html)
})

test('runs no script and fetches no image while it reads', async () => {
  let isRun = false
  Object.assign(globalThis, { bad: () => (isRun = true) })
  clean('<img src="data:," onerror="bad()"><svg onload="bad()"></svg><script>bad()</script>')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(isRun).toBe(false)
})

test.for([
  [
    'links of the web, of email, of phones and of the site',
    '<p><a href="https://a.example/?b=1&amp;c=2">a</a><a href="mailto:a@b.example">b</a><a href="tel:+1">c</a><a href="/d#e">d</a></p>',
  ],
  ['a link in a new window', '<p><a href="/a" target="_blank" rel="noopener noreferrer">a</a></p>'],
  ['nested lists of both kinds', '<ol start="3"><li><p>a</p><ul><li><p>b</p></li></ul></li></ol>'],
  ['empty paragraphs', '<p>a</p><p><br></p><p>b</p>'],
  ['line breaks, also the last', '<p>a<br>b<br><br></p>'],
  ['characters of HTML', '<p>1 &lt; 2 &amp;&amp; "a" &gt; \'b\'</p>'.replaceAll('"', '&quot;')],
  ['spaces that HTML would not show', '<p>&nbsp;a &nbsp;b&nbsp;</p>'],
  ['alignment and indentation', '<h2 style="text-align: center; margin-inline-start: 80px">a</h2>'],
] as const)('keeps %s', ([, html]) => {
  expect(clean(html)).toBe(html)
})

test.for([
  [
    '<b>a</b><i>b</i><strike>c</strike><del>d</del><ins>e</ins>',
    '<p><strong>a</strong><em>b</em><s>cd</s><u>e</u></p>',
  ],
  [
    '<span style="font-weight:700;font-style:italic;text-decoration:underline line-through;vertical-align:sub">a</span>',
    '<p><strong><em><u><s><sub>a</sub></s></u></em></strong></p>',
  ],
  ['<font color="notacolour">a</font>', '<p>a</p>'],
  ['<span style="color: notacolour">a</span>', '<p>a</p>'],
  ['<font color="#ff0000">a</font>', '<p><span style="color: #ff0000">a</span></p>'],
  [
    '<center>a</center><p align=right>b</p>',
    '<p style="text-align: center">a</p><p style="text-align: right">b</p>',
  ],
  ['<div>a</div>b<div><div>c</div></div>', '<p>a</p><p>b</p><p>c</p>'],
  [
    '<p style="margin-left:36pt">a</p><p style="margin-left:-1in">b</p><p style="margin-left:99in">c</p>',
    '<p style="margin-inline-start: 40px">a</p><p>b</p><p style="margin-inline-start: 320px">c</p>',
  ],
  [
    '<ol start="-5"><li>a</ol><ol start="x"><li>b</ol>',
    '<ol><li><p>a</p></li></ol><ol><li><p>b</p></li></ol>',
  ],
  ['', ''],
  ['   ', ''],
  ['<p></p>', ''],
] as const)('reads %s as the elements of the schema', ([html, read]) => {
  expect(clean(html)).toBe(read)
})
