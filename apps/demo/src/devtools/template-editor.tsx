import { useMemo, useState } from 'react'
import { page, split, type PageRecord } from '../site/record/page.ts'
import { renderMain, templates, type RenderedPage } from '../site/render.ts'
import { enhance } from '../enhance.ts'
import { shownExtras } from '../rerender/rerender.ts'
import type { Shop } from '../wiring.ts'

const RUNS = 24

/** Renders a page several times and measures each run. */
function measure(
  found: PageRecord,
  source: string,
): { readonly last: RenderedPage; readonly runs: number[] } {
  let last = renderMain(found, shownExtras(), source)
  const runs = Array.from({ length: RUNS }, () => {
    last = renderMain(found, shownExtras(), source)
    return last.ms
  })
  return { last, runs }
}

let stop: (() => void) | undefined
/** Replaces the page's markup and starts its scripts. */
function show(html: string, shop: Shop): void {
  const main = document.querySelector('main')
  if (!main) return
  stop?.()
  main.innerHTML = html
  stop = enhance(shop, main).stop
}

/** Editor of the page's template, with its render time, diagnostics, and record. */
export function TemplateEditor({ shop }: { readonly shop: Shop }) {
  const [found] = useState(() => page(split(location.pathname).address, shop.localization))
  const original = templates()[found.template] ?? ''
  const [source, setSource] = useState(original)
  const record = useMemo(() => JSON.stringify({ ...found.record, ...shownExtras() }, null, 2), [found])
  const { last, runs } = useMemo(() => measure(found, source), [found, source])
  const best = Math.min(...runs)
  const most = Math.max(...runs)

  const write = (next: string) => {
    setSource(next)
    const { html, ms, diagnostics } = renderMain(found, shownExtras(), next)
    show(html, shop)
    shop.log.note(
      'page',
      `render ${found.template}`,
      diagnostics.length ? 'bad' : 'good',
      `${ms.toFixed(1)} ms`,
    )
  }
  // A part that has enhanced the page has replaced the template's own markup there.
  const isTaken = original.includes('data-page-app=')
  return (
    <div className="devtools-page">
      <section>
        <h2>
          <label htmlFor="devtools-source">{found.template}.jsont</label>
        </h2>
        <textarea
          id="devtools-source"
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
          className="devtools-runs"
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
          <label htmlFor="devtools-record">Its record</label>
        </h2>
        <textarea id="devtools-record" readOnly spellCheck={false} value={record} />
      </section>
    </div>
  )
}
