import type { Cleanup } from '@sitewright/machine'

const STATES = ['data-state', 'aria-busy', 'aria-disabled']

/** First choice of a product that is still open: a menu without a value, or radio buttons of which none is checked. */
function openChoice(block: ParentNode): HTMLElement | undefined {
  const options = [...block.querySelectorAll<HTMLElement>('.variant-option')]
  const open = options.find(
    (option) =>
      !option.querySelector(':checked:is([type=radio])') &&
      !option.querySelector<HTMLSelectElement>('select')?.value,
  )
  // One of the two is hidden.
  const controls = open?.querySelectorAll<HTMLElement>('select, input') ?? []
  return [...controls].find((control) => control.checkVisibility())
}

/** Copies the text and the state of the add button. */
function mirror(button: HTMLElement, copy: HTMLElement): void {
  copy.textContent = button.textContent.trim()
  for (const name of STATES) {
    const value = button.getAttribute(name)
    if (value === null) copy.removeAttribute(name)
    else copy.setAttribute(name, value)
  }
}

/**
 * Starts the bar of a product's page on phones: a second add button, in reach while the first is out of sight. A press
 * leads to the first choice that is still open, if there is one.
 */
export function startBuyBar(bar: HTMLElement, button: HTMLElement): Cleanup {
  const copy = bar.querySelector<HTMLElement>('[data-buy-button]')
  const block = button.closest('[data-product]')
  if (!copy || !block) return () => undefined
  const life = new AbortController()
  const press = () => {
    const choice = openChoice(block)
    choice?.closest('.product-variants')?.scrollIntoView({ block: 'center' })
    if (choice) choice.focus({ preventScroll: true })
    else button.click()
  }
  const update = () => mirror(button, copy)
  const observer = new MutationObserver(update)
  observer.observe(button, { subtree: true, childList: true, characterData: true, attributeFilter: STATES })
  // A button that is not drawn, as that of a sold-out product, has no size and needs no second one.
  const sight = new IntersectionObserver(([entry]) => {
    bar.hidden = !entry || entry.isIntersecting || entry.boundingClientRect.height === 0
  })
  sight.observe(button)
  copy.addEventListener('click', press, life)
  update()
  return () => {
    life.abort()
    observer.disconnect()
    sight.disconnect()
    bar.hidden = true
  }
}
