import { timers, type Clock, type Cleanup } from '@sitewright/machine'
import { createCookies } from '@sitewright/site/cookies'
import { isRecord } from '@sitewright/site/reader'
import { readSiteUser } from '@sitewright/site/session'
import type { SiteStorage } from '@sitewright/site/storage'
import { isEmpty, type Field, type FieldValue, type FieldValues } from '../kind/field.ts'
import type { Form } from '../engine/form.browser.ts'
import type { FormDefinition } from '../definition/form-definition.ts'

/** Answers of a form that a visitor has not sent yet. */
export interface Draft {
  /** Checks whether there is one. */
  readonly exists: () => boolean
  /**
   * Puts the answers of the draft into the fields that are still empty, or as they were when the visitor began. Returns
   * true if there was a draft.
   */
  readonly restore: () => boolean
  /** Forgets the draft. The answers in the form stay. */
  readonly clear: () => void
  /**
   * Saves the answers when the visitor pauses or leaves, and clears them after a submission, also after one that is being
   * saved when the draft is stopped.
   */
  readonly start: () => Cleanup
}

/** Settings of `createDraft`. */
export interface DraftOptions {
  /** Where drafts are kept. */
  readonly storage: SiteStorage
  /**
   * Name of a draft of its own, such as the path of the page. Those of one form with the same name are one draft.
   * @default '', one draft for the form on all pages
   */
  readonly name?: string | undefined
  /**
   * The site user now, empty without one. A draft is shown to the user who typed it; one without a user, to the next as well,
   * who may have signed in meanwhile.
   * @default the user of the site's cookie
   */
  readonly userId?: (() => string) | undefined
  /**
   * Milliseconds after which a draft is forgotten.
   *
   * @default 7 days
   */
  readonly expiresInMs?: number | undefined
  /**
   * Milliseconds without typing after which a draft is saved.
   * @default 500
   */
  readonly pauseMs?: number | undefined
  /** Timers; a test gives a fake clock. */
  readonly clock?: Clock | undefined
  /**
   * Window whose events tell that the page is left.
   *
   * @default globalThis
   */
  readonly view?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/**
 * Creates the draft of a form. Passwords and hidden fields are never stored.
 *
 * @example
 * ```ts
 * import { createDraft } from '@sitewright/forms-client/drafts'
 * import { createCookies } from '@sitewright/site/cookies'
 * import { createStorage } from '@sitewright/site/storage'
 *
 * const draft = createDraft(form, { storage: createStorage({ cookies: createCookies() }) })
 * draft.restore() // fills the fields that are still empty
 * const stop = draft.start() // saves when the visitor pauses or leaves, clears after a submission
 * ```
 */
export function createDraft(
  form: Form,
  {
    storage,
    name = '',
    userId = siteUserId,
    expiresInMs = WEEK_MS,
    pauseMs = 500,
    clock = timers,
    view = globalThis,
  }: DraftOptions,
): Draft {
  const key = draftKey(form.definition, name)
  // Who began the answers owns them, also once they have signed out in another tab.
  const owner = userId()
  const valueOf = (id: string): FieldValue => form.field(id).snapshot().value
  // The first value of a field is an answer too: a select has one, and a box that the visitor has cleared is one.
  let first: ReadonlyMap<string, FieldValue> = new Map()
  /** Notes the fields that the form has now, and the first values of new ones. */
  const note = (): void => {
    const fields = form.definition.fields.filter(isKept)
    first = new Map(fields.map(({ id }) => [id, first.get(id) ?? valueOf(id)]))
  }
  note()
  const kept = (): StoredDraft => {
    note()
    const ids = [...first.keys()].filter((id) => !isEmpty(valueOf(id)) || !isSame(valueOf(id), first.get(id)))
    // Another page may show the form with other fields.
    const others = [...(read()?.answers ?? [])].filter(([id]) => !first.has(id))
    return {
      answers: Object.fromEntries([...others, ...ids.map((id) => [id, valueOf(id)] as const)]),
      first: Object.fromEntries(ids.map((id) => [id, first.get(id) ?? ''])),
    }
  }
  const isOpen = (id: string, before: unknown): boolean => isEmpty(valueOf(id)) || isSame(valueOf(id), before)
  const ownKey = (): string => keyOfUser(key, owner || userId())
  const read = (): ReadDraft | undefined => readDraft(storage.get(ownKey())) ?? readDraft(storage.get(key))
  const stored = (): unknown => storage.get(ownKey()) ?? storage.get(key)
  const clear = (): void => {
    for (const each of new Set([ownKey(), key])) storage.remove(each)
  }
  const save = (): void => {
    const draft = kept()
    const own = ownKey()
    if (Object.keys(draft.answers).length === 0) {
      clear()
      return
    }
    keep(storage, own, draft, expiresInMs)
    // It has become that of a user who has signed in.
    if (own !== key && isSame(storage.get(own), draft)) storage.remove(key)
  }
  return {
    clear,
    exists: () => read() !== undefined,
    restore: () => {
      const draft = read()
      if (!draft) return false
      note()
      const open = [...draft.answers].filter(([id]) => first.has(id) && isOpen(id, draft.first.get(id)))
      form.setValues(Object.fromEntries(open) as FieldValues)
      return true
    },
    start: () => follow(form, { save, clear, stored, note, pauseMs, clock, view }),
  }
}

/** Answers of a draft, each beside the one that its field began with. */
interface StoredDraft {
  readonly answers: Readonly<Record<string, unknown>>
  readonly first: FieldValues
}

interface ReadDraft {
  readonly answers: ReadonlyMap<string, unknown>
  readonly first: ReadonlyMap<string, unknown>
}

function readDraft(raw: unknown): ReadDraft | undefined {
  if (!isRecord(raw) || !isRecord(raw.answers) || !isRecord(raw.first)) return undefined
  return { answers: new Map(Object.entries(raw.answers)), first: new Map(Object.entries(raw.first)) }
}

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right)

