import { expect, test } from 'vitest'
import { renderMarkdown } from './markdown.ts'

const references = {
  link: (href: string) => href,
  picture: (src: string) => ({ src, width: 40, height: 20 }),
}
const render = (text: string, isReport = false) => renderMarkdown(text, { ...references, isReport })

test('a heading is the link to itself, unless a link is in it already', () => {
  expect(render('## Entry points').html).toBe(
    '<h2 id="entry-points"><a class="anchor" href="#entry-points">Entry points</a></h2>\n',
  )
  expect(render('## See [b](c)').html).toBe('<h2 id="see-b">See <a href="c">b</a></h2>\n')
})

test('headings keep the text of their code', () => {
  expect(render('## The `run` table').headings).toEqual([
    { level: 2, text: 'The run table', id: 'the-run-table' },
  ])
})

test('notes for the check of code blocks are not shown', () => {
  expect(render('<!-- setup: const a = 1 -->\n<!-- run: node -->\n\nText').html).toBe('<p>Text</p>\n')
})

test('tables need no inline style, and a header without text is an ordinary cell', () => {
  const { html } = render('|  | size |\n| --- | ---: |\n| a | 1 |')
  expect(html).toContain('<td></td>\n<th class="end" scope="col">size</th>')
  expect(html).not.toContain('style=')
})

test('pictures have their size, so that nothing moves when they come', () => {
  expect(render('![Times](a.svg)').html).toContain(
    '<img src="a.svg" alt="Times" width="40" height="20" loading="lazy" decoding="async">',
  )
})

test('each export of an API report has an address, once', () => {
  const { html } = render('## x/y\n\n- `run`: Runs.\n- `run`: Again.\n- plain', true)
  expect(html.match(/<li id="[^"]+">/g)).toEqual(['<li id="xy.run">'])
})

test('the search gets the text below each heading, without code', () => {
  const { sections } = render('# A\n\nLead `x`.\n\n## B\n\nText\n\n```ts\nlet code\n```\n\n- item')
  expect(sections.map(({ heading, text }) => [heading?.text, text])).toEqual([
    [undefined, ''],
    ['A', 'Lead x.'],
    ['B', 'Text item'],
  ])
})

test('a flowchart becomes a drawing that says what leads where', () => {
  const { html } = render('```mermaid\nflowchart TD\n  a[site]\n  b[machine]\n  a --> b\n```')
  expect(html).toContain('role="img" aria-label="site leads to machine. machine leads nowhere."')
})
