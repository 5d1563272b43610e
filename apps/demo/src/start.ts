import { enhanceIndicator } from '@sitewright/cart-client/indicator'
import { afterPaint, inTurn, nextTask } from './after-paint.ts'
import { chooseCurrency, readContext } from './context.ts'
import { isAnsweredByHost } from './host/is-answered-by-host.ts'
import { loadPageTexts } from './language/page-texts.ts'
import { currentLocalization } from './localization.ts'
import type { Currency } from './site/content/words.ts'
import { isPreview } from './preview.ts'
import { loadServer } from './mock/mock-fetch.ts'
import { readSettings, whenSettingsChange } from './settings/settings.ts'
import { replaceBlockedStorage } from './storage.ts'
import { wire } from './wiring.ts'

/** Key of the edited site in local storage. A site that was not edited is as it was built. */
const EDITED = 'sill-site'
function hasEdits(): boolean {
  try {
    return localStorage.getItem(EDITED) !== null
  } catch {
    return false
  }
}
replaceBlockedStorage()
if (isPreview()) document.documentElement.dataset.preview = ''
if (isAnsweredByHost()) await import('./host/host-site.ts').then(({ loadHostSite }) => loadHostSite())
if (hasEdits()) await import('./rerender/publish.ts').then(({ publish }) => publish())

const context = readContext()
await loadPageTexts(context.locale)
const shop = wire(context, currentLocalization())
/** The currency whose button had the focus when the page was left for it. */
const FOCUSED_CURRENCY = 'sill-focused-currency'
const place = (name: string) => document.querySelector<HTMLElement>(name)

// A page that was built in another currency than the visitor's is rendered again, by the same templates.
if (shop.localization.currency !== context.currency) {
  await import('./rerender/rerender.ts').then(({ rerender }) => rerender(shop))
}

const link = place('[data-cart-link]')
if (link) enhanceIndicator(shop.client, link)

/** Starts the cart. The server is as large as all other scripts, so it is loaded after the pictures unless a call needs it. */
async function start() {
  shop.client.start()
  if (isAnsweredByHost()) return
  await nextTask()
  await loadServer()
}
if (document.readyState === 'complete') void start()
else addEventListener('load', () => void start(), { once: true })

document.addEventListener('click', (event) => {
  const chosen =
    event.target instanceof Element
      ? event.target.closest<HTMLElement>('[data-currency]')?.dataset.currency
      : undefined
  if (!chosen) return
  chooseCurrency(chosen as Currency)
  sessionStorage.setItem(FOCUSED_CURRENCY, chosen)
  import('./rerender/typed.ts')
    .then(({ keepTyped }) => keepTyped())
    .catch(reportError)
    .finally(() => location.reload())
})

// Choosing a currency reloads the page: the focus returns to the button.
const focusedCurrency = sessionStorage.getItem(FOCUSED_CURRENCY)
if (focusedCurrency) {
  sessionStorage.removeItem(FOCUSED_CURRENCY)
  place(`[data-currency="${CSS.escape(focusedCurrency)}"]`)?.focus({ preventScroll: true })
}

/** Search results are rendered first and enhanced with the rest of the page. */
const searched = place('form.search')
  ? import('./rerender/search.ts').then(({ search }) => search(shop))
  : Promise.resolve()

/** Parts of the page, each loaded where its markup exists, and started in a task of its own. */
const parts: (() => Promise<unknown>)[] = [
  () =>
    Promise.allSettled([searched])
      .then(() => import('./enhance.ts'))
      .then(({ enhancePage }) => enhancePage(shop)),
  () =>
    isPreview()
      ? import('./settings/apply-settings.ts').then(({ applySettings }) => applySettings())
      : import('./devtools/devtools.ts').then(({ startDevtools }) => startDevtools(shop)),
]
if (place('[data-page-app]'))
  parts.push(() => import('./page-app/page-app.tsx').then(({ mountPageApp }) => mountPageApp(shop)))
if (place('[data-sign-in], [data-site-user]'))
  parts.push(() => import('./sign-in.ts').then(({ startSignIn }) => startSignIn(shop)))
// A part that cannot be loaded must not keep the others from being ready.
const whenReady = Promise.allSettled([searched, ...inTurn(parts)]).then((ends) => {
  for (const end of ends) if (end.status === 'rejected') reportError(end.reason)
  document.documentElement.dataset.ready = ''
  dispatchEvent(new Event('ready'))
})

// Forms that have started hear of what was typed before the page was loaded again, and those that start later find it.
if (sessionStorage.getItem('sill-typed')) {
  whenReady
    .then(afterPaint)
    .then(() => import('./rerender/typed.ts'))
    .then(({ restoreTyped }) => restoreTyped())
    .catch(reportError)
}

// Edits of another tab, or around this frame, show at once, as soon as there are scripts to start again.
const republish = () =>
  void whenReady
    .then(() => import('./rerender/publish.ts'))
    .then(({ republish: show }) => show(shop))
    .catch(reportError)
addEventListener('storage', ({ key }) => (key === EDITED || key === null) && republish())
addEventListener('pageshow', ({ persisted }) => persisted && republish())
// It may have been edited while the scripts were loaded.
if (hasEdits()) republish()

const promo = place('[data-promo]')
if (promo && !isPreview()) {
  const show = () => void import('./promo/show-promo.ts').then(({ showPromo }) => showPromo(shop, promo))
  setTimeout(show, Number(promo.dataset.delay) * 1000)
}

function showStoreAdmin() {
  if (readSettings().role !== 'none' && !isPreview())
    void import('./store-admin.tsx').then(({ mountStoreAdmin }) => mountStoreAdmin(shop))
}
showStoreAdmin()
whenSettingsChange(showStoreAdmin)
