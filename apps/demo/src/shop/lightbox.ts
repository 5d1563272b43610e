import { openLightbox, type OpenLightbox } from '@sitewright/cart-client/markup'

export interface LightboxOptions {
  readonly html: string
  readonly label: string
  readonly close: string
  readonly className?: string
}

/** Opens markup in the cart's lightbox, with a button that closes it. */
export function openMarkup({
  html,
  label,
  close,
  className = '',
}: LightboxOptions): OpenLightbox & { readonly content: HTMLElement } {
  const content = document.createElement('div')
  content.className = `lightbox ${className}`
  content.innerHTML = html
  const button = document.createElement('button')
  Object.assign(button, { type: 'button', className: 'lightbox-close', textContent: '×', ariaLabel: close })
  content.prepend(button)
  const lightbox = openLightbox(content, { label })
  button.addEventListener('click', lightbox.close)
  return { ...lightbox, content }
}
