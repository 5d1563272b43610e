import type { Cleanup } from '@sitewright/machine'
import type { Shop } from '../wiring.ts'
import { isChosen, selectionIn } from './selection.ts'

const PRICE = '.product-price'

/** Replaces the content of printed prices with that of others. */
function show(prices: readonly HTMLElement[], html: string): void {
  const template = document.createElement('template')
  template.innerHTML = html
  const next = template.content.querySelector(PRICE)
  if (!next) return
  for (const price of prices) price.replaceChildren(...next.cloneNode(true).childNodes)
}

/** Starts the printed price of a product with options, which follows the variant that is chosen, in its buy bar as well. */
export function startPrice({ localization }: Shop, block: HTMLElement): Cleanup {
  const bar = block.parentElement?.querySelector('[data-buy-bar]')
  const prices = [block, bar].flatMap((part) => [...(part?.querySelectorAll<HTMLElement>(PRICE) ?? [])])
  const [first] = prices
  if (first) first.ariaLive = 'polite'
  // The price of another variant needs the catalogue, which is loaded when the first one is chosen.
  const follow = async (): Promise<void> => {
    const { variantPrice } = await import('./variant-price.ts')
    show(prices, variantPrice(block.dataset.itemId, selectionIn(block), localization))
  }
  const onChange = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('.variant-option')) void follow()
  }
  block.addEventListener('change', onChange)
  if (isChosen(block)) void follow()
  return () => block.removeEventListener('change', onChange)
}
