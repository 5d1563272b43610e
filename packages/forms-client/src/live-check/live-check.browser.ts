import { timers, type Clock, type Cleanup } from '@sitewright/machine'
import type { Form } from '../engine/form.browser.ts'

/** Settings of `checkWhileTyping`. */
export interface LiveCheckOptions {
  /**
   * Fields to check.
   * @default all
   */
  readonly fields?: readonly string[] | undefined
  /**
   * Milliseconds without typing after which a field is checked.
   * @default 400
   */
  readonly pauseMs?: number | undefined
  /** Timers; a test gives a fake clock. */
  readonly clock?: Clock | undefined
}

/**
 * Checks fields when the visitor pauses, before anything is sent. The answers of rules about older texts are dropped.
 *
 * @example
 * ```ts
 * import { checkWhileTyping } from '@sitewright/forms-client/live-checks'
 *
 * const cleanup = checkWhileTyping(form, { fields: ['email'] })
 * ```
 */
export function checkWhileTyping(
  form: Form,
  { fields, pauseMs = 400, clock = timers }: LiveCheckOptions = {},
): Cleanup {
  const waiting = new Map<string, Cleanup>()
  const cancel = (id: string): void => {
    waiting.get(id)?.()
    waiting.delete(id)
  }
  const unsubscribe = form.notices.subscribe((notice) => {
    if (notice.kind === 'transition') for (const id of [...waiting.keys()]) cancel(id)
    if (notice.kind !== 'change' || fields?.includes(notice.id) === false) return
    const { id } = notice
    cancel(id)
    const check = (): void => {
      waiting.delete(id)
      // The page may have removed it meanwhile.
      if (!form.definition.fields.some((field) => field.id === id)) return
      // A rule that throws is reported when the form is submitted.
      form
        .field(id)
        .check()
        .catch(() => undefined)
    }
    waiting.set(id, clock(check, pauseMs))
  })
  return () => {
    unsubscribe()
    for (const id of [...waiting.keys()]) cancel(id)
  }
}
