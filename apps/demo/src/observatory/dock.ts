import type { Shop } from '../wiring.ts'
import { keepSightings } from './log.ts'
import { readWeather, whenWeatherChanges } from './weather.ts'
import './observatory.css'

/** What the weather changes about the page itself. */
function dress(): void {
  const { theme, rightToLeft, reviews, scarcity, pill } = readWeather()
  const root = document.documentElement
  if (theme === 'auto') delete root.dataset.theme
  else root.dataset.theme = theme
  root.dir = rightToLeft ? 'rtl' : 'ltr'
  root.dataset.cart = pill ? 'pill' : 'link'
  document.querySelector<HTMLElement>('[data-reviews]')?.toggleAttribute('hidden', !reviews)
  root.toggleAttribute('data-no-scarcity', !scarcity)
}

function makeHandle(): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'observatory-handle'
  button.textContent = 'Observatory'
  button.ariaExpanded = 'false'
  return button
}

/** The newest sighting in one line, beside the name of the bar. */
function makeLast(): HTMLSpanElement {
  const last = document.createElement('span')
  last.className = 'observatory-last'
  last.ariaHidden = 'true'
  return last
}

/** Docks the observatory: a bar below every page; the panel that it opens is loaded when it is opened. */
export function dock(shop: Shop): void {
  dress()
  whenWeatherChanges(dress)
  shop.log.note('page', location.pathname, 'good', `alive after ${Math.round(performance.now())} ms`)
  const place = document.body.appendChild(document.createElement('aside'))
  place.className = 'observatory'
  place.ariaLabel = 'Observatory'
  // A log reads as it was written, whichever way the page reads.
  place.dir = 'ltr'
  const button = place.appendChild(makeHandle())
  const last = button.appendChild(makeLast())
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
  place.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || sky.hidden) return
    event.preventDefault()
    // What had the focus goes with the panel.
    button.focus()
    void show(false)
  })
  if (sessionStorage.getItem('sill-observatory')) void show(true)

  const tell = () => {
    const sightings = shop.log.sightings()
    const isBusy = sightings.some(({ lane, to }) => lane === 'call' && to === undefined)
    const newest = sightings.at(-1)
    last.textContent = [newest?.label, newest?.detail].join(' ')
    const { fault } = readWeather()
    button.dataset.state = isBusy ? 'busy' : fault === 'none' ? 'fair' : 'fault'
  }
  tell()
  shop.log.subscribe(tell)
  whenWeatherChanges(tell)
  addEventListener('pagehide', () => keepSightings(shop.log))
}
