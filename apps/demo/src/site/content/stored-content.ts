import type { Cleanup } from '@sitewright/machine'
import { isRecord, parseJson } from '@sitewright/site/reader'
import { readStored, type ContentChange } from './content-reader.ts'
import { isSame } from './same.ts'
import { builtContent, setSiteContent } from './site-content.ts'

/** Key of the edited sections in local storage. `start.ts` looks for it before it loads anything. */
const KEY = 'sill-site'

/** Text that was loaded last, and the sections in it. */
let last = ''
let edited: ContentChange = {}

function stored(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

/** Sections of a stored text. Those that are as before are the same objects. */
function sectionsOf(text: string): ContentChange {
  const found = parseJson(text)
  const read = readStored(isRecord(found) ? found : {})
  const before: Readonly<Record<string, unknown>> = edited
  const pairs = Object.entries(read).map(([name, value]) => [
    name,
    isSame(value, before[name]) ? before[name] : value,
  ])
  return Object.fromEntries(pairs) as ContentChange
}

/** Loads the site that the last save of any tab left. Returns true if it differs from the one before. */
export function loadSiteContent(): boolean {
  const text = stored()
  if (text === last) return false
  last = text
  edited = sectionsOf(text)
  setSiteContent({ ...builtContent, ...edited })
  return true
}

/** Keeps sections of the site in place of all before. One that is as it was built is not kept. */
export function replaceSiteContent(change: ContentChange): void {
  loadSiteContent()
  const next: Readonly<Record<string, unknown>> = { ...change }
  // In one order, so that equal sites are equal texts.
  const sections = Object.entries(builtContent).flatMap(([name, built]) =>
    next[name] === undefined || isSame(next[name], built) ? [] : [[name, next[name]] as const],
  )
  const text = sections.length > 0 ? JSON.stringify(Object.fromEntries(sections)) : ''
  if (text === last) return
  if (text) localStorage.setItem(KEY, text)
  else localStorage.removeItem(KEY)
  loadSiteContent()
  dispatchEvent(new Event(KEY))
}

/** Saves sections of the site, and shows them to the other tabs. */
export function saveSiteContent(change: ContentChange): void {
  loadSiteContent()
  replaceSiteContent({ ...edited, ...change })
}

/** Text of what is kept, to tell whether another tab has changed it. */
export const keptSiteContent = stored

/** Calls back after the site was edited, in this tab or another one, also while the page was in the back/forward cache. */
export function whenSiteContentChanges(listener: () => void): Cleanup {
  const ended = new AbortController()
  const { signal } = ended
  const load = () => {
    loadSiteContent()
    listener()
  }
  addEventListener('storage', ({ key }) => (key === KEY || key === null) && load(), { signal })
  addEventListener('pageshow', ({ persisted }) => persisted && load(), { signal })
  addEventListener(KEY, listener, { signal })
  return () => ended.abort()
}
