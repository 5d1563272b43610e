import type { Cleanup } from '@sitewright/machine'
import { createStore, type Store } from '@sitewright/machine/store'
import { createRequests, type RequestsOptions } from '../request/request.browser.ts'
import type { Font, PreviewState } from './font.ts'

/** Loads a font, so that texts in its family show it. A rejected promise is a failure. */
export type LoadFont = (font: Font, signal: AbortSignal) => Promise<unknown>

/** Previews of fonts, by family. */
export interface FontPreviews extends Store<ReadonlyMap<string, PreviewState>> {
  /** Loads a preview, unless it is loaded or under way. A failed one is loaded again. */
  readonly request: (font: Font, load: LoadFont) => void
  /** Starts the previews. The returned function aborts those under way. */
  readonly start: () => Cleanup
}

/** Creates the previews of fonts. Each is loaded once, on demand. One that does not end fails after a minute. */
export function createFontPreviews(options: RequestsOptions = {}): FontPreviews {
  const { snapshot, subscribe, set } = createStore<ReadonlyMap<string, PreviewState>>(new Map())
  const requests = createRequests<Font>(options)
  const ready = new Set<string>()
  requests.subscribe(() => {
    const states = new Map<string, PreviewState>([...ready].map((family) => [family, 'ready']))
    for (const [family, request] of Object.entries(requests.snapshot())) {
      if (request) states.set(family, request.status === 'failed' ? 'failed' : 'loading')
    }
    set(states)
  })

  return {
    snapshot,
    subscribe,
    request: (font, load) => {
      const state = snapshot().get(font.family)
      if (state === 'loading' || state === 'ready') return
      requests.send(font.family, font, async (signal) => {
        await load(font, signal)
        ready.add(font.family)
        return () => undefined
      })
    },
    // Loads that were under way begin again with the next start.
    start: () => requests.stop,
  }
}

/** Requests the previews of options when they come into view. */
export function watchOptions(list: Element, request: (index: number) => void): Cleanup {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) request(Number((target as HTMLElement).dataset.index))
      }
    },
    { root: list, rootMargin: '100px' },
  )
  for (const option of list.querySelectorAll('[data-index]')) observer.observe(option)
  return () => observer.disconnect()
}
