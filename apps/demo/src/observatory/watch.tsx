import { useState, useSyncExternalStore } from 'react'
import type { Shop } from '../wiring.ts'
import { Timeline } from './timeline.tsx'

const LEGEND = {
  pending: 'pending',
  good: 'settled',
  merged: 'merged',
  refused: 'refused',
  bad: 'failed',
} as const

const clock = (ms: number) => new Date(ms).toISOString().slice(14, 21)

/** What happens between this page and its server: a picture of it, and a list. */
export function Watch({ shop: { log } }: { readonly shop: Shop }) {
  const sightings = useSyncExternalStore(log.subscribe, log.sightings)
  const [chosen, choose] = useState<string>()
  const show = (id: string) => {
    choose(id)
    document.querySelector(`[data-sighting="${id}"]`)?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div className="sky-watch">
      <div>
        <Timeline sightings={sightings} chosen={chosen} choose={show} />
        <p className="sky-legend">
          {Object.entries(LEGEND).map(([outcome, word]) => (
            <span key={outcome} data-outcome={outcome}>
              {word}
            </span>
          ))}
          <span className="sky-legend-bond">one request</span>
        </p>
      </div>
      <ol className="sky-list" aria-label="What happened, newest first">
        {sightings.toReversed().map(({ id, lane, label, detail, from, to, outcome }) => (
          <li
            key={id}
            data-sighting={id}
            data-lane={lane}
            data-outcome={to === undefined ? 'pending' : (outcome ?? 'good')}
            data-chosen={id === chosen}
          >
            <button type="button" aria-pressed={id === chosen} onClick={() => choose(id)}>
              <span className="sky-time">{clock(from)}</span>
              <span>{label}</span>
              <span>{detail}</span>
              <span className="sky-time">
                {to === from ? '' : to === undefined ? '…' : `${Math.round(to - from)} ms`}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}
