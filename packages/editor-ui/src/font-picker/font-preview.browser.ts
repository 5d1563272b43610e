import type { Undo } from '@sitewright/machine'
import { createStore, type Store } from '@sitewright/machine/store'
import type { Font, PreviewState } from './font.ts'

/** Loads a font, so that texts in its family show it. A rejected promise is a failure. */
export type LoadFont = (font: Font, signal: AbortSignal) => Promise<unknown>

/** Previews of fonts, by family. */
export interface FontPreviews extends Store<ReadonlyMap<string, PreviewState>> {
  /** Loads a preview, unless it is loaded or under way. A failed one is loaded again. */
  readonly request: (font: Font, load: LoadFont) => void
  /** Starts the previews. The returned function aborts those under way. */
  readonly start: () => Undo
}

/** Creates the previews of fonts. Each is loaded once, on demand. */
export function createFontPreviews(): FontPreviews {
  const { snapshot, subscribe, update } = createStore<ReadonlyMap<string, PreviewState>>(new Map())
  let life: AbortController | undefined

  function set(family: string, state: PreviewState): void {
    update((before) => new Map(before).set(family, state))
  }

  function request(font: Font, load: LoadFont): void {
    const state = snapshot().get(font.family)
    if (!life || state === 'loading' || state === 'ready') return
    const { signal } = life
    set(font.family, 'loading')
    // A load may throw.
    new Promise((resolve) => resolve(load(font, signal))).then(
      () => !signal.aborted && set(font.family, 'ready'),
      () => !signal.aborted && set(font.family, 'failed'),
    )
  }

  return {
    snapshot,
    subscribe,
    request,
    start: () => {
      const own = (life = new AbortController())
      return () => {
        own.abort()
        life = undefined
        // What was under way is loaded again after the next start.
        update((before) => new Map([...before].filter(([, state]) => state !== 'loading')))
      }
    },
  }
}

/** Requests the previews of options when they come into view. */
export function watchOptions(list: Element, request: (index: number) => void): Undo {
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
