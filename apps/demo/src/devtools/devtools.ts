import type { Shop } from '../wiring.ts'
import { saveSpans } from './log.ts'
import { applySettings } from '../settings/apply-settings.ts'
import { readSettings, whenSettingsChange } from '../settings/settings.ts'
import './devtools.css'

function makeHandle(): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'devtools-handle'
  button.textContent = 'Developer tools'
  button.ariaExpanded = 'false'
  return button
}

/** Creates the line with the newest span, beside the name of the bar. */
function makeLast(): HTMLSpanElement {
  const last = document.createElement('span')
  last.className = 'devtools-last'
  last.ariaHidden = 'true'
  return last
}

/** Adds the devtools: a bar below every page. Its panel is loaded when it opens. */
export function startDevtools(shop: Shop): void {
  applySettings()
  whenSettingsChange(applySettings)
  shop.log.note('page', location.pathname, 'good', `ready after ${Math.round(performance.now())} ms`)
  const aside = document.body.appendChild(document.createElement('aside'))
  aside.className = 'devtools'
  aside.ariaLabel = 'Developer tools'
  aside.lang = 'en'
  // A log reads as it was written, whichever way the page reads.
  aside.dir = 'ltr'
  const button = aside.appendChild(makeHandle())
  const last = button.appendChild(makeLast())
  const panel = aside.appendChild(document.createElement('div'))
  panel.hidden = true

  const show = async (isOpen: boolean) => {
    button.ariaExpanded = String(isOpen)
    panel.hidden = !isOpen
    sessionStorage.setItem('sill-devtools', isOpen ? 'open' : '')
    document.body.classList.toggle('has-devtools-open', isOpen)
    if (isOpen && !panel.hasChildNodes()) {
      const { openPanel } = await import('./panel.tsx')
      openPanel(panel, shop)
    }
  }
  button.addEventListener('click', () => void show(panel.hidden === true))
  aside.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || panel.hidden) return
    event.preventDefault()
    // The focused element is removed with the panel.
    button.focus()
    void show(false)
  })
  if (sessionStorage.getItem('sill-devtools')) void show(true)

  const showNewest = () => {
    const spans = shop.log.spans()
    const isBusy = spans.some(({ track, to }) => track === 'call' && to === undefined)
    const newest = spans.at(-1)
    last.textContent = [newest?.label, newest?.detail].join(' ')
    const { fault } = readSettings()
    button.dataset.state = isBusy ? 'busy' : fault === 'none' ? 'idle' : 'fault'
  }
  showNewest()
  shop.log.subscribe(showNewest)
  whenSettingsChange(showNewest)
  addEventListener('pagehide', () => saveSpans(shop.log))
}
