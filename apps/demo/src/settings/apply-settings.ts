import { readSettings } from './settings.ts'

/** Applies the settings that change the page itself. */
export function applySettings(): void {
  const { theme, rightToLeft, reviews, scarcity, pill } = readSettings()
  const root = document.documentElement
  if (theme === 'auto') delete root.dataset.theme
  else root.dataset.theme = theme
  const direction = rightToLeft ? 'rtl' : 'ltr'
  // The document is printed with one, and a write of the same would style all of the page anew.
  if (root.dir !== direction) root.dir = direction
  root.dataset.cart = pill ? 'pill' : 'link'
  for (const part of document.querySelectorAll('[data-reviews], a[href="#reviews"]'))
    part.toggleAttribute('hidden', !reviews)
  root.toggleAttribute('data-no-scarcity', !scarcity)
}
