import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import '../styles.css'

/** Shows markup of a shop. Returns what finds its elements. */
function show(html: string): (selector: string) => HTMLElement {
  document.body.insertAdjacentHTML('beforeend', html)
  const shown = document.body.lastElementChild!
  onTestFinished(() => shown.remove())
  return (selector) => shown.querySelector<HTMLElement>(selector)!
}

const stepper = `<div data-cart="stepper">
  <button aria-disabled="true"><svg data-cart="icon"></svg></button><input value="2" /><button><svg data-cart="icon"></svg></button>
</div>`

// Text at 200 % on a phone: https://www.w3.org/TR/WCAG22/#resize-text
describe('with large text on a phone', () => {
  beforeEach(async () => {
    await page.viewport(390, 844)
    document.documentElement.style.fontSize = '200%'
    onTestFinished(() => document.documentElement.removeAttribute('style'))
  })

  const cart = `<section data-cart="cart-page" style="inline-size: 326px">
    <ul data-cart="entries">
      <li data-cart="entry">
        <span data-cart="entry-image"></span>
        <div data-cart="entry-title">Everyday mug</div>
        <span data-cart="entry-subtotal">$40.00</span>
        ${stepper}
        <button data-cart="entry-remove">Remove</button>
      </li>
    </ul>
    <div data-cart="also-bought">
      <ul>
        <li><div data-cart="product"><button data-cart="button">Warenkorb</button></div></li>
        <li><div data-cart="product"><button data-cart="button">Warenkorb</button></div></li>
      </ul>
    </div>
  </section>`

  test('the button that removes an entry is below its quantity', () => {
    const find = show(cart)
    const remove = find('[data-cart="entry-remove"]').getBoundingClientRect()
    expect(remove.top).toBeGreaterThanOrEqual(find('[data-cart="stepper"]').getBoundingClientRect().bottom)
  })

  test('a button of a listing has room for its longest word', () => {
    const { height } = show(cart)('[data-cart="button"]').getBoundingClientRect()
    expect(height).toBe(88)
  })

  test('a stepper is no wider than its place', () => {
    const find = show(`<div><div data-cart="field" style="inline-size: 200px">${stepper}</div></div>`)
    expect(find('[data-cart="stepper"]').offsetWidth).toBe(200)
  })

  test('icons grow with the text', () => {
    const { width } = show(`<div>${stepper}</div>`)('svg').getBoundingClientRect()
    expect(width).toBeCloseTo(2 * 18.33, 1)
  })

  test('the text of a popover has half of its width', () => {
    const find = show(`<div><div data-cart="popover" data-state="open">
      <svg data-cart="icon"></svg><p>The everyday mug was added to your cart.</p>
      <button data-cart="popover-close"><svg data-cart="icon"></svg></button>
    </div></div>`)
    expect(find('p').offsetWidth / find('[data-cart="popover"]').offsetWidth).toBeGreaterThan(0.5)
  })

  test('a dialog leaves most of the window to its text', () => {
    const find = show(`<div><dialog open data-cart="lightbox"><div data-cart="lightbox-panel">
      <p>Sizes</p>
    </div></dialog></div>`)
    expect(find('p').offsetWidth).toBeGreaterThan(0.75 * innerWidth)
  })
})

// The colours that a browser forces: https://drafts.csswg.org/css-color-adjust-1/#forced
describe('in forced colours', () => {
  beforeEach(async () => {
    // Types of the protocol come with a package of their own.
    const session = cdp() as unknown as { send: (method: string, given: object) => Promise<unknown> }
    const force = (value: string) =>
      session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
    await force('active')
    onTestFinished(() => force('none').then(() => undefined))
    await expect.poll(() => matchMedia('(forced-colors: active)').matches).toBe(true)
  })

  /** A system colour as it is computed. */
  function systemColour(name: string): string {
    const probe = show('<div><i></i></div>')('i')
    probe.style.color = name
    return getComputedStyle(probe).color
  }

  test.each([
    ['a step that is not possible', stepper, 'button'],
    [
      'a checkout below the minimum',
      '<button data-cart="button" data-kind="wide" aria-disabled="true">Check out</button>',
      '[data-kind]',
    ],
  ])('%s is grey', (_, html, selector) => {
    const find = show(`<div>${html}</div>`)
    expect(getComputedStyle(find(selector)).color).toBe(systemColour('GrayText'))
  })

  test('the mark before what is nearly sold out is there', () => {
    const { backgroundColor } = getComputedStyle(
      show('<div><p data-cart="scarcity">Only a few left</p></div>')('p'),
      '::before',
    )
    expect(backgroundColor).toBe(systemColour('CanvasText'))
  })

  test('a button that is busy turns its wheel in the colour of its text', () => {
    const { borderTopColor } = getComputedStyle(
      show('<div><button data-cart="button" data-state="adding">Adding…</button></div>')('button'),
      '::after',
    )
    expect(borderTopColor).toBe(systemColour('ButtonText'))
  })

  test('the shapes of a cart that is loaded are drawn', () => {
    const find = show('<div><p data-cart="loading"></p></div>')
    expect(getComputedStyle(find('p')).backgroundImage).toContain(systemColour('GrayText'))
  })
})
