import type { Shop } from '../wiring.ts'
import { readWeather, whenWeatherChanges } from './weather.ts'
import './observatory.css'

/** What the weather changes about the page itself. */
function dress(): void {
  const { theme, rightToLeft, reviews } = readWeather()
  const root = document.documentElement
  if (theme === 'auto') delete root.dataset.theme
  else root.dataset.theme = theme
  root.dir = rightToLeft ? 'rtl' : 'ltr'
  document.querySelector<HTMLElement>('[data-reviews]')?.toggleAttribute('hidden', !reviews)
}

/** Docks the observatory: a button on every page; what it opens is loaded when it is opened. */
export function dock(shop: Shop): void {
  dress()
  whenWeatherChanges(dress)
  const place = document.body.appendChild(document.createElement('aside'))
  place.className = 'observatory'
  place.ariaLabel = 'Observatory'
  const button = place.appendChild(document.createElement('button'))
  button.type = 'button'
  button.className = 'observatory-handle'
  button.textContent = 'Observatory'
  button.ariaExpanded = 'false'
  const sky = place.appendChild(document.createElement('div'))
  sky.hidden = true

  const show = async (isOpen: boolean) => {
    button.ariaExpanded = String(isOpen)
    sky.hidden = !isOpen
    sessionStorage.setItem('sill-observatory', isOpen ? 'open' : '')
    document.body.classList.toggle('is-observed', isOpen)
    if (isOpen && !sky.hasChildNodes()) {
      const { openPanel } = await import('./panel.tsx')
      openPanel(sky, shop)
    }
  }
  button.addEventListener('click', () => void show(sky.hidden === true))
  if (sessionStorage.getItem('sill-observatory')) void show(true)
}
