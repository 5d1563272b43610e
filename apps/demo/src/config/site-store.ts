import { timers, type Clock, type Cleanup } from '@sitewright/machine'
import { createStore, type Store } from '@sitewright/machine/store'
import type { ContentChange } from '../site/content/content-reader.ts'
import { isSame } from '../site/content/same.ts'
import type { SiteContent } from '../site/content/site-content.ts'
import {
  addStep,
  emptyHistory,
  redoStep,
  restoreFields,
  sectionsOf,
  undoStep,
  type History,
} from './history.ts'

/** State of the editor. */
export interface EditorSnapshot {
  readonly site: SiteContent
  readonly history: History
  readonly saving: 'saved' | 'saving' | 'failed'
  /** The last step that was taken back or repeated, for screen readers. */
  readonly notice: string
}

/** The site that is edited, its steps of undo, and the state of its saving. */
export interface SiteStore extends Store<EditorSnapshot> {
  readonly change: (label: string, sections: ContentChange) => void
  readonly undo: () => void
  readonly redo: () => void
  /** Saves what is not saved yet. */
  readonly save: () => void
  /** Sends at once what no request carries yet: the page is being left, and waits for neither a pause nor a response. */
  readonly leave: () => void
  /** Follows changes of other tabs. */
  readonly start: () => Cleanup
}

/** Settings of `createSiteStore`. */
export interface SiteStoreOptions {
  /** The site at the server. */
  readonly load: () => SiteContent
  /** Saves sections of a site. Returns false if the server does not take them. */
  readonly save: (change: ContentChange, site: SiteContent) => Promise<boolean>
  readonly whenChanged: (listener: () => void) => Cleanup
  readonly clock?: Clock | undefined
  readonly now?: (() => number) | undefined
}

/** Milliseconds after the last key before a save begins. */
const REST_MS = 120

/** Sections of a site that differ from another one. */
function difference(site: SiteContent, other: SiteContent): ContentChange {
  const others: Readonly<Record<string, unknown>> = { ...other }
  return Object.fromEntries(Object.entries(site).filter(([name, section]) => !isSame(section, others[name])))
}

/** Creates the store of the editor. */
export function createSiteStore(options: SiteStoreOptions): SiteStore {
  const { load, save: send, whenChanged, clock = timers, now = Date.now } = options
  /** The site at the server, as far as it is known here. */
  let saved = load()
  let cancel: Cleanup = () => undefined
  /** Sections of the save under way. */
  let sending: ContentChange | undefined
  const store = createStore<EditorSnapshot>({
    site: saved,
    history: emptyHistory,
    saving: 'saved',
    notice: '',
  })
  const update = (next: Partial<EditorSnapshot>): void =>
    store.update((snapshot) => ({ ...snapshot, ...next }))

  async function sendAll(): Promise<void> {
    for (;;) {
      const { site } = store.snapshot()
      const change = difference(site, saved)
      if (Object.keys(change).length === 0) {
        update({ saving: 'saved' })
        return
      }
      update({ saving: 'saving' })
      sending = change
      if (!(await send(change, site))) {
        update({ saving: 'failed' })
        return
      }
      saved = { ...saved, ...change }
    }
  }

  function save(): void {
    cancel()
    // The request under way is followed by one with all that changed meanwhile.
    if (sending) return
    sending = {}
    void sendAll().finally(() => (sending = undefined))
  }

  function leave(): void {
    const { site } = store.snapshot()
    const change = difference(site, { ...saved, ...sending })
    // A page that comes back saves it again, as it does not know what became of the request.
    if (Object.keys(change).length > 0) void send(change, site)
  }

  function apply(change: ContentChange, next: Partial<EditorSnapshot>): void {
    update({ ...next, site: { ...store.snapshot().site, ...change }, saving: 'saving' })
    cancel()
    cancel = clock(save, REST_MS)
  }

  function restore(step: typeof undoStep, verb: string): void {
    const { history: all, site } = store.snapshot()
    const restored = step(all)
    if (!restored) return
    const { history, from, change, label } = restored
    apply(restoreFields(sectionsOf(site, change), from, change), { history, notice: `${verb}: ${label}` })
  }

  /** Takes over what another tab has saved, except for sections that are not saved here. */
  function follow(): void {
    const incoming = load()
    const { site } = store.snapshot()
    const own = Object.keys({ ...difference(site, saved), ...sending })
    const change = Object.entries(difference(incoming, saved)).filter(([name]) => !own.includes(name))
    saved = incoming
    if (change.length > 0) update({ site: { ...site, ...Object.fromEntries(change) } })
  }

  return {
    ...store,
    change: (label, sections) => {
      const { site, history } = store.snapshot()
      const before = sectionsOf(site, sections)
      if (isSame(before, sections)) return
      apply(sections, {
        history: addStep(history, { label, before, after: sections, at: now() }),
        notice: '',
      })
    },
    undo: () => restore(undoStep, 'Undone'),
    redo: () => restore(redoStep, 'Redone'),
    save,
    leave,
    start: () => whenChanged(follow),
  }
}
