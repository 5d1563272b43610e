import { useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { page, split } from '../site/record/page.ts'
import { renderPage, templates } from '../site/render.ts'
import type { Shop } from '../wiring.ts'
import { LaneNames, Timeline } from './timeline.tsx'
import {
  changeWeather,
  fair,
  FAULTS,
  readWeather,
  whenWeatherChanges,
  type Fault,
  type Weather,
} from './weather.ts'

let known: Weather = fair
/** The same object for as long as nothing has changed. */
function weatherNow(): Weather {
  const read = readWeather()
  if (JSON.stringify(read) !== JSON.stringify(known)) known = read
  return known
}
const useWeather = () => useSyncExternalStore(whenWeatherChanges, weatherNow)

function Watch({ shop: { log } }: { readonly shop: Shop }) {
  const sightings = useSyncExternalStore(log.subscribe, log.sightings)
  const [chosen, choose] = useState<number>()
  const time = (from: number, to?: number) => (to === undefined ? '…' : `${Math.round(to - from)} ms`)
  return (
    <div className="sky-watch">
      <LaneNames />
      <Timeline sightings={sightings} chosen={chosen} choose={choose} />
      <ol className="sky-list" aria-label="What happened, newest first">
        {sightings.toReversed().map((each) => (
          <li
            key={each.id}
            data-lane={each.lane}
            data-outcome={each.to === undefined ? 'pending' : each.outcome}
            data-chosen={each.id === chosen}
          >
            <span>{each.label}</span>
            <span>{each.detail}</span>
            <span>{each.to === each.from ? '' : time(each.from, each.to)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

const LATENCIES = [0, 250, 1000, 4000]

function Faults({ shop }: { readonly shop: Shop }) {
  const weather = useWeather()
  const change = (next: Partial<Weather>) => {
    changeWeather(next)
    shop.log.note('page', 'weather', 'good', JSON.stringify(next))
  }
  const flag = (key: 'emptyShelf' | 'express' | 'reviews' | 'rightToLeft', label: string) => (
    <label>
      <input
        type="checkbox"
        checked={weather[key]}
        onChange={(event) => change({ [key]: event.target.checked })}
      />{' '}
      {label}
    </label>
  )
  return (
    <div className="sky-faults">
      <fieldset>
        <legend>Between shop and server</legend>
        {(Object.keys(FAULTS) as Fault[]).map((fault) => (
          <label key={fault}>
            <input
              type="radio"
              name="fault"
              checked={weather.fault === fault}
              onChange={() => change({ fault })}
            />{' '}
            {FAULTS[fault]}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>Each answer takes</legend>
        {LATENCIES.map((latency) => (
          <label key={latency}>
            <input
              type="radio"
              name="latency"
              checked={weather.latency === latency}
              onChange={() => change({ latency })}
            />{' '}
            {latency} ms
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>The store</legend>
        {flag('emptyShelf', 'Stock has run out')}
        {flag('express', 'Express checkout (after a reload)')}
        {flag('reviews', 'Reviews')}
        <label>
          <input
            type="checkbox"
            checked={weather.minimumCents > 0}
            onChange={(event) => change({ minimumCents: event.target.checked ? fair.minimumCents : 0 })}
          />{' '}
          Minimum of 50
        </label>
      </fieldset>
      <fieldset>
        <legend>The page</legend>
        {flag('rightToLeft', 'Right to left')}
        {(['auto', 'light', 'dark'] as const).map((theme) => (
          <label key={theme}>
            <input
              type="radio"
              name="theme"
              checked={weather.theme === theme}
              onChange={() => change({ theme })}
            />{' '}
            {theme}
          </label>
        ))}
        <button type="button" onClick={() => change(fair)}>
          Fair weather again
        </button>
      </fieldset>
    </div>
  )
}

/** Renders the page once more, to see how long it takes and what the engine has to say. */
function Page({ shop }: { readonly shop: Shop }) {
  const [{ found, rendered, mean }] = useState(() => {
    const made = page(split(location.pathname).address, shop.edition)
    renderPage(made)
    const runs = Array.from({ length: 10 }, () => renderPage(made))
    const fastest = runs.reduce((best, run) => (run.ms < best.ms ? run : best))
    return { found: made, rendered: fastest, mean: runs.reduce((sum, { ms }) => sum + ms, 0) / runs.length }
  })
  return (
    <div className="sky-page">
      <dl>
        <dt>Template</dt>
        <dd>{found.template}.jsont</dd>
        <dt>Rendered in</dt>
        <dd>
          {rendered.ms.toFixed(2)} ms at best, {mean.toFixed(2)} ms on average
        </dd>
        <dt>Markup</dt>
        <dd>{(rendered.html.length / 1000).toFixed(1)} kB</dd>
        <dt>Diagnostics</dt>
        <dd>{rendered.diagnostics.length || 'none'}</dd>
      </dl>
      {rendered.diagnostics.map(({ message, line, column, frame }) => (
        <pre key={`${message}${line}:${column}`}>{`${message} (${line}:${column})\n${frame}`}</pre>
      ))}
      <details>
        <summary>Its template</summary>
        <pre>{templates[found.template]}</pre>
      </details>
      <details>
        <summary>Its record</summary>
        <pre>{JSON.stringify(found.record, null, 2)}</pre>
      </details>
    </div>
  )
}

const TABS = { watch: Watch, faults: Faults, page: Page } as const
const TAB_TITLES = { watch: 'Timeline', faults: 'Weather', page: 'This page' } as const

function Panel({ shop }: { readonly shop: Shop }) {
  const [tab, setTab] = useState<keyof typeof TABS>('watch')
  const Shown = TABS[tab]
  const weather = useWeather()
  return (
    <div className="sky">
      <div className="sky-tabs" role="group" aria-label="Observatory">
        {(Object.keys(TABS) as (keyof typeof TABS)[]).map((name) => (
          <button key={name} type="button" aria-pressed={tab === name} onClick={() => setTab(name)}>
            {TAB_TITLES[name]}
          </button>
        ))}
        <span className="sky-weather" data-fault={weather.fault}>
          {FAULTS[weather.fault]}
        </span>
      </div>
      <Shown shop={shop} />
    </div>
  )
}

/** Opens the panel: what happens between this page and its server, and what can be made to go wrong. */
export const openPanel = (place: HTMLElement, shop: Shop): void =>
  createRoot(place).render(<Panel shop={shop} />)
