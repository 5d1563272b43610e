import { expect, test } from 'vitest'
import { openText, paste } from './prosemirror.test-support.ts'

function pasted(html: string): string {
  const { text, element } = openText('')
  paste(element, html)
  return text.html()
}

const word = (body: string): string =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]--><style><!-- p.MsoNormal {mso-style-parent:""; margin:0in} --></style></head><body lang=EN-US style='tab-interval:.5in'><!--StartFragment-->${body}<!--EndFragment--></body></html>`

const item = (text: string, level: number, marker: string): string =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:1.0in;text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`

test('cleans text from Word', () => {
  const html = word(
    `<h1>Report<o:p></o:p></h1><p class=MsoNormal style='margin-bottom:8.0pt'><b style='mso-bidi-font-weight:normal'><span style='font-size:11.0pt;font-family:"Calibri",sans-serif;color:black'>Bold</span></b> and <span style='background:yellow;mso-highlight:yellow'>marked</span><o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>End<span style='mso-hide:all;display:none'>secret</span></p>`,
  )
  expect(pasted(html)).toBe(
    '<h1>Report</h1><p><strong>Bold</strong> and <span style="background-color: yellow">marked</span></p><p><br></p><p>End</p>',
  )
})

test('makes lists of what Word draws as lists', () => {
  const html = word(
    item('one', 1, '·') +
      item('inner', 2, 'o') +
      item('two', 1, '·') +
      '<p>between</p>' +
      item('first', 1, '4.') +
      item('next', 1, '5.'),
  )
  expect(pasted(html)).toBe(
    '<ul><li><p>one</p><ul><li><p>inner</p></li></ul></li><li><p>two</p></li></ul><p>between</p><ol start="4"><li><p>first</p></li><li><p>next</p></li></ol>',
  )
})

test('cleans text from Google Docs', () => {
  const html = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt;font-family:Arial;color:#000000;background-color:transparent;font-weight:400">Title</span></h2><p dir="ltr"><span style="color:#000000;font-weight:700;white-space:pre-wrap">Bold</span><span style="white-space:pre-wrap"> plain </span><a href="https://a.example" style="text-decoration:none"><span style="color:#1155cc;text-decoration:underline">link</span></a></p><br><p dir="ltr"><span>next</span></p><ul><li dir="ltr" aria-level="1" style="margin-left:36pt"><p dir="ltr" role="presentation"><span>one</span></p></li><ul><li dir="ltr" aria-level="2"><p role="presentation"><span>inner</span></p></li></ul></ul></b>`
  expect(pasted(html)).toBe(
    '<h2>Title</h2><p><strong>Bold</strong> plain <a href="https://a.example">link</a></p><p><br></p><p>next</p><ul><li><p>one</p><ul><li><p>inner</p></li></ul></li></ul>',
  )
})

test('cleans what is hostile', () => {
  expect(
    pasted(
      '<p onclick=bad()>a<script>bad()</script><a href="javascript:bad()">b</a><img src=x onerror=bad()></p><table><tr><td><table><tr><td>c</table></table>',
    ),
  ).toBe('<p>ab</p><p>c</p>')
})

test('pastes a word into a sentence', () => {
  const { text, element } = openText('<p> and more</p>')
  paste(element, '<b>one</b>')
  expect(text.html()).toBe('<p><strong>one</strong>and more</p>')
})
