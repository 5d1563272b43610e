import type { Attributes } from '@sitewright/site/part'

/** Attributes of the region of a page that announces changes of the cart, politely. */
export const connectAnnouncement = (text: string): Attributes => ({
  role: 'status',
  'aria-live': 'polite',
  'data-cart': 'spoken',
  children: text,
})
