import { enhanceAddButton } from '@sitewright/cart-client/add-to-cart'
import { addPopover } from '@sitewright/cart-client/popover'
import { enhanceQuickView } from '@sitewright/cart-client/quick-view'
import type { Cleanup } from '@sitewright/machine'
import { inTurn, nextTask } from './after-paint.ts'
import { FORMS, startForms } from './form/start-forms.ts'
import { readSettings, whenSettingsChange } from './settings/settings.ts'
import { path } from './site/record/path.ts'
import { keepStarted, stopReplaced } from './started.ts'
import { watchHeader } from './tall-header.ts'
import type { Shop } from './wiring.ts'

/** Enhanced markup: a promise of its completion, and a function that undoes it. */
interface Enhanced {
  readonly ready: Promise<unknown>
  readonly stop: Cleanup
}

/** Loads a part and starts it on its element. */
type StartPart = (element: HTMLElement) => Promise<Cleanup | undefined>

/** Takes the undo of what was started on an element. */
type AddUndo = (element: Element, cleanup: Cleanup | undefined) => void

/** Undos of what was started, including parts that are still being loaded when they are called. */
function createUndos() {
  const cleanups: Cleanup[] = []
  let isStopped = false
  const add: AddUndo = (element, cleanup) => {
    if (isStopped) cleanup?.()
    else if (cleanup) cleanups.push(keepStarted(element, cleanup))
  }
  return {
    add,
    /** Starts a part for each of some elements, once the part is loaded. */
    each: (elements: readonly HTMLElement[], start: StartPart) =>
      Promise.all(
        elements.map(async (element) => add(element, isStopped ? undefined : await start(element))),
      ),
    stop: () => {
      isStopped = true
      for (const cleanup of cleanups) cleanup()
    },
  }
}

/** True while the quick view is being loaded. */
let isQuickViewLoading = false

/** Opens a quick view once it is loaded. Until then, further presses open no other. */
function loadQuickView(itemId: string, shop: Shop): void {
  if (isQuickViewLoading) return
  isQuickViewLoading = true
  import('./product/quick-view.ts')
    .then(({ openQuickView }) => openQuickView(itemId, shop, (part) => enhance(shop, part).stop))
    .catch(reportError)
    .finally(() => (isQuickViewLoading = false))
}

/** Buttons that are started in one task. A listing has many, and a press waits for the end of the task. */
const SLICE = 8

/** Starts the add buttons and quick views of a part of the page, the first ones at once. */
async function enhanceButtons(
  shop: Shop,
  all: (selector: string) => readonly HTMLElement[],
  add: AddUndo,
): Promise<void> {
  const { client } = shop
  const openForm = async (form: unknown) =>
    (await import('./product/extra-fields.ts')).askForFields(form, shop)
  const openQuickView = ({ itemId }: { readonly itemId: string }) => loadQuickView(itemId, shop)
  // The formatter calls the labels of its radio buttons buttons; the radio buttons themselves are enough to a keyboard.
  for (const label of all('.variant-radiobtn-wrapper label')) {
    label.removeAttribute('role')
    label.removeAttribute('tabindex')
  }
  const start = (button: HTMLElement) => {
    if (button.matches('.sqs-product-quick-view-button'))
      return enhanceQuickView(client, button, openQuickView)
    const isListing = button.closest('.card') !== null
    return enhanceAddButton(client, button, { isListing, refreshStock: !isListing, openForm })
  }
  const buttons = all('.sqs-add-to-cart-button, .sqs-product-quick-view-button')
  for (const [index, button] of buttons.entries()) {
    if (index > 0 && index % SLICE === 0) await nextTask()
    // Parts that were replaced meanwhile are started with their replacement.
    if (button.isConnected) add(button, start(button))
  }
}

/** Parts by the markup that they start, those of the first screen first. */
const partsOf = (shop: Shop): readonly (readonly [selector: string, start: StartPart])[] => [
  [
    '[data-gallery]',
    async (gallery) =>
      (await import('./gallery/start-gallery.ts')).startGallery(gallery, shop.localization.locale),
  ],
  [
    '[data-instalments]',
    async (banner) => (await import('./product/instalment.ts')).startInstalments(shop, banner),
  ],
  [
    '[data-product]:has(.variant-option)',
    async (block) => (await import('./product/price.ts')).startPrice(shop, block),
  ],
  [
    '.product-restock-notification',
    async (block) => (await import('./product/restock.ts')).startRestock(shop, block),
  ],
  [
    '[data-buy-bar]',
    async (bar) => {
      const button = bar.parentElement?.querySelector<HTMLElement>('.product .sqs-add-to-cart-button')
      return button ? (await import('./product/buy-bar.ts')).startBuyBar(bar, button) : undefined
    },
  ],
  ['[data-reviews]', async (reviews) => (await import('./product/review.ts')).startReviews(shop, reviews)],
]

