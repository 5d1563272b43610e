import { timers, type Clock, type Undo } from '@sitewright/machine'
import { isRecord } from '@sitewright/site/reader'
import type { SiteStorage } from '@sitewright/site/storage'
import { isEmpty, type Field, type FieldValues } from '../field/field.ts'
import type { Form } from '../form/form.browser.ts'
import type { FormDefinition } from '../form/form.ts'

/** Answers of a form that a visitor has not sent yet. */
export interface Draft {
  /** Checks whether there is one. */
  readonly exists: () => boolean
  /** Puts the answers of the draft into the fields that are still empty. Returns true if there was a draft. */
  readonly restore: () => boolean
  readonly clear: () => void
  /** Saves the answers when the visitor pauses or leaves, and clears them after a submission. */
  readonly start: () => Undo
}

/** Settings of `createDraft`. */
export interface DraftOptions {
  readonly storage: SiteStorage
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
  { storage, expiresInMs = WEEK_MS, pauseMs = 500, clock = timers, view = globalThis }: DraftOptions,
): Draft {
  const key = draftKey(form.definition)
  const fields = form.definition.fields.filter(isKept)
  const kept = (): FieldValues =>
    Object.fromEntries(
      fields.flatMap(({ id }) => {
        const { value } = form.field(id).snapshot()
        return isEmpty(value) ? [] : [[id, value]]
      }),
    )
  const clear = (): void => storage.remove(key)
  const save = (): void => {
    const answers = kept()
    if (Object.keys(answers).length > 0) storage.set(key, answers, { expiresInMs })
    else clear()
  }
  return {
    clear,
    exists: () => isRecord(storage.get(key)),
    restore: () => {
      const answers = storage.get(key)
      if (!isRecord(answers)) return false
      const stored = new Map(Object.entries(answers))
      const open = fields.filter(({ id }) => stored.has(id) && isEmpty(form.field(id).snapshot().value))
      form.setValues(Object.fromEntries(open.map(({ id }) => [id, stored.get(id)])) as FieldValues)
      return true
    },
    start: () => follow(form, { save, clear, pauseMs, clock, view }),
  }
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
function draftKey({ id, fields }: FormDefinition): string {
  let hash = 5381
  for (const character of JSON.stringify(fields.map((field) => [field.id, field.kind]))) {
    hash = (hash * 33 + (character.codePointAt(0) ?? 0)) % 4_294_967_296
  }
  return `form-draft:${id}:${hash.toString(36)}`
}