/** Stores a draft. One that a full storage does not take leaves the one before it. */
function keep(storage: SiteStorage, key: string, draft: StoredDraft, expiresInMs: number): void {
  const before = storage.get(key)
  storage.set(key, draft, { expiresInMs, isLocalOnly: true })
  if (before !== undefined && !isSame(storage.get(key), draft))
    storage.set(key, before, { expiresInMs, isLocalOnly: true })
}

interface Following {
  readonly pauseMs: number
  readonly save: () => void
  readonly clear: () => void
  readonly stored: () => unknown
  readonly note: () => void
  readonly clock: Clock
  readonly view: NonNullable<DraftOptions['view']>
}

function follow(form: Form, options: Following): Cleanup {
  const { save, clear, note, pauseMs, clock, view } = options
  let cleanup: Cleanup | undefined
  let mayBeSaved = false
  const cancel = (): void => {
    cleanup?.()
    cleanup = undefined
  }
  const saveNow = (): void => {
    if (!cleanup) return
    cancel()
    save()
  }
  const unsubscribe = form.notices.subscribe((notice) => {
    if (notice.kind === 'transition') mayBeSaved ||= notice.to === 'saving'
    if (notice.kind === 'failure') mayBeSaved &&= notice.failure.kind === 'aborted'
    if (notice.kind === 'change') {
      cancel()
      cleanup = clock(saveNow, pauseMs)
    }
    if (notice.kind !== 'submit-success') return
    mayBeSaved = false
    cancel()
    clear()
  })
  const stop = form.subscribe(note)
  view.addEventListener('pagehide', saveNow)
  return () => {
    saveNow()
    stop()
    unsubscribe()
    view.removeEventListener('pagehide', saveNow)
    if (mayBeSaved) clearOnceSaved(form, options)
  }
}

/** Clears the draft of a form that was left while it was saved. One that was typed since then stays. */
function clearOnceSaved(form: Form, { clear, stored }: Following): void {
  const left = stored()
  const unsubscribe = form.notices.subscribe(({ kind }) => {
    if (kind !== 'submit-success') return
    unsubscribe()
    if (isSame(stored(), left)) clear()
  })
}

/** Key of the draft of a user. That of a visitor without an account has no name. */
const keyOfUser = (key: string, user: string): string => (user ? `${key}@${encodeURIComponent(user)}` : key)

const siteUserId = (): string => readSiteUser(createCookies()).siteUserId ?? ''

const isKept = ({ kind }: Field): boolean => kind !== 'password' && kind !== 'hidden' && kind !== 'section'

/** Key of a form's draft. It stays as the fields of the form change: what still fits is restored. */
const draftKey = ({ id }: FormDefinition, name: string): string =>
  ['form-draft', id, ...(name ? [name] : [])].join(':')
