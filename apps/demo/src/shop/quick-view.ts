import { items } from '../site/record/item.ts'
import { merchandising } from '../site/record/merchandising.ts'
import { website } from '../site/record/website.ts'
import { renderTemplate } from '../site/render.ts'
import type { Shop } from '../wiring.ts'
import { openMarkup } from './lightbox.ts'
import { WORDS } from './words.ts'

/** Brings a part of the page to life; what it returns puts it away. */
type Enhance = (root: ParentNode) => () => void

/** Shows a product over the page: its template is rendered in the browser, and enhanced as the page is. */
export function openQuickView(itemId: string, shop: Shop, enhance: Enhance): void {
  const { edition, http, log } = shop
  const item = items(edition).find(({ id }) => id === itemId)
  if (!item) return
  const record = {
    ...website(edition, location.pathname),
    productMerchandisingContext: merchandising(edition),
    ...item,
  }
  const { html, ms, diagnostics } = renderTemplate('quick-view', record)
  log.note('page', 'render quick-view', diagnostics.length ? 'bad' : 'good', `${ms.toFixed(1)} ms`)
  const lightbox = openMarkup({
    html,
    label: item.title,
    close: WORDS.close[edition.locale],
    className: 'lightbox-quick',
  })
  const stop = enhance(lightbox.content)
  void lightbox.closed.then(stop)
  void http.call(
    { method: 'POST', path: '/api/census/RecordQuickView/:id', params: { id: itemId } },
    () => true,
  )
}
