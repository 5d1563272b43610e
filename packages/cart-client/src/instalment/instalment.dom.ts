import type { Cleanup } from '@sitewright/machine'
import { draw as drawElement, spread } from '@sitewright/site/part'
import type { CartClient } from '../client/client.browser.ts'
import { showLightbox, type OpenLightbox } from '../dialog/lightbox/lightbox.dom.ts'
import { showMarkup } from './frame.dom.ts'
import { once } from '../part/find.dom.ts'
import {
  createInstalmentDialog,
  type InstalmentDialog,
  type InstalmentDialogOptions,
} from './instalment.browser.ts'
import { connectInstalment, type ShownInstalments } from './instalment.connect.ts'

type Offer = ShownInstalments | { readonly kind: 'hidden' }

/** Settings of `enhanceInstalments`. */
export interface EnhanceInstalmentsOptions extends InstalmentDialogOptions {
  /**
   * Offer at first: an `InstalmentOffer`.
   *
   * @default the printed one
   */
  readonly offer?: Offer | undefined
  /** Title of the dialog. */
  readonly title: string
  /**
   * Name of the cross that closes the dialog.
   *
   * @default 'Close'
   */
  readonly closeLabel?: string | undefined
  /**
   * Writes one line that ends in the provider's logo: 'or 4 interest-free payments of $25.00 with'.
   *
   * @default false
   */
  readonly isOneLine?: boolean | undefined
}

/** Instalments of a printed page. */
export interface PrintedInstalments {
  /** Shows another `InstalmentOffer`, as of another variant. */
  readonly show: (offer: Offer) => void
  /** Ends it: the button no longer opens the dialog, and the banner stays as it is shown. */
  readonly stop: Cleanup
}

/**
 * Enhances a printed banner, which keeps the page's look. Its button opens the provider's page. The text of the offer is
 * written into the element with `data-instalment-text`.
 */
export function enhanceInstalments(
  client: CartClient,
  banner: HTMLElement,
  options: EnhanceInstalmentsOptions,
): PrintedInstalments {
  let show: PrintedInstalments['show'] = () => undefined
  const stop = once(banner, () => {
    const printed = enhance(client, banner, options)
    show = printed.show
    return printed.stop
  })
  return { show: (offer) => show(offer), stop }
}

function enhance(
  client: CartClient,
  banner: HTMLElement,
  { offer: first, isOneLine, ...options }: EnhanceInstalmentsOptions,
): PrintedInstalments {
  const button = banner.querySelector('button')
  const text = banner.querySelector('[data-instalment-text]')
  const dialog = createInstalmentDialog(client, options)
  let offer = first ?? printedOffer(banner, text)

  function draw(): void {
    banner.hidden = offer.kind === 'hidden'
    if (offer.kind === 'hidden') return
    const view = { offer, isFetching: dialog.snapshot().isFetching }
    const attributes = connectInstalment(view, { open: dialog.open, isOneLine })
    const { pill, info } = attributes
    spread(banner, { ...attributes.root, 'data-cart': undefined })
    if (text) spread(text, attributes.text)
    if (button) spread(button, { ...(button.contains(text) ? pill : info), 'data-cart': undefined })
  }

  draw()
  const cleanups = [
    dialog.subscribe(draw),
    showPage(client, banner.ownerDocument, dialog, options),
    dialog.start(),
  ]
  return {
    show: (next) => {
      offer = next
      draw()
    },
    stop: () => {
      for (const cleanup of cleanups) cleanup()
      if (button) spread(button, {})
    },
  }
}

function printedOffer(banner: HTMLElement, text: Element | null): Offer {
  if (banner.hidden) return { kind: 'hidden' }
  const words = text?.textContent.trim() ?? ''
  return { kind: 'in-range', text: words, oneLineText: words }
}

/** Shows the provider's page in a sandboxed frame while the dialog is open. */
function showPage(
  { clock }: Pick<CartClient, 'clock'>,
  document: Document,
  dialog: InstalmentDialog,
  { title, closeLabel }: Pick<EnhanceInstalmentsOptions, 'title' | 'closeLabel'>,
): Cleanup {
  let lightbox: OpenLightbox | undefined
  const cleanup = dialog.subscribe(() => {
    const { isOpen, html } = dialog.snapshot()
    if (!isOpen || lightbox) return
    const frame = drawElement(document, 'iframe', { title })
    frame.setAttribute('sandbox', '')
    const stopMarkup = showMarkup(frame, html)
    const root = { 'data-kind': 'frame' }
    const options = { className: 'sitewright-lightbox', closeLabel, document, clock }
    lightbox = showLightbox(() => ({ title, root, content: [frame] }), options)
    void lightbox.closed.then(() => {
      stopMarkup()
      lightbox = undefined
      dialog.close()
    })
  })
  return () => {
    cleanup()
    lightbox?.close()
  }
}
