import type { Cleanup } from '@sitewright/machine'
import { createTrustedPolicy } from '@sitewright/site/dom'

const trusted = createTrustedPolicy('sitewright-cart')

/**
 * Shows markup in a frame. A page that requires trusted types and does not allow our policy shows it by an address, which
 * is given back by the returned function.
 */
export function showMarkup(frame: HTMLIFrameElement, html: string): Cleanup {
  const markup = trusted.html(html)
  if (markup !== undefined) {
    frame.srcdoc = markup
    return () => undefined
  }
  const address = URL.createObjectURL(new Blob([html], { type: 'text/html;charset=utf-8' }))
  frame.src = address
  return () => URL.revokeObjectURL(address)
}