/** Starts the likes and comments of a part of the page, if it has any. */
async function enhanceReactions(shop: Shop, root: ParentNode, add: AddUndo): Promise<void> {
  const comments = root.querySelector('.squarespace-comments')
  if (!comments && !root.querySelector('.sqs-simple-like')) return
  const { startReactions } = await import('./comments/start-reactions.ts')
  // They ask the server, which is loaded last, so the page does not wait for them.
  void startReactions(shop, root).then((stop) => comments && add(comments, stop))
}

/** Elements of a part of the page that match: the part itself, and those in it. */
function elementsIn(root: ParentNode, selector: string): readonly HTMLElement[] {
  const below = [...root.querySelectorAll<HTMLElement>(selector)]
  return root instanceof HTMLElement && root.matches(selector) ? [root, ...below] : below
}

/**
 * Starts the scripts of what the templates printed, on the page or in a part of it. Each is loaded where it is shown, and
 * started in a task of its own: a press of the visitor waits for one of them at most.
 */
export function enhance(shop: Shop, root: ParentNode = document): Enhanced {
  const { add, each, stop } = createUndos()
  const all = (selector: string) => elementsIn(root, selector)
  // Forms are measured, so they come before what writes into the page.
  const forms = startForms(shop, all(FORMS), add)
  const parts = partsOf(shop)
    .map(([selector, start]) => [all(selector), start] as const)
    .filter(([elements]) => elements.length > 0)
    .map(
      ([elements, start]) =>
        () =>
          each(elements, start),
    )
  const started = [enhanceButtons(shop, all, add), ...inTurn(parts)]
  const reactions = Promise.allSettled(started).then(() => enhanceReactions(shop, root, add))
  return { ready: Promise.all([forms, ...started, reactions]), stop }
}

/** Parts beside a product whose scripts have read it. */
const besideProduct = (part: Element): readonly Element[] =>
  part.matches('[data-product]')
    ? [...(part.parentElement?.querySelectorAll(':scope > :is([data-buy-bar], [data-reviews])') ?? [])]
    : []

/** Starts scripts again in parts of the page whose content was replaced, once those that ran there have ended. */
export function enhanceAgain(shop: Shop, replaced: readonly Element[]): void {
  const parts = new Set(replaced.flatMap((part) => [part, ...besideProduct(part)]))
  stopReplaced(parts)
  for (const part of parts) enhance(shop, part)
}

/** Shows the cart as a pill while the setting is on. */
function watchPill({ client, context, localization }: Shop): void {
  const page = {
    path: context.path,
    cartPath: path('/cart', localization.locale),
    pageType: context.pageType,
    expressCheckout: client.expressCheckout,
  }
  let cleanup: (() => void) | undefined
  const show = async () => {
    if (readSettings().pill) {
      const { addPill } = await import('@sitewright/cart-client/pill')
      // The setting may have changed while the part was loaded.
      if (readSettings().pill) cleanup ??= addPill(client, page, document)
    } else {
      cleanup?.()
      cleanup = undefined
    }
  }
  void show()
  whenSettingsChange(() => void show())
}

/**
 * The "added to cart" popover. It follows the header in the document as it does on the screen, so that its button is
 * reached from the cart link; Escape closes it from anywhere.
 */
function watchPopover({ client }: Shop): void {
  addPopover(client, document.querySelector<HTMLElement>('[data-cart-link]') ?? undefined, document)
  const popover = document.querySelector<HTMLElement>('.sitewright-popover')
  if (!popover) return
  document.querySelector('.header')?.after(popover)
  document.addEventListener('keydown', (event) => {
    const isForPopover =
      event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')
    if (isForPopover) popover.querySelector('button')?.click()
  })
}

/** Starts what belongs to the page as a whole: its pill, its popover, and the event of the visit. */
function startPage(shop: Shop): void {
  const { client, context } = shop
  watchPill(shop)
  watchPopover(shop)
  const header = document.querySelector<HTMLElement>('.header')
  if (header) watchHeader(header)
  if (context.pageType === 50 && context.product) {
    // Its listener is the tracker, which comes last. So does the catalogue that the event is made of.
    const visit = () => import('./product/product-visit.ts').then(({ visitProduct }) => visitProduct(shop))
    shop.measuring.then(visit, visit).catch(reportError)
  } else if (context.collection?.typeName === 'products') {
    client.emit({ kind: 'listing-visited', collectionId: context.collection.id })
  }
}

/** Enhances the whole page: its markup, and then what belongs to all of it. */
export async function enhancePage(shop: Shop): Promise<void> {
  const { ready } = enhance(shop)
  await Promise.all([ready, nextTask().then(() => startPage(shop))])
}
