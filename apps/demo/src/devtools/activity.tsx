import { useState, useSyncExternalStore } from 'react'
import type { Shop } from '../wiring.ts'
import { Timeline } from './timeline.tsx'
import { useEnd } from './use-end.ts'

const LEGEND = {
  pending: 'pending',
  good: 'settled',
  merged: 'merged',
  refused: 'refused',
  bad: 'failed',
} as const

const clock = (ms: number) => new Date(ms).toISOString().slice(14, 21)

/** Traffic between this page and its server, as a timeline and a list. */
export function Activity({ shop: { log } }: { readonly shop: Shop }) {
  const spans = useSyncExternalStore(log.subscribe, log.spans)
  const [chosen, choose] = useState<string>()
  const list = useEnd<HTMLOListElement>(spans.length)
  const show = (id: string) => {
    choose(id)
    document.querySelector(`[data-span="${id}"]`)?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div className="devtools-watch">
      <div>
        <Timeline spans={spans} chosen={chosen} choose={show} />
        <p className="devtools-legend">
          {Object.entries(LEGEND).map(([outcome, word]) => (
            <span key={outcome} data-outcome={outcome}>
              {word}
            </span>
          ))}
          <span className="devtools-legend-bond">one request</span>
        </p>
      </div>
      <ol className="devtools-list" aria-label="What happened, newest last" ref={list}>
        {spans.map(({ id, track, label, detail, from, to, outcome }) => (
          <li
            key={id}
            data-span={id}
            data-track={track}
            data-outcome={to === undefined ? 'pending' : (outcome ?? 'good')}
            data-chosen={id === chosen}
          >
            <button type="button" aria-pressed={id === chosen} onClick={() => choose(id)}>
              <span className="devtools-time">{clock(from)}</span>
              <span>{label}</span>
              <span>{detail}</span>
              <span className="devtools-time">
                {to === from ? '' : to === undefined ? '…' : `${Math.round(to - from)} ms`}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}
