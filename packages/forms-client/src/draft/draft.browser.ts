import { timers, type Clock, type Undo } from '@sitewright/machine'
import { isRecord } from '@sitewright/site/reader'
import type { SiteStorage } from '@sitewright/site/storage'
import { isEmpty, type Field, type FieldValue, type FieldValues } from '../field/field.ts'
import type { Form } from '../form/form.browser.ts'
import type { FormDefinition } from '../form/form.ts'

/** Answers of a form that a visitor has not sent yet. */
export interface Draft {
  /** Checks whether there is one. */
  readonly exists: () => boolean
  /**
   * Puts the answers of the draft into the fields that are still empty, or as they were when the visitor began. Returns
   * true if there was a draft.
   */
  readonly restore: () => boolean
  readonly clear: () => void
  /** Saves the answers when the visitor pauses or leaves, and clears them after a submission. */
  readonly start: () => Undo
}

/** Settings of `createDraft`. */
export interface DraftOptions {
  readonly storage: SiteStorage
  /**
   * Name of a draft of its own, such as the path of the page. Those of one form with the same name are one draft.
   * @default '', one draft for the form on all pages
   */
  readonly name?: string | undefined
  /** @default 7 days */
  readonly expiresInMs?: number | undefined
  /**
   * Milliseconds without typing after which a draft is saved.
   * @default 500
   */
  readonly pauseMs?: number | undefined
  readonly clock?: Clock | undefined
  /** @default globalThis */
  readonly view?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** Creates the draft of a form. Passwords and hidden fields are never stored. */
export function createDraft(
  form: Form,
  {
    storage,
    name = '',
    expiresInMs = WEEK_MS,
    pauseMs = 500,
    clock = timers,
    view = globalThis,
  }: DraftOptions,
): Draft {
  const key = draftKey(form.definition, name)
  const fields = form.definition.fields.filter(isKept)
  const valueOf = (id: string): FieldValue => form.field(id).snapshot().value
  // The first value of a field is an answer too: a select has one, and a box that the visitor has cleared is one.
  const first = new Map(fields.map(({ id }) => [id, valueOf(id)]))
  const kept = (): StoredDraft => {
    const ids = fields
      .map(({ id }) => id)
      .filter((id) => !isEmpty(valueOf(id)) || !isSame(valueOf(id), first.get(id)))
    return {
      answers: Object.fromEntries(ids.map((id) => [id, valueOf(id)])),
      first: Object.fromEntries(ids.map((id) => [id, first.get(id) ?? ''])),
    }
  }
  const isOpen = (id: string, before: unknown): boolean => isEmpty(valueOf(id)) || isSame(valueOf(id), before)
  const clear = (): void => storage.remove(key)
  const save = (): void => {
    const draft = kept()
    if (Object.keys(draft.answers).length > 0) keep(storage, key, draft, expiresInMs)
    else clear()
  }
  return {
    clear,
    exists: () => readDraft(storage.get(key)) !== undefined,
    restore: () => {
      const draft = readDraft(storage.get(key))
      if (!draft) return false
      const open = [...draft.answers].filter(([id]) => first.has(id) && isOpen(id, draft.first.get(id)))
      form.setValues(Object.fromEntries(open) as FieldValues)
      return true
    },
    start: () => follow(form, { save, clear, pauseMs, clock, view }),
  }
}

/** Answers of a draft, each beside the one that its field began with. */
interface StoredDraft {
  readonly answers: FieldValues
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
  storage.set(key, draft, { expiresInMs })
  if (before !== undefined && !isSame(storage.get(key), draft)) storage.set(key, before, { expiresInMs })
}

interface Following {
  readonly pauseMs: number
  readonly save: () => void
  readonly clear: () => void
  readonly clock: Clock
  readonly view: NonNullable<DraftOptions['view']>
}

function follow(form: Form, { save, clear, pauseMs, clock, view }: Following): Undo {
  let undo: Undo | undefined
  const cancel = (): void => {
    undo?.()
    undo = undefined
  }
  const saveNow = (): void => {
    if (!undo) return
    cancel()
    save()
  }
  const unsubscribe = form.notices.subscribe(({ kind }) => {
    if (kind === 'change') {
      cancel()
      undo = clock(saveNow, pauseMs)
    }
    if (kind !== 'submit-success') return
    cancel()
    clear()
  })
  view.addEventListener('pagehide', saveNow)
  return () => {
    saveNow()
    unsubscribe()
    view.removeEventListener('pagehide', saveNow)
  }
}

const isKept = ({ kind }: Field): boolean => !['password', 'hidden', 'section'].includes(kind)

/** Key of a form's draft. A form whose fields have changed has another one. */
function draftKey({ id, fields }: FormDefinition, name: string): string {
  let hash = 5381
  for (const character of JSON.stringify(fields.map((field) => [field.id, field.kind]))) {
    hash = (hash * 33 + (character.codePointAt(0) ?? 0)) % 4_294_967_296
  }
  return ['form-draft', id, hash.toString(36), ...(name ? [name] : [])].join(':')
}
