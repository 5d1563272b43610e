import { useEffect, useRef, useState } from 'react'
import type { Track, Span } from './log.ts'
import { caption, nowAt, layoutSpans, SPAN_MS, type Placed } from './timeline-layout.ts'

const FRAME_MS = 60
/** Height of a row, in rem. */
const ROW = 1.25
const trackHeight = (rows: number) => `${rows * ROW + 0.5}rem`

const TRACKS = [
  { track: 'call', title: 'Calls', rows: 4 },
  { track: 'cart', title: 'Cart', rows: 5 },
  { track: 'form', title: 'Forms', rows: 1 },
  { track: 'event', title: 'Events', rows: 4 },
  { track: 'page', title: 'Page', rows: 1 },
] as const satisfies readonly { readonly track: Track; readonly title: string; readonly rows: number }[]

/** Start of the request that covered an operation. Until then the operation was queued. */
const sentAt = ({ from, to }: Span, calls: readonly Span[]): number | undefined =>
  calls.findLast((call) => call.from >= from - 5 && (to === undefined || (call.to ?? Infinity) <= to + 5))
    ?.from

interface BarProps {
  readonly placed: Placed
  readonly sent: number | undefined
  readonly isChosen: boolean
  readonly choose: (id: string) => void
}

/** One span: a bar, or a point for an instant. It is moved by a transform, which shifts no layout. */
function Bar({ placed, sent, isChosen, choose }: BarProps) {
  const { span, start, end, row, roomPx } = placed
  const { id, track, from, to, outcome } = span
  const isInstant = to === from
  const waited =
    sent === undefined ? 100 : Math.min(100, ((sent - from) / Math.max(1, (to ?? sent) - from)) * 100)
  return (
    <button
      type="button"
      tabIndex={-1}
      className={isInstant ? 'devtools-instant' : 'devtools-bar'}
      data-track={track}
      data-outcome={to === undefined ? 'pending' : (outcome ?? 'good')}
      data-chosen={isChosen}
      style={{
        translate: `${start}cqi`,
        inlineSize: isInstant ? undefined : `${end - start}%`,
        insetBlockStart: `${row * ROW}rem`,
      }}
      onClick={() => choose(id)}
    >
      {track === 'cart' && !isInstant && (
        <span className="devtools-waiting" style={{ inlineSize: `${waited}%` }} />
      )}
      <span
        className={roomPx ? 'devtools-caption' : 'devtools-spoken'}
        style={{ maxInlineSize: roomPx || undefined }}
      >
        {caption(span)}
      </span>
    </button>
  )
}

/** Lines that join the operations that shared a request. */
function Bonds({ placed }: { readonly placed: readonly Placed[] }) {
  const batches = new Map<string, Placed[]>()
  for (const each of placed) {
    const { batch } = each.span
    if (batch) batches.set(batch, [...(batches.get(batch) ?? []), each])
  }
  return [...batches].map(([batch, all]) => {
    if (all.length === 1) return null
    const rows = all.map(({ row }) => row)
    const [first, last] = [Math.min(...rows), Math.max(...rows)]
    return (
      <span
        key={batch}
        className="devtools-bond"
        style={{
          translate: `calc(${all[0]?.end ?? 0}cqi - 1px)`,
          insetBlockStart: `${first * ROW + 0.5625}rem`,
          blockSize: `${(last - first) * ROW}rem`,
        }}
      />
    )
  })
}

/** Current time, updated while the timeline shows something that moves. */
function useNow(spans: readonly Span[]): number {
  const read = () => performance.timeOrigin + performance.now()
  const [now, setNow] = useState(read)
  const newest = Math.max(0, ...spans.map(({ from, to }) => to ?? from + 60_000))
  useEffect(() => {
    const timer = setInterval(() => {
      // The animation stops once all bars have left the picture.
      if (newest > read() - SPAN_MS * 1.1) setNow(read())
    }, FRAME_MS)
    return () => clearInterval(timer)
  }, [newest])
  return now
}

interface TimelineProps {
  readonly spans: readonly Span[]
  readonly chosen: string | undefined
  readonly choose: (id: string) => void
}

/** Picture of the last seconds: calls, operations, events, and renderings. */
export function Timeline({ spans, chosen, choose }: TimelineProps) {
  const now = useNow(spans)
  const frame = useRef<HTMLDivElement>(null)
  const [widthPx, setWidth] = useState(900)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 900))
    if (frame.current) observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])
  const shown = spans.filter(({ to }) => (to ?? now) > now - SPAN_MS)
  const calls = shown.filter(({ track, label }) => track === 'call' && label.includes('commerce/'))
  return (
    <div className="devtools-timeline" role="group" aria-label="The last twelve seconds">
      <ul className="devtools-tracks" aria-hidden="true">
        {TRACKS.map(({ track, title, rows }) => (
          <li key={track} style={{ blockSize: trackHeight(rows) }}>
            {title}
          </li>
        ))}
      </ul>
      <div className="devtools-picture" ref={frame}>
        {[0, 2, 4, 6, 8, 10, 12].map((seconds) => (
          <span
            key={seconds}
            className="devtools-tick"
            data-now={seconds === 0}
            style={{ insetInlineStart: `${nowAt(widthPx) * (1 - seconds / 12)}%` }}
          >
            {seconds ? `−${seconds} s` : 'now'}
          </span>
        ))}
        {TRACKS.map(({ track, rows }) => {
          const placed = layoutSpans(
            shown.filter((each) => each.track === track),
            rows,
            { now, widthPx },
          )
          return (
            <div key={track} className="devtools-track" style={{ blockSize: trackHeight(rows) }}>
              <Bonds placed={placed} />
              {placed.map((each) => (
                <Bar
                  key={each.span.id}
                  placed={each}
                  sent={track === 'cart' ? sentAt(each.span, calls) : undefined}
                  isChosen={each.span.id === chosen}
                  choose={choose}
                />
              ))}
            </div>
          )
        })}
        {shown.length === 0 && (
          <p className="devtools-empty">Nothing for a while. Put something into the cart, and watch.</p>
        )}
      </div>
    </div>
  )
}
