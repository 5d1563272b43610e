import { withDefaults, type Cleanup } from '@sitewright/machine'
import { draw, spread } from '@sitewright/site/part'
import { consentMessages, type ConsentMessages } from '../messages.ts'
import type { ConsentBanner } from './banner.ts'
import { watchBannerFocus } from './banner-focus.dom.ts'
import { connectConsentBanner, type BannerAttributes } from './banner.connect.ts'

/** Settings of `addConsentBanner`. */
export interface AddConsentBannerOptions {
  /**
   * Texts that replace the English ones, by key.
   *
   * @default English texts
   */
  readonly messages?: Partial<ConsentMessages> | undefined
  /** Buttons that open the banner again. @default none */
  readonly settings?: readonly HTMLElement[] | undefined
  /** Element after the text, such as a link to the privacy policy. */
  readonly more?: Node | undefined
  /**
   * Document that it is added to.
   *
   * @default document
   */
  readonly document?: Document | undefined
}

let banners = 0

/** Adds a consent banner to a page, first in the order of the keyboard. The cleanup removes it. */
export function addConsentBanner(banner: ConsentBanner, options: AddConsentBannerOptions = {}): Cleanup {
  const { messages, settings = [], more, document = globalThis.document } = options
  const id = `consent-${(banners += 1)}`
  const texts = withDefaults<ConsentMessages>(consentMessages, messages)
  const connect = (): BannerAttributes =>
    connectConsentBanner({ banner, snapshot: banner.snapshot(), messages: texts, id })

  const first = connect()
  const parts = {
    title: draw(document, 'h2', first.title),
    text: draw(document, 'p', first.text),
    decision: draw(document, 'p', first.decision),
    decline: draw(document, 'button', first.decline),
    accept: draw(document, 'button', first.accept),
    close: draw(document, 'button', first.close),
  }
  const actions = draw(document, 'div', first.actions, parts.decline, parts.accept)
  const { title, text, decision, close } = parts
  const root = draw(
    document,
    'div',
    first.root,
    title,
    text,
    ...(more ? [more] : []),
    decision,
    actions,
    close,
  )
  document.body.prepend(root)

  let before = banner.snapshot().state
  const giveBack = watchBannerFocus(root)

  /** The focus follows a banner that the visitor has opened, not one that asks. It goes back from one that goes. */
  function moveFocus(): void {
    const { state } = banner.snapshot()
    if (state === before) return
    before = state
    if (state === 'reopened') root.focus()
    else giveBack()
  }

  function show(): void {
    const attributes = connect()
    spread(root, attributes.root)
    for (const [name, element] of Object.entries(parts))
      spread(element, attributes[name as keyof typeof parts])
    for (const button of settings) spread(button, attributes.settings)
    moveFocus()
  }
  show()
  const cleanup = banner.subscribe(show)
  return () => {
    cleanup()
    for (const button of settings) spread(button, {})
    root.remove()
  }
}
