import { isPreview } from '../preview.ts'
import { directionOf } from '../site/content/words.ts'
import { readSettings, type Settings } from './settings.ts'

/** Shows a document in a theme, or in that of the system. */
export function applyTheme(theme: Settings['theme'], root: HTMLElement): void {
  if (theme === 'auto') delete root.dataset.theme
  else root.dataset.theme = theme
}

/** Theme that the editor shows the page in its frame in, if it has chosen one. */
function themeOfFrame(): Settings['theme'] | undefined {
  const theme = isPreview() && window.frameElement?.getAttribute('data-theme')
  return theme === 'light' || theme === 'dark' ? theme : undefined
}

/** Applies the settings that change the page itself. */
export function applySettings(): void {
  const { theme, rightToLeft, reviews, scarcity, pill } = readSettings()
  const root = document.documentElement
  applyTheme(themeOfFrame() ?? theme, root)
  const direction = rightToLeft ? 'rtl' : directionOf(root.lang)
  // The document is printed with one, and a write of the same would style all of the page anew.
  if (root.dir !== direction) root.dir = direction
  root.dataset.cart = pill ? 'pill' : 'link'
  for (const part of document.querySelectorAll('[data-reviews], a[href="#reviews"]'))
    part.toggleAttribute('hidden', !reviews)
  root.toggleAttribute('data-no-scarcity', !scarcity)
}
