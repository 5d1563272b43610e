import { openLightbox, type OpenLightbox } from '@sitewright/cart-client/dialog'

export interface LightboxOptions {
  readonly html: string
  readonly label: string
  readonly close: string
  readonly className?: string
}

/** Opens markup in the cart's lightbox. `close` is the name of its cross. */
export function openMarkup({
  html,
  label,
  close,
  className = '',
}: LightboxOptions): OpenLightbox & { readonly content: HTMLElement } {
  const content = document.createElement('div')
  content.className = `lightbox ${className}`
  content.innerHTML = html
  return { ...openLightbox(content, { label, closeLabel: close }), content }
}

/** Escapes text for markup and attribute values. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
