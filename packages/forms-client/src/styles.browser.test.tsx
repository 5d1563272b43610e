import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { showForm, skins } from './test-support/skin.test-support.tsx'
import { contact } from './mock/sample.testing.ts'
import { createFormStage } from './mock/stage.testing.ts'
import './styles.css'

// The colours that a browser forces: https://drafts.csswg.org/css-color-adjust-1/#forced

async function force(value: 'active' | 'none'): Promise<void> {
  // Types of the protocol come with a package of their own.
  const session = cdp() as unknown as { send: (method: string, given: object) => Promise<unknown> }
  await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
}

beforeEach(async () => {
  await force('active')
  await expect.poll(() => matchMedia('(forced-colors: active)').matches).toBe(true)
})
afterEach(() => force('none'))

/** A system colour as it is computed. */
function systemColour(name: string): string {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.color = name
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

describe.each(skins)('in forced colours a form as %s', (skin) => {
  test('has menus with the arrow of the browser, in the colours that the visitor chose', () => {
    const { root } = showForm(skin, contact, createFormStage())
    const { appearance, backgroundImage, paddingLeft, paddingRight } = getComputedStyle(
      root.querySelector('select')!,
    )
    expect([appearance, backgroundImage]).toEqual(['auto', 'none'])
    expect(paddingRight).toBe(paddingLeft)
  })

  test('marks a field that is wrong by its edge and a sign, and has a button with an edge', async () => {
    const shown = showForm(skin, contact, createFormStage())
    const style = (selector: string, pseudo?: string) =>
      getComputedStyle(shown.root.querySelector(selector)!, pseudo)
    expect(style('[data-form="submit"]').borderTopColor).toBe(systemColour('ButtonText'))
    expect(parseFloat(style('[data-form="submit"]').borderTopWidth)).toBeGreaterThan(0)
    await userEvent.click(shown.button())
    await expect.poll(() => shown.texts('error')).toHaveLength(1)
    const wrong = '[data-field="email"]'
    expect(style(wrong).borderInlineStartColor).toBe(systemColour('CanvasText'))
    expect(parseFloat(style(wrong).borderInlineStartWidth)).toBeGreaterThan(0)
    const sign = style(`${wrong} [data-form="error"]`, '::before')
    expect([sign.borderTopStyle, sign.borderTopWidth]).toEqual(['solid', '1px'])
  })
  test.each([
    ['disabled', ''],
    ['aria-disabled', 'true'],
  ])('greys out a button that is %s', (name, value) => {
    const button = showForm(skin, contact, createFormStage()).button()
    button.setAttribute(name, value)
    const { color, borderTopColor } = getComputedStyle(button)
    expect([color, borderTopColor]).toEqual([systemColour('GrayText'), systemColour('GrayText')])
  })
})
