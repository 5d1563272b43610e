import { useEffect, useRef, useState } from 'react'
import type { Lane, Sighting } from './log.ts'
import { caption, nowAt, place, SPAN_MS, type Placed } from './place.ts'

const FRAME_MS = 60
/** How high a row is, and a lane around its rows, in rem. */
const ROW = 1.125
const laneHeight = (rows: number) => `${rows * ROW + 0.5}rem`

const LANES = [
  { lane: 'call', title: 'Calls', rows: 5 },
  { lane: 'cart', title: 'Cart', rows: 6 },
  { lane: 'event', title: 'Told', rows: 4 },
  { lane: 'page', title: 'Page', rows: 1 },
] as const satisfies readonly { readonly lane: Lane; readonly title: string; readonly rows: number }[]

/** When the request began that did for an operation: until then it waited. */
const sentAt = ({ from, to }: Sighting, calls: readonly Sighting[]): number | undefined =>
  calls.findLast((call) => call.from >= from - 5 && (to === undefined || (call.to ?? Infinity) <= to + 5))
    ?.from

interface BarProps {
  readonly placed: Placed
  readonly sent: number | undefined
  readonly isChosen: boolean
  readonly choose: (id: string) => void
}

/** One sighting: a bar for what takes time, a point for a moment. */
function Bar({ placed, sent, isChosen, choose }: BarProps) {
  const { sighting, start, end, row, roomPx } = placed
  const { id, lane, from, to, outcome } = sighting
  const isMoment = to === from
  const waited =
    sent === undefined ? 100 : Math.min(100, ((sent - from) / Math.max(1, (to ?? sent) - from)) * 100)
  return (
    <button
      type="button"
      tabIndex={-1}
      className={isMoment ? 'sky-moment' : 'sky-bar'}
      data-lane={lane}
      data-outcome={to === undefined ? 'pending' : (outcome ?? 'good')}
      data-chosen={isChosen}
      style={{
        insetInlineStart: `${start}%`,
        inlineSize: isMoment ? undefined : `${end - start}%`,
        insetBlockStart: `${row * ROW}rem`,
      }}
      onClick={() => choose(id)}
    >
      {lane === 'cart' && !isMoment && <span className="sky-waiting" style={{ inlineSize: `${waited}%` }} />}
      <span
        className={roomPx ? 'sky-caption' : 'visually-hidden'}
        style={{ maxInlineSize: roomPx || undefined }}
      >
        {caption(sighting)}
      </span>
    </button>
  )
}

/** A line from the first to the last of the operations that one request did for. */
function Bonds({ placed }: { readonly placed: readonly Placed[] }) {
  const batches = new Map<string, Placed[]>()
  for (const each of placed) {
    const { batch } = each.sighting
    if (batch) batches.set(batch, [...(batches.get(batch) ?? []), each])
  }
  return [...batches].map(([batch, all]) => {
    if (all.length === 1) return null
    const rows = all.map(({ row }) => row)
    const [first, last] = [Math.min(...rows), Math.max(...rows)]
    return (
      <span
        key={batch}
        className="sky-bond"
        style={{
          insetInlineStart: `${all[0]?.end ?? 0}%`,
          insetBlockStart: `${first * ROW + 0.5}rem`,
          blockSize: `${(last - first) * ROW}rem`,
        }}
      />
    )
  })
}

/** The time now, as often as there is something to see. */
function useNow(sightings: readonly Sighting[]): number {
  const read = () => performance.timeOrigin + performance.now()
  const [now, setNow] = useState(read)
  const newest = Math.max(0, ...sightings.map(({ from, to }) => to ?? from + 60_000))
  useEffect(() => {
    const timer = setInterval(() => {
      // Nothing moves once everything has moved out of the picture.
      if (newest > read() - SPAN_MS * 1.1) setNow(read())
    }, FRAME_MS)
    return () => clearInterval(timer)
  }, [newest])
  return now
}

interface TimelineProps {
  readonly sightings: readonly Sighting[]
  readonly chosen: string | undefined
  readonly choose: (id: string) => void
}

/** The last seconds as a picture: what was called, what became of each operation, who was told, what was rendered. */
export function Timeline({ sightings, chosen, choose }: TimelineProps) {
  const now = useNow(sightings)
  const frame = useRef<HTMLDivElement>(null)
  const [widthPx, setWidth] = useState(900)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 900))
    if (frame.current) observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])
  const shown = sightings.filter(({ to }) => (to ?? now) > now - SPAN_MS)
  const calls = shown.filter(({ lane, label }) => lane === 'call' && label.includes('commerce/'))
  return (
    <div className="sky-timeline" role="group" aria-label="The last twelve seconds">
      <ul className="sky-lanes" aria-hidden="true">
        {LANES.map(({ lane, title, rows }) => (
          <li key={lane} style={{ blockSize: laneHeight(rows) }}>
            {title}
          </li>
        ))}
      </ul>
      <div className="sky-picture" ref={frame}>
        {[0, 2, 4, 6, 8, 10, 12].map((seconds) => (
          <span
            key={seconds}
            className="sky-tick"
            data-now={seconds === 0}
            style={{ insetInlineStart: `${nowAt(widthPx) * (1 - seconds / 12)}%` }}
          >
            {seconds ? `−${seconds} s` : 'now'}
          </span>
        ))}
        {LANES.map(({ lane, rows }) => {
          const placed = place(
            shown.filter((each) => each.lane === lane),
            rows,
            { now, widthPx },
          )
          return (
            <div key={lane} className="sky-lane" style={{ blockSize: laneHeight(rows) }}>
              <Bonds placed={placed} />
              {placed.map((each) => (
                <Bar
                  key={each.sighting.id}
                  placed={each}
                  sent={lane === 'cart' ? sentAt(each.sighting, calls) : undefined}
                  isChosen={each.sighting.id === chosen}
                  choose={choose}
                />
              ))}
            </div>
          )
        })}
        {shown.length === 0 && (
          <p className="sky-nothing">Nothing for a while. Put something into the cart, and watch.</p>
        )}
      </div>
    </div>
  )
}
