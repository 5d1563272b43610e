'use client'

import { startTransition, useActionState, useEffect, useRef, useState } from 'react'
import { createForm } from '../form/create-form.browser.ts'
import type { FieldValues } from '../field/field.ts'
import type { Form, FormOptions } from '../form/form.browser.ts'
import type { FormDefinition } from '../form/form.ts'
import { sendTo } from '../send/send.browser.ts'

/** What an action returns: undefined before it was called, that it has saved the form, or what it refuses. */
export type FormActionState =
  | undefined
  | { readonly saved: true }
  /** Texts by the id of their field, and the answers to show again. `readSubmission` returns both. */
  | { readonly errors: Readonly<Record<string, string>>; readonly values?: FieldValues | undefined }
  | { readonly error: string }

/** A server function, as `useActionState` takes one: it reads its `FormData` with `readSubmission`. */
export type FormAction = (
  state: FormActionState,
  data: FormData,
) => FormActionState | Promise<FormActionState>

/** A form that is saved by an action. */
export interface ActionForm<Definition extends FormDefinition> {
  readonly form: Form<Definition>
  /** For `<Form action={action}>`: without script, and before React is there, the browser sends the form to it. */
  readonly action: (data: FormData) => void
  /** What the action returned for a form that was sent without script. */
  readonly state: FormActionState
}

/**
 * Creates a form that an action of React 19 saves instead of the site. The answers are checked before it is called, and what
 * it refuses is shown field by field.
 */
export function useFormAction<const Definition extends FormDefinition>(
  definition: Definition,
  action: FormAction,
  options?: Omit<FormOptions<Definition>, 'http' | 'page'>,
): ActionForm<Definition> {
  const [state, dispatch] = useActionState(action, undefined)
  const [form] = useState(() => {
    const created = createForm(definition, {
      ...sendTo(async (_, { body }) => {
        const answer = await inTransition(() => action(undefined, toFormData(body)))
        return answer && 'saved' in answer ? undefined : answer
      }),
      ...options,
    })
    show(created, state)
    return created
  })
  const shown = useRef(state)
  useEffect(() => {
    if (shown.current !== state) show(form, state)
    shown.current = state
  }, [form, state])
  return { form, action: dispatch, state }
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
      // What it throws belongs to the form, and not to the page's error boundary.
      const answer = new Promise<Value>((settle) => settle(call()))
      resolve(answer)
      await answer.catch(() => undefined)
    })
  })

function toFormData(body: Readonly<Record<string, unknown>>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(body)) if (typeof value === 'string') data.append(name, value)
  return data
}
