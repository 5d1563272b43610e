import { ContributorRole } from '@sitewright/site/enumerations'
import { isRecord } from '@sitewright/site/reader'
import { hasRole } from '@sitewright/site/session'
import { createPerfMock } from '@sitewright/perf-collector/testing'
import { createSiteMock } from '@sitewright/site/testing'
import { createTrackingMock } from '@sitewright/tracking/testing'
import { delay, getResponse, HttpResponse, type RequestHandler } from 'msw'
import { readSettings, currentRoles, type Fault } from '../settings/settings.ts'
import { isFull } from '../storage.ts'
import { account } from './account.ts'
import { currentCrumb } from './crumb.ts'
import { whenShown, type Arrive } from './left-request.ts'
import { fittingHandlers } from './fitting-handlers.ts'
import { forgetForms, formHandlers, loadForms, saveForms } from './form-server.ts'
import { loadState, saveState, shop, withUniqueEntryId } from './server-state.ts'
import { otherHandlers } from './other-handlers.ts'
import { places } from './place.ts'
import { addReceived } from './received.ts'
import { loadSite, saveSite, siteHandlers } from './site-server.ts'
import { takeTurn } from './turn.ts'

const site = createSiteMock({
  state: { websiteId: 'sill', places, account: { ...account, siteUserId: 'ruth' } },
})
const noErrors = () => []
/** Server that records events. Those of version 2 go to the environment of development. */
const tracking = createTrackingMock({
  eventsPath: '/api/events/dev',
  state: { schemas: { Performance: noErrors, add_to_cart: noErrors, interface_click: noErrors } },
})
const performance = createPerfMock()
const handlers = [
  ...otherHandlers,
  ...tracking.handlers,
  ...performance.handlers,
  ...formHandlers,
  ...shop.handlers,
  ...site.handlers,
  ...siteHandlers(site.state),
]

const json = (body: object, status: number) => HttpResponse.json(body, { status })

/** Responses of the faults that never reach the server. */
const faultResponses: Readonly<Record<Exclude<Fault, 'none' | 'dropped'>, () => Response>> = {
  offline: () => HttpResponse.error(),
  lostSave: () => HttpResponse.error(),
  unauthorized: () => json({ message: 'Please sign in first.' }, 401),
  notFound: () => json({}, 404),
  tooMany: () =>
    HttpResponse.json({ message: 'Slow down.' }, { status: 429, headers: { 'Retry-After': '5' } }),
  down: () => HttpResponse.html('<h1>Internal Server Error</h1>', { status: 500 }),
  broken: () => HttpResponse.text('{"half":', { headers: { 'Content-Type': 'application/json' } }),
  crumb: () => json({ crumbFail: true }, 200),
  captcha: () => HttpResponse.error(),
}

/** Faults that have a status of their own. A form gets its key all the same, so that saving it meets them. */
const STATUS_FAULTS: readonly Fault[] = ['unauthorized', 'notFound', 'tooMany', 'down']

/** Checks whether a fault keeps a request from the server. The fault of the captcha concerns its provider alone. */
function isBlocked(fault: Fault, { url }: Request): boolean {
  const { pathname } = new URL(url)
  if (fault === 'lostSave') return pathname === '/api/form/SaveFormSubmission'
  if (pathname === '/api/form/FormSubmissionKey') return fault !== 'captcha' && !STATUS_FAULTS.includes(fault)
  return fault !== 'captcha' || pathname.startsWith('/api/captcha/')
}

/** Calls that need the role of a store manager or an administrator. */
const STORE_ADMIN_CALLS =
  /^(GET .*\/notifications\/restock$|.*\/restock\/(groups|send)|.*\/(editor|commerce-preferences|content-service|site-header-footer|multilingual|widget|demo\/site)\/?)/

const isAllowed = ({ method, url }: Request): boolean =>
  !STORE_ADMIN_CALLS.test(`${method} ${new URL(url).pathname}`) ||
  [ContributorRole.storeManager, ContributorRole.admin].some((role) => hasRole(currentRoles(), role))

/** Moves what was measured from the memory of its servers to the storage, if it has arrived. */
function saveMeasured(hasArrived: boolean): void {
  if (hasArrived) addReceived(tracking.events(), performance.records())
  tracking.clear()
  performance.clear()
}

/** Handlers for a request. Those of the editor are loaded when the first of its calls arrives. */
async function handlersFor(request: Request): Promise<RequestHandler[]> {
  const isForEditor = new URL(request.url).pathname.startsWith('/api/editor/')
  const all = isForEditor ? (await import('./editor-server.ts')).editorHandlers : handlers
  return fittingHandlers(all, request)
}

async function handle(request: Request, arrive: Arrive): Promise<Response | undefined> {
  if (!isAllowed(request)) return json({ message: 'You need to be a store manager for this.' }, 401)
  loadState(site.state)
  loadForms()
  loadSite(site.state)
  tracking.state.crumb = currentCrumb()
  const known = new Set(shop.state.cart?.entries.map(({ id }) => id))
  let answer = await getResponse(await handlersFor(request), request)
  if (answer?.ok && request.method === 'POST' && request.url.endsWith('/shopping-cart/entries')) {
    const added: unknown = await answer.json()
    if (isRecord(added)) answer = HttpResponse.json(withUniqueEntryId(added, known))
  }
  const hasArrived = arrive()
  saveMeasured(hasArrived)
  if (!hasArrived) {
    forgetForms()
    return undefined
  }
  saveState(site.state)
  saveForms()
  saveSite(site.state)
  return answer
}

/** Answers what needs more room than the storage has left. Any other problem is one of the server's own. */
function refuseWithoutRoom(problem: unknown): Response {
  if (!isFull(problem)) throw problem
  return json({ message: 'The storage of this browser is full.' }, 507)
}

/** Answers a request that arrived, and saves the state that it leaves, when it is its turn. */
export async function receive(request: Request, arrive: Arrive = () => true): Promise<Response | undefined> {
  // A page that asks for a lock as it is left has no place in the back/forward cache:
  // https://developer.chrome.com/docs/web-platform/back-forward-cache
  await whenShown()
  return takeTurn(() => handle(request, arrive).catch(refuseWithoutRoom))
}

/** Answers with a fault. The request has come to its end: no later page brings it to the server. */
function refuse(fault: keyof typeof faultResponses, arrive?: Arrive): Response {
  arrive?.()
  return faultResponses[fault]()
}

/** Answers every call of the page, with the fault and the latency of the settings. */
export async function answer(request: Request, arrive?: Arrive): Promise<Response> {
  const { fault, latency } = readSettings()
  // The latency is the response's: a request of a page that is left meanwhile has been handled.
  const given =
    fault === 'none' || fault === 'dropped' || !isBlocked(fault, request)
      ? await receive(request, arrive)
      : refuse(fault, arrive)
  await delay(latency)
  if (!given || given.type === 'error' || fault === 'dropped') throw new TypeError('Failed to fetch')
  return given
}
