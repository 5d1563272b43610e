import { chosenCurrency, readContext } from '../context.ts'
import { enhanceAgain } from '../enhance.ts'
import { applyDesign } from './design.ts'
import { builtContent, withSiteContent, siteContent, type SiteContent } from '../site/content/site-content.ts'
import { loadSiteContent } from '../site/content/stored-content.ts'
import { languageOf } from '../site/content/translation.ts'
import { pageContext } from '../site/record/context.ts'
import type { Localization } from '../site/record/item.ts'
import { page, split, type PageRecord } from '../site/record/page.ts'
import { renderPage } from '../site/render.ts'
import type { Shop } from '../wiring.ts'
import { canSeeDrafts } from './drafts.ts'
import { inChosenLanguage } from './language.ts'
import { patch } from './patch.ts'
import { shownExtras } from './rerender.ts'
import { keepTyped } from './typed.ts'

/** A page, and the elements that its templates print. */
interface Rendering {
  /** Code of the language that it is in. */
  readonly language: string
  readonly found: PageRecord
  readonly blocks: readonly Element[]
}

/** Renders the page at the current address from the site as it is now. */
function renderSite(localization: Localization, seesDrafts: boolean): Rendering {
  const found = page(split(location.pathname).address, localization, seesDrafts)
  const template = document.createElement('template')
  template.innerHTML = renderPage(found, shownExtras()).html
  const language = languageOf(siteContent()) ?? localization.locale
  return { language, found, blocks: [...template.content.children] }
}

/** Renders the page in the language that the visitor has chosen. */
const render = (localization: Localization, seesDrafts: boolean): Rendering =>
  inChosenLanguage(() => renderSite(localization, seesDrafts))

/** The live element of a block: scripts have added others around it. */
function liveBlock({ localName, classList, id }: Element): Element | null {
  const [first] = classList
  return document.querySelector(`body > ${localName}${first ? `.${first}` : id ? `#${id}` : ''}`)
}

/** Brings the document from one rendering to the next. Returns the parts whose scripts have to start again. */
function show(before: Rendering, after: Rendering): Element[] {
  const { language, found, blocks } = after
  document.documentElement.lang = language
  document.title = found.title
  document.querySelector('meta[name=description]')?.setAttribute('content', found.description)
  const context = document.getElementById('context')
  if (context) context.textContent = JSON.stringify(pageContext(found))
  applyDesign(shown.design)
  return before.blocks.flatMap((block, i) => {
    const [live, next] = [liveBlock(block), blocks[i]]
    return live && next ? patch(live, block, next) : []
  })
}

/** Site that the page shows. The server of the demo may have loaded a newer one. */
let shown: SiteContent = builtContent
/** True if drafts are shown: the visitor's role may have changed since. */
let seesDrafts = false

/** Shows the edited site in a page that was built from an older one, before its scripts start. */
export function publish(): void {
  const { locale, currency } = readContext()
  loadSiteContent()
  const before = withSiteContent(shown, () => renderSite({ locale, currency }, false))
  shown = siteContent()
  seesDrafts = canSeeDrafts()
  show(before, render({ locale, currency: shown.store.currency ?? currency }, seesDrafts))
}

/** Parts of a page that its scripts read once, as they start. */
const facts = ({ template }: PageRecord, { store }: SiteContent): string =>
  JSON.stringify([template, store.hasExpressCheckout])

/** Shows what was edited while the page is open, as it is edited. */
export function republish(shop: Shop): void {
  const { localization, log, client } = shop
  loadSiteContent()
  if (siteContent() === shown) return
  const earlier = shown
  const before = withSiteContent(earlier, () => render(localization, seesDrafts))
  shown = siteContent()
  seesDrafts = canSeeDrafts()
  const { currency } = shown.store
  const after = render(localization, seesDrafts)
  const isOther = currency && !chosenCurrency() && currency !== localization.currency
  if (isOther || facts(before.found, earlier) !== facts(after.found, shown)) {
    keepTyped()
    location.reload()
    return
  }
  enhanceAgain(shop, show(before, after))
  log.note('page', 'edited', 'good', after.found.template)
  void client.cart.refresh()
}
