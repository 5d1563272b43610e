import { useEffect, useState } from 'react'
import type { Sighting } from './log.ts'

const SPAN_MS = 16_000
const LANES = ['call', 'cart', 'page'] as const
const TITLES = { call: 'Calls', cart: 'Cart', page: 'Page' } as const
const HEIGHT = 22

/** Puts sightings that overlap on rows below each other. */
function rows(sightings: readonly Sighting[], now: number): (Sighting & { readonly row: number })[] {
  const ends: number[] = []
  return sightings.map((each) => {
    const free = ends.findIndex((end) => end < each.from)
    const row = free < 0 ? ends.length : free
    ends[row] = (each.to ?? now) + 350
    return { ...each, row: Math.min(row, 3) }
  })
}

/** The last seconds as a picture: one lane for calls, one for the cart, one for the page. */
export function Timeline({
  sightings,
  chosen,
  choose,
}: {
  readonly sightings: readonly Sighting[]
  readonly chosen: number | undefined
  readonly choose: (id: number) => void
}) {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 200)
    return () => clearInterval(timer)
  }, [])
  const from = now - SPAN_MS
  const x = (ms: number) => ((ms - from) / SPAN_MS) * 1000
  const shown = sightings.filter((each) => (each.to ?? now) > from)
  return (
    <svg
      className="sky-timeline"
      viewBox="0 0 1000 264"
      preserveAspectRatio="none"
      role="img"
      aria-label="The last sixteen seconds"
    >
      {[0, 4, 8, 12, 16].map((seconds) => (
        <line
          key={seconds}
          className="sky-grid"
          x1={1000 - (seconds / 16) * 1000}
          x2={1000 - (seconds / 16) * 1000}
          y1="0"
          y2="264"
        />
      ))}
      {LANES.map((lane, i) => (
        <g key={lane} transform={`translate(0 ${i * 88})`}>
          <line className="sky-floor" x1="0" x2="1000" y1="87.5" y2="87.5" />
          {rows(
            shown.filter((each) => each.lane === lane),
            now,
          ).map((each) => {
            const start = Math.max(0, x(each.from))
            const width = Math.max(5, x(each.to ?? now) - start)
            return (
              <rect
                key={each.id}
                className="sky-bar"
                data-outcome={each.to === undefined ? 'pending' : each.outcome}
                data-chosen={each.id === chosen}
                x={start}
                y={each.row * HEIGHT + 3}
                width={width}
                height={HEIGHT - 5}
                rx="2"
                onClick={() => choose(each.id)}
              >
                <title>{`${each.label} ${each.detail ?? ''}`}</title>
              </rect>
            )
          })}
        </g>
      ))}
    </svg>
  )
}

/** The names beside the lanes. */
export const LaneNames = () => (
  <ul className="sky-lanes">
    {LANES.map((lane) => (
      <li key={lane}>{TITLES[lane]}</li>
    ))}
  </ul>
)
