import { ignoreAnswer } from '@sitewright/site/http'
import { inChosenLanguage } from '../rerender/language.ts'
import { items, type Item, type Localization } from '../site/record/item.ts'
import { merchandising } from '../site/record/merchandising.ts'
import { website } from '../site/record/website.ts'
import { renderTemplate, type RenderedPage } from '../site/render.ts'
import type { Shop } from '../wiring.ts'
import { openMarkup } from '../dialog.ts'
import { TEXTS } from '../messages.ts'
import { textIn } from '../site/content/text-in.ts'

/** Starts the scripts of a part of the page, and returns the function that stops them. */
type Enhance = (root: ParentNode) => () => void

interface RenderedItem extends RenderedPage {
  readonly item: Item
}

/** Renders the quick view of an item. Undefined for one that the shop does not have. */
function renderItem(itemId: string, localization: Localization): RenderedItem | undefined {
  const item = items(localization).find(({ id }) => id === itemId)
  if (!item) return undefined
  const record = {
    ...website(localization, location.pathname),
    productMerchandisingContext: merchandising(localization),
    ...item,
  }
  return { ...renderTemplate('quick-view', record), item }
}

/** Opens a product in a dialog: its template is rendered in the browser and enhanced like the page. */
export function openQuickView(itemId: string, shop: Shop, enhance: Enhance): void {
  const { localization, http, log } = shop
  const rendered = inChosenLanguage(() => renderItem(itemId, localization))
  if (!rendered) return
  const { item, html, ms, diagnostics } = rendered
  log.note('page', 'render quick-view', diagnostics.length ? 'bad' : 'good', `${ms.toFixed(1)} ms`)
  const lightbox = openMarkup({
    html,
    label: item.title,
    close: textIn(TEXTS.close, localization.locale),
    className: 'lightbox-quick',
  })
  const stop = enhance(lightbox.content)
  void lightbox.closed.then(stop)
  void http.call(
    { method: 'POST', path: '/api/census/RecordQuickView/:id', params: { id: itemId } },
    ignoreAnswer,
  )
}
