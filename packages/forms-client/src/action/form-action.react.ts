'use client'

import { useLatest } from '@sitewright/machine/react'
import { createStore } from '@sitewright/machine/store'
import { startTransition, useActionState, useEffect, useRef, useState } from 'react'
import { createForm } from '../engine/create-form.browser.ts'
import { partCount, type Field, type FieldValue, type FieldValues } from '../kind/field.ts'
import type { Form, FormOptions } from '../engine/form.browser.ts'
import type { FormDefinition } from '../definition/form-definition.ts'
import { followDefinition } from '../hook/use-form.react.ts'
import { useLatestOptions } from '../hook/use-latest-options.react.ts'
import { elementOf, ownInputs } from '../form/early-press/live.dom.ts'
import { sendTo } from '../send/send.browser.ts'

/** Result of an action: undefined before it was called, a saved form, or a refusal. */
export type FormActionState =
  | undefined
  | {
      /** The form shows its success view. */
      readonly saved: true
    }
  /** Texts by the id of their field, and the answers to show again. `readSubmission` returns both. */
  | {
      /** A field that is not shown adds its text to the form's message. */
      readonly errors: Readonly<Record<string, string>>
      /** Answers to show again, but for passwords. */
      readonly values?: FieldValues | undefined
    }
  | {
      /** Text for the visitor about the form as a whole. */
      readonly error: string
    }

/** A server function, as `useActionState` takes one: it reads its `FormData` with `readSubmission`. */
export type FormAction = (
  state: FormActionState,
  data: FormData,
) => FormActionState | Promise<FormActionState>

/** A form that is saved by an action. */
export interface ActionForm<Definition extends FormDefinition> {
  /** For `<Form form={form}>`, and for all hooks that take a form. */
  readonly form: Form<Definition>
  /** For `<Form action={action}>`: without script, and before React is there, the browser sends the form to it. */
  readonly action: (data: FormData) => void
  /** Last result of the action, with script or without. */
  readonly state: FormActionState
}

/**
 * Creates a form that an action of React 19 saves instead of the site. The answers are checked before it is called, and what
 * it refuses is shown field by field.
 *
 * @throws `TypeError` for the definition of another form: give the component a `key`
 *
 * @example
 * ```tsx
 * // `send` is a server function, which reads its `FormData` with `readSubmission`.
 * export function Contact() {
 *   const { form, action } = useFormAction(contact, send)
 *   return <Form form={form} action={action} />
 * }
 * ```
 */
export function useFormAction<const Definition extends FormDefinition>(
  definition: Definition,
  action: FormAction,
  options?: Omit<FormOptions<Definition>, 'http' | 'page'>,
): ActionForm<Definition> {
  const [sent, dispatch] = useActionState(action, undefined)
  const [answer, setAnswer] = useState<{ readonly after: FormActionState; readonly state: FormActionState }>()
  // One that was sent without script since then is newer.
  const state = answer?.after === sent ? answer?.state : sent
  const latest = useLatest({ action, state, sent, definition })
  const [shownForm] = useState(() => createStore<object>({}))
  const [own] = useState(() =>
    sendTo(async (answers, { body }) => {
      const last = latest.current
      const element = elementOf(shownForm.snapshot())
      const data = toFormData(last.definition, answers, body)
      for (const [name, text] of element ? ownInputs(element) : []) data.append(name, text)
      const next = await inTransition(() => last.action(last.state, data)).catch(savedIfRedirected)
      setAnswer({ after: last.sent, state: next })
      return next
    }),
  )
  const liveOptions = useLatestOptions<Definition>({ ...own, ...options })
  const [form] = useState(() => {
    const created = createForm(definition, liveOptions)
    show(created, sent)
    return created
  })
  followDefinition(form, definition)
  const shown = useRef(sent)
  useEffect(() => {
    shownForm.set(form)
    if (shown.current !== sent) show(form, sent)
    shown.current = sent
  }, [form, sent, shownForm])
  return { form, action: dispatch, state }
}

/** The way of a framework to go to another page: https://nextjs.org/docs/app/api-reference/functions/redirect */
function savedIfRedirected(error: unknown): FormActionState {
  const digest: unknown = error instanceof Error ? Reflect.get(error, 'digest') : undefined
  if (typeof digest === 'string' && digest.startsWith('NEXT_REDIRECT')) return { saved: true }
  throw error
}

/** Shows the answer to a form that was sent without us. A page that was loaded anew for it has lost what was typed. */
function show(form: Pick<Form, 'delegate' | 'refuse' | 'setValues'>, state: FormActionState): void {
  if (!state) return
  if ('errors' in state) form.setValues({ ...state.values })
  if ('saved' in state) form.delegate(true)
  else form.refuse(state)
}

/** Calls an action as React wants it: what it changes on the page is shown without blocking the form. */
const inTransition = <Value>(call: () => Value | Promise<Value>): Promise<Value> =>
  new Promise((resolve) => {
    startTransition(async () => {
      // Its errors belong to the form, and not to the page's error boundary.
      const answer = new Promise<Value>((settle) => settle(call()))
      resolve(answer)
      await answer.catch(() => undefined)
    })
  })

/** Returns the fields that are sent to a site, and the answers under the names that the browser sends them with. */
function toFormData(
  { fields }: FormDefinition,
  answers: FieldValues,
  body: Readonly<Record<string, unknown>>,
): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(body)) if (typeof value === 'string') data.append(name, value)
  const given = new Map(Object.entries(answers))
  for (const field of fields) {
    const value = given.get(field.id)
    if (value !== undefined) for (const [name, text] of entriesOf(field, value)) data.append(name, text)
  }
  return data
}

function entriesOf(field: Field, value: FieldValue): readonly (readonly [string, string])[] {
  const { id } = field
  if (typeof value === 'string') return [[id, value]]
  if (field.kind === 'likert') {
    const levels = new Map(Object.entries(value))
    return field.options.map((question, index) => [`${id}[${index}]`, levels.get(question) ?? ''])
  }
  const parts = Object.values(value)
  // A telephone number is sent with a part for its country code.
  const shown = field.kind === 'phone' ? parts.slice(-partCount(field)) : parts
  return shown.map((text) => [id, text])
}
