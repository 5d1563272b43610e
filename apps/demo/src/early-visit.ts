// Keeps a page that is left before it is measured: the next page counts its view, and what happened on it. The script is
// inlined in the document so that it listens before the first paint, and imports nothing.

const beganAt = Date.now()
const events: NonNullable<typeof globalThis.earlyEvents> = []
let key: string | undefined

/** Checks whether the visitor lets the page store what it measures: by an answer, or as this shop does not ask. */
const isPermitted = () =>
  document.cookie.includes('ss_cvr=') ||
  localStorage.getItem('sill-settings')?.includes('"policy":"none"') === true

/** Pages that are kept, of visits without a page that is measured. */
const MOST_PAGES = 20

const hasRoom = () =>
  Object.keys(localStorage).filter((each) => each.startsWith('sill-left-page ')).length < MOST_PAGES

globalThis.earlyEvents = events
addEventListener('pagehide', () => {
  const context = document.getElementById('context')?.textContent
  // The tracker takes over the events when it is there. A page in a frame is one that the editor shows.
  if (!context || !globalThis.earlyEvents || parent !== window) return
  try {
    if (!isPermitted() || !hasRoom()) return
    const { URL: url, title, referrer } = document
    const left = { URL: url, title, referrer, beganAt, context: JSON.parse(context) as unknown, events }
    key = `sill-left-page ${Date.now()} ${Math.random()}`
    localStorage.setItem(key, JSON.stringify(left))
  } catch {
    // The browser keeps nothing for this site.
  }
})
addEventListener('pageshow', () => {
  if (key === undefined) return
  // A page that comes back goes on with its events, unless another one has taken them meanwhile.
  if (localStorage.getItem(key) === null) events.length = 0
  localStorage.removeItem(key)
  key = undefined
})
