import { readStored } from '../site/content/content-reader.ts'
import { keptSiteContent, replaceSiteContent } from '../site/content/stored-content.ts'

/** A page is shown as it was built, or as it was kept, if the host takes longer. */
const MOST_WAIT_MS = 3000
const MOST_TRIES = 3

/**
 * Keeps the site as the host has it. What another tab has kept meanwhile may be newer than the response, so it is asked for
 * again. Without a response the site stays as it is.
 */
export async function loadHostSite(tries = MOST_TRIES): Promise<void> {
  const before = keptSiteContent()
  let site: unknown
  try {
    const given = await fetch('/api/demo/site', { signal: AbortSignal.timeout(MOST_WAIT_MS) })
    if (!given.ok) return
    site = await given.json()
  } catch {
    return
  }
  if (keptSiteContent() === before) replaceSiteContent(readStored(site))
  else if (tries > 1) await loadHostSite(tries - 1)
}
