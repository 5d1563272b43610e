import { describe, expect, onTestFinished, test } from 'vitest'
import '../styles.css'

/** Directions around a part, the outermost first. */
const cases = [
  ['ltr', ['ltr']],
  ['rtl', ['rtl']],
  ['ltr in rtl', ['rtl', 'ltr']],
  ['rtl in ltr', ['ltr', 'rtl']],
] as const

/** The look of a part in nested directions, in languages that are written the other way. */
function lookOf(html: string, selector: string, around: readonly ('ltr' | 'rtl')[]): CSSStyleDeclaration {
  const nested = around.reduceRight(
    (inner, dir) => `<div dir="${dir}" lang="${dir === 'rtl' ? 'en' : 'ar'}">${inner}</div>`,
    html,
  )
  document.body.insertAdjacentHTML('beforeend', nested)
  const outer = document.body.lastElementChild!
  onTestFinished(() => outer.remove())
  return getComputedStyle(outer.querySelector(selector)!)
}

describe.each(cases)('in %s', (_, around) => {
  const isLtr = around.at(-1) === 'ltr'

  test('the arrow of a menu stands at its end, where its text leaves room', () => {
    const html = '<div data-cart="field"><select><option>Small</option></select></div>'
    const { backgroundPosition, paddingLeft, paddingRight } = lookOf(html, 'select', around)
    expect(backgroundPosition).toMatch(
      isLtr ? /^calc\(100% - 22px\) 52%, calc\(100% - 17px\)/ : /^calc\(0% \+ 17px\) 52%, calc\(0% \+ 22px\)/,
    )
    expect([paddingLeft, paddingRight]).toEqual(isLtr ? ['14px', '40px'] : ['40px', '14px'])
  })

  test('stars fill up from the start', () => {
    const { scale, backgroundImage } = lookOf(
      '<span data-cart="stars" style="--_stars: 3.5"></span>',
      'span',
      around,
    )
    expect(scale).toBe(isLtr ? '1' : '-1 1')
    expect(backgroundImage).toMatch(/^linear-gradient\(to right, .* 70%, .* 70%\)$/)
  })

  test('entries that are loaded are drawn from the start', () => {
    expect(lookOf('<p data-cart="loading"></p>', 'p', around).scale).toBe(isLtr ? '1' : '-1 1')
  })

  test('a popover has more room before its text than after its button', () => {
    const html = '<div data-cart="popover" data-state="open"><p>Added</p></div>'
    const { padding } = lookOf(html, '[data-cart]', around)
    expect(padding).toBe(isLtr ? '10px 10px 10px 16px' : '10px 16px 10px 10px')
  })

  test('a notice is round where its line is not', () => {
    const { borderRadius, borderLeftWidth } = lookOf('<p data-cart="notice"></p>', 'p', around)
    expect(borderRadius).toBe(isLtr ? '0px 10px 10px 0px' : '10px 0px 0px 10px')
    expect(borderLeftWidth).toBe(isLtr ? '3px' : '0px')
  })
})
