import { describe, expect, onTestFinished, test } from 'vitest'
import { showForm, skins } from './test-support/skin.test-support.tsx'
import { contact } from './mock/sample.testing.ts'
import { createFormStage } from './mock/stage.testing.ts'
import './styles.css'

/** Directions around a form, the outermost first. */
const cases = [
  ['ltr', ['ltr']],
  ['rtl', ['rtl']],
  ['ltr in rtl', ['rtl', 'ltr']],
  ['rtl in ltr', ['ltr', 'rtl']],
] as const

/** Lays directions around an element, in languages that are written the other way. */
function surround(element: Element, around: readonly ('ltr' | 'rtl')[]): void {
  for (const dir of around.toReversed()) {
    const outer = Object.assign(document.createElement('div'), { dir, lang: dir === 'rtl' ? 'en' : 'ar' })
    element.replaceWith(outer)
    outer.append(element)
    element = outer
  }
  onTestFinished(() => element.remove())
}

describe.each(skins)('in a form as %s', (skin) => {
  test.each(cases)('in %s the chevron of a menu stands at its end', (_, around) => {
    const { root } = showForm(skin, contact, createFormStage())
    surround(root, around)
    const isLtr = around.at(-1) === 'ltr'
    const { backgroundPosition, paddingLeft, paddingRight } = getComputedStyle(root.querySelector('select')!)
    expect(backgroundPosition).toMatch(
      isLtr ? /^calc\(100% - 20px\) 50%, calc\(100% - 14px\)/ : /^calc\(0% \+ 14px\) 50%, calc\(0% \+ 20px\)/,
    )
    expect([paddingLeft, paddingRight]).toEqual(isLtr ? ['14px', '38px'] : ['38px', '14px'])
  })
})
