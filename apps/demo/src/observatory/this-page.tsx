import { useMemo, useState } from 'react'
import { page, split, type PageRecord } from '../site/record/page.ts'
import { renderMain, templates, type RenderedPage } from '../site/render.ts'
import { enhance } from '../shop/enhance.ts'
import type { Shop } from '../wiring.ts'

const RUNS = 24

/** Renders a page some times over, to see how long it takes. */
function measure(
  found: PageRecord,
  source: string,
): { readonly last: RenderedPage; readonly runs: number[] } {
  let last = renderMain(found, {}, source)
  const runs = Array.from({ length: RUNS }, () => {
    last = renderMain(found, {}, source)
    return last.ms
  })
  return { last, runs }
}

let stop: (() => void) | undefined
/** Shows other markup in place of the page's own, and brings it to life. */
function show(html: string, shop: Shop): void {
  const main = document.querySelector('main')
  if (!main) return
  stop?.()
  main.innerHTML = html
  stop = enhance(shop, main).stop
}

/** The template of the page, to be read and changed: what the engine makes of it, how fast, and what it objects to. */
export function ThisPage({ shop }: { readonly shop: Shop }) {
  const [found] = useState(() => page(split(location.pathname).address, shop.edition))
  const original = templates[found.template] ?? ''
  const [source, setSource] = useState(original)
  const record = useMemo(() => JSON.stringify(found.record, null, 2), [found])
  const { last, runs } = useMemo(() => measure(found, source), [found, source])
  const best = Math.min(...runs)
  const most = Math.max(...runs)

  const write = (next: string) => {
    setSource(next)
    const { html, ms, diagnostics } = renderMain(found, {}, next)
    show(html, shop)
    shop.log.note(
      'page',
      `render ${found.template}`,
      diagnostics.length ? 'bad' : 'good',
      `${ms.toFixed(1)} ms`,
    )
  }
  // Where a part of the shop has taken over, the template's own markup is not what is shown.
  const isTaken = original.includes('data-part=')
  return (
    <div className="sky-page">
      <section>
        <h2>
          <label htmlFor="sky-source">{found.template}.jsont</label>
        </h2>
        <textarea
          id="sky-source"
          spellCheck={false}
          readOnly={isTaken}
          value={source}
          onChange={(event) => write(event.target.value)}
        />
        <p>
          {isTaken ? 'A part of the shop has taken this page over.' : 'Change it, and the page follows.'}{' '}
          {source !== original && (
            <button type="button" onClick={() => write(original)}>
              As it was
            </button>
          )}
        </p>
      </section>
      <section>
        <h2>Rendered {RUNS} times</h2>
        <div
          className="sky-runs"
          role="img"
          aria-label={`${RUNS} renderings, between ${best.toFixed(2)} and ${most.toFixed(2)} ms`}
        >
          {runs.map((ms, i) => (
            <span key={i} style={{ blockSize: `${Math.max(4, (ms / most) * 100)}%` }} />
          ))}
        </div>
        <p>
          {best.toFixed(2)} ms at best, {(runs.reduce((sum, ms) => sum + ms, 0) / RUNS).toFixed(2)} ms on
          average, {(last.html.length / 1000).toFixed(1)} kB of markup
        </p>
        <h2>Diagnostics</h2>
        {last.diagnostics.length === 0 && <p>none</p>}
        {last.diagnostics.map(({ message, line, column, frame }) => (
          <pre key={`${message}${line}:${column}`}>{`${message} (${line}:${column})\n${frame}`}</pre>
        ))}
      </section>
      <section>
        <h2>
          <label htmlFor="sky-record">Its record</label>
        </h2>
        <textarea id="sky-record" readOnly spellCheck={false} value={record} />
      </section>
    </div>
  )
}
