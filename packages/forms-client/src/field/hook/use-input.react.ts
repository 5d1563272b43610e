'use client'

import type { Cleanup } from '@sitewright/machine'
import type { Store } from '@sitewright/machine/store'
import { useStore } from '@sitewright/machine/react'
import { useId, useMemo, type RefCallback } from 'react'
import type { FieldId, FormDefinition } from '../../definition/form-definition.ts'
import type { Form, FormField } from '../../engine/form.browser.ts'
import { keepName } from '../../control/name.dom.ts'
import { useFormOr } from '../../hook/form-context.react.ts'
import type { FieldSnapshot } from '../../answer/field-store.ts'

/** What a page shows of a field beside the text. */
type Shown = Pick<FieldSnapshot, 'problem' | 'error' | 'isAsked' | 'isDisabled' | 'isChecking'>

/** Props of an `<input>`, a `<textarea>` or a `<select>` that keeps its own text. */
export interface InputProps {
  /** Reads the text as it is typed, and writes one that is set from elsewhere. */
  readonly ref: RefCallback<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>
  readonly name: string
  /** Id of the field. */
  readonly 'data-field': string
  /** The answer when the component was drawn first. The input keeps its own text from then on. */
  readonly defaultValue: string
  /** True if the definition requires an answer. */
  readonly 'aria-required': true | undefined
  /** True while the field shows an error. */
  readonly 'aria-invalid': true | undefined
  /** The `errorId`, while the field shows an error. */
  readonly 'aria-describedby': string | undefined
}

/** A field whose input keeps its own text. */
export interface InputControls
  extends Shown, Pick<FormField, 'definition' | 'set' | 'check' | 'setError' | 'touch'> {
  /** Attributes of the `<input>`. */
  readonly input: InputProps
  /** Id for the element that shows `error`. */
  readonly errorId: string
}

/**
 * Returns a field of one text for an input that keeps its own text: `<input {...useInput('email').input} />`. Typing renders
 * nothing. The component renders again when something else changes that it may show, such as the error.
 *
 * @throws `TypeError` for a field whose answer is not one text: use `useField` for it
 *
 * @example
 * ```tsx
 * import { useInput } from '@sitewright/forms-client/react'
 *
 * const { input, error, errorId } = useInput(form, 'email')
 * const field = (
 *   <label>
 *     Email <input type="email" {...input} /> <span id={errorId}>{error}</span>
 *   </label>
 * )
 * ```
 */
export function useInput<Definition extends FormDefinition>(
  form: Form<Definition>,
  id: FieldId<Definition>,
): InputControls
/** Returns a field of the form around a part. */
export function useInput(id: string): InputControls
export function useInput(...[first, second]: [form: Form, id: string] | [id: string]): InputControls {
  const [given, id] = typeof first === 'string' ? [undefined, first] : [first, second ?? '']
  const field = useFormOr(given).field(id)
  const { definition, set, check, setError, touch, snapshot, subscribe } = field
  const errorId = useId()
  const shown = useStore(useMemo(() => withoutText({ snapshot, subscribe }), [snapshot, subscribe]))
  // React 18 has no cleanup of a ref: it calls it with null.
  const ref = useMemo(() => {
    let leave: Cleanup | undefined
    return (element: Input | null) => {
      leave?.()
      leave = element ? follow(element, { snapshot, subscribe, set, touch }) : undefined
    }
  }, [snapshot, subscribe, set, touch])
  const isWrong = shown.error !== undefined
  // The same from render to render: a native reset goes back to it.
  const defaultValue = useMemo(() => textOf(snapshot()), [snapshot])
  if (defaultValue === undefined || definition.kind === 'radio')
    throw new TypeError(`useInput cannot keep the answer of '${id}', which is not one text: use useField.`)
  const input: InputProps = {
    ref,
    name: id,
    'data-field': id,
    defaultValue,
    'aria-required': definition.required ? true : undefined,
    'aria-invalid': isWrong ? true : undefined,
    'aria-describedby': isWrong ? errorId : undefined,
  }
  return { ...shown, definition, set, check, setError, touch, input, errorId }
}

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const textOf = ({ value }: FieldSnapshot): string | undefined =>
  typeof value === 'string' ? value : undefined

/** A field without its text: a letter changes nothing of it. */
function withoutText({ snapshot, subscribe }: Store<FieldSnapshot>): Store<Shown> {
  let last: Shown | undefined
  return {
    subscribe,
    snapshot: () => {
      const { problem, error, isAsked, isDisabled, isChecking } = snapshot()
      const isSame =
        last?.problem === problem &&
        last?.error === error &&
        last?.isAsked === isAsked &&
        last.isDisabled === isDisabled &&
        last.isChecking === isChecking
      if (!last || !isSame) last = { problem, error, isAsked, isDisabled, isChecking }
      return last
    },
  }
}

/** Keeps a field and its input in step, until the cleanup. */
function follow(
  element: Input,
  { snapshot, subscribe, set, touch }: Pick<FormField, 'snapshot' | 'subscribe' | 'set' | 'touch'>,
): Cleanup {
  const write = (): void => {
    const text = textOf(snapshot()) ?? ''
    if (element.value !== text) element.value = text
  }
  const read = (): void => set(element.value)
  keepName({ target: element })
  // Text that was typed before the script was there is kept.
  if (isTyped(element)) read()
  else write()
  const unsubscribe = subscribe(write)
  // Browsers on iOS and password managers announce what they fill in as a change only.
  const events = { input: read, change: read, blur: touch }
  for (const [name, listener] of Object.entries(events)) element.addEventListener(name, listener)
  // A form that the browser empties is empty after the event.
  const reset = ({ target }: Event): void => {
    if (target === element.form) setTimeout(() => element.isConnected && read())
  }
  const { ownerDocument } = element
  ownerDocument.addEventListener('reset', reset)
  return () => {
    unsubscribe()
    ownerDocument.removeEventListener('reset', reset)
    for (const [name, listener] of Object.entries(events)) element.removeEventListener(name, listener)
  }
}

/** Checks whether an input has another text than its markup. */
const isTyped = (element: Input): boolean =>
  'defaultValue' in element
    ? element.value !== element.defaultValue
    : [...element.options].some((option) => option.selected && !option.defaultSelected) &&
      element.selectedIndex > 0
