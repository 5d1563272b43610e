import { describe, expect, test } from 'vitest'
import { follow, pass, START, type HtmlPlace } from './place.ts'

const behind = (text: string): HtmlPlace => follow(text, START)

describe('the place behind a text', () => {
  test.each<[text: string, place: HtmlPlace]>([
    ['a < b', START],
    ['<!-- a > b', { in: 'comment', element: '-' }],
    ['<!-- a -->', START],
    ['<!-- a --!>', START],
    ['<!-->', START],
    ['<!--<b-->', START],
    ['<!a>', START],
    ['> <!a><p', { in: 'name', element: 'p' }],
    ['</P', { in: 'name', element: '/p' }],
    ['<P\n', { in: 'tag', element: 'p' }],
    ['<p /  a', { in: 'attribute', element: 'p', attribute: 'a' }],
    ['<p a=b c', { in: 'attribute', element: 'p', attribute: 'c' }],
    ['<p a="=" c', { in: 'attribute', element: 'p', attribute: 'c' }],
    ['<p a=b>', START],
    ['<a HREF = "', { in: 'value', element: 'a', attribute: 'href', address: 'begins', quote: '"' }],
    ['<a href="a', { in: 'value', element: 'a', attribute: 'href', address: 'scheme', quote: '"' }],
    ['<a href=" ', { in: 'value', element: 'a', attribute: 'href', address: 'begins', quote: '"' }],
    ['<a href="/a', { in: 'value', element: 'a', attribute: 'href', quote: '"' }],
    ['<a href="x-javascript:', { in: 'value', element: 'a', attribute: 'href', quote: '"' }],
    ...[
      ' javascript:',
      'java&#9;script:',
      'java\nscript:',
      '\u0001javascript:',
      '&Tab;j&#x0d;avascript&colon;',
    ].map((address): [string, HtmlPlace] => [
      `<a href="${address}`,
      { in: 'value', element: 'a', attribute: 'on', quote: '"' },
    ]),
    ['<script>a</SCRIPT>', START],
    ['<script></script>', START],
    ['<script>a</script', { in: 'name', element: '/script' }],
    ['<script></script><p', { in: 'name', element: 'p' }],
    ['<title>a</title><p', { in: 'name', element: 'p' }],
    ['<titles>', START],
    ['<textarea><p>', { in: 'plain', element: 'textarea' }],
    ['<title>"url(', { in: 'plain', element: 'title' }],
    ['<xmp><p>', { in: 'plain', element: 'xmp' }],
    ['<svg>', { in: 'text', foreign: 'svg' }],
    ['<svg><g a="b"><!-- c -->', { in: 'text', foreign: 'svg' }],
    ['<svg><a href="/', { in: 'value', element: 'a', attribute: 'href', quote: '"', foreign: 'svg' }],
    ['<svg></svg>', START],
    ['<svg><svg></svg>', { in: 'text', foreign: 'svg' }],
    ['<math><mi></mi></math>', START],
    // An end tag that is inside of HTML in a drawing does not end the drawing.
    ['<svg><foreignObject></svg></foreignObject>', { in: 'text', foreign: 'svg' }],
    ['<p><desc></desc>', START],
    ['<svg><title>a', { in: 'plain', element: 'title', foreign: 'svg' }],
    ['<svg><title>a</title></svg>', START],
    ['<svg><title><', { in: 'anywhere' }],
    ['<svg><![CDATA[ <p title=" ]]>', { in: 'text', foreign: 'svg' }],
    ['<svg><![CDATA[ > ]]>', { in: 'anywhere' }],
    ['<script><!--<script>', { in: 'anywhere' }],
    ['<script><!--</script><script>', { in: 'script', element: 'script' }],
    ['<script>a()<!-- b', { in: 'script', element: 'script', attribute: '<!--' }],
    ['<script><!-- a --> b', { in: 'script', element: 'script' }],
  ])('%s', (text, place) => {
    expect(behind(text)).toEqual(place)
  })

  test.each<[first: string, second: string, place: HtmlPlace]>([
    ['<', ' b', START],
    ['<', '1b', START],
    ['<', 'b', { in: 'name', element: 'b' }],
    ['<p a=', ' b', { in: 'value', element: 'p', attribute: 'a', address: 'scheme', quote: '' }],
    ['<p a=', '"b', { in: 'value', element: 'p', attribute: 'a', address: 'scheme', quote: '"' }],
    ['<a href="/a', 'b', { in: 'value', element: 'a', attribute: 'href', quote: '"' }],
    // An end tag ends the script, although its comment is open.
    ['<script><!--', '</script><script>', { in: 'script', element: 'script' }],
    ['<script><!--', '<script>', { in: 'anywhere' }],
    ['<script><!--', '--><script>', { in: 'script', element: 'script' }],
    ['<style>a { b: url(', 'c', { in: 'style', element: 'style', string: 'url', address: 'scheme' }],
    ['<style>a { b: url(', 'c)', { in: 'style', element: 'style' }],
    ['<style>a { b: url(', "c) url('", { in: 'style', element: 'style', string: 'url', address: 'begins' }],
    ['<style>a { b: url(', '/c', { in: 'style', element: 'style', string: 'url' }],
  ])('%s, continued by %s', (first, second, place) => {
    expect(follow(second, behind(first))).toEqual(place)
  })
})

describe('the surroundings in a script', () => {
  test.each<[script: string, string: HtmlPlace['string']]>([
    ['a // it"s', undefined],
    ['a // it"s\n"', '"'],
    ['a /* it"s */', undefined],
    ['a /* it"s', undefined],
    ['a /* b', undefined],
    ['a = "b', '"'],
    ["a = 'b\\'", "'"],
    ['a = `b', '`'],
    ['a = `b\\`', '`'],
    ['a = `b` + "', '"'],
    ['a = `b ${c} d` + "', '"'],
    ['a = `${bc} d', '`'],
    ['a = `${b', '${'],
    ['a = "${', '"'],
    ['a = /["]/', undefined],
  ])('%s', (script, string) => {
    expect(behind(`<script>${script}`).string).toBe(string)
  })
})

test('a value that is printed leaves a name in doubt, and its place as it is', () => {
  expect(pass({ in: 'name', element: 'h' })).toEqual({ in: 'name', element: 'h*' })
  expect(pass({ in: 'tag', element: 'p' })).toEqual({ in: 'attribute', element: 'p', attribute: '*' })
  expect(pass({ in: 'attribute', element: 'p', attribute: 'data-' })).toEqual({
    in: 'attribute',
    element: 'p',
    attribute: 'data-*',
  })
  const value: HtmlPlace = { in: 'value', element: 'p', attribute: 'a', address: 'begins' }
  expect(pass(value)).toEqual({ ...value, quote: '' })
  expect(pass({ ...value, quote: '"', inner: { in: 'name', element: 'h' } })).toEqual({
    ...value,
    quote: '"',
    inner: { in: 'name', element: 'h*' },
  })
  expect(pass(START)).toBe(START)
})
