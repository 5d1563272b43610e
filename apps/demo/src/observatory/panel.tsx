import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Shop } from '../wiring.ts'
import { Switches, useWeather } from './switches.tsx'
import { ThisPage } from './this-page.tsx'
import { Watch } from './watch.tsx'
import { FAULTS } from './weather.ts'

const TABS = {
  watch: { title: 'Timeline', Shown: Watch },
  weather: { title: 'Weather', Shown: Switches },
  page: { title: 'This page', Shown: ThisPage },
} as const
type Tab = keyof typeof TABS

const KEY = 'sill-observatory-tab'
const tabNow = (): Tab => {
  const kept = sessionStorage.getItem(KEY) as Tab | null
  return kept && kept in TABS ? kept : 'watch'
}

function Panel({ shop }: { readonly shop: Shop }) {
  const [tab, setTab] = useState(tabNow)
  const { Shown } = TABS[tab]
  const { fault, latency } = useWeather()
  const choose = (next: Tab) => {
    sessionStorage.setItem(KEY, next)
    setTab(next)
  }
  return (
    <div className="sky">
      <div className="sky-tabs">
        <div role="group" aria-label="Observatory">
          {(Object.keys(TABS) as Tab[]).map((name) => (
            <button key={name} type="button" aria-pressed={tab === name} onClick={() => choose(name)}>
              {TABS[name].title}
            </button>
          ))}
        </div>
        <span className="sky-weather" data-fault={fault}>
          {FAULTS[fault]}, {latency} ms
        </span>
        {tab === 'watch' && (
          <button type="button" onClick={shop.log.clear}>
            Clear
          </button>
        )}
      </div>
      <Shown shop={shop} />
    </div>
  )
}

/** Opens the panel: what happens between this page and its server, and what can be made to go wrong. */
export const openPanel = (place: HTMLElement, shop: Shop): void =>
  createRoot(place).render(<Panel shop={shop} />)
