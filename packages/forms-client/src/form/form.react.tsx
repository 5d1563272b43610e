'use client'

import { createStore } from '@sitewright/machine/store'
import { useStore } from '@sitewright/machine/react'
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type ReactNode,
  type RefObject,
} from 'react'
import { focusAfterFailure, type FocusTarget } from '../error/error.connect.ts'
import { ErrorBanner, ErrorSummary } from '../error/error-summary.react.tsx'
import { Field } from '../field/field.react.tsx'
import { controlsOf } from '../field/control.dom.ts'
import { labels as defaultLabels, type Labels } from '../labels.ts'
import { SuccessMessage } from '../success/success-message.react.tsx'
import { itemsOf } from './definition.dom.ts'
import type { Form as FormStore } from './form.browser.ts'
import { connectForm } from './form.connect.ts'
import { FormProvider, type FormScope } from './form-context.react.ts'
import { useLife } from './use-life.react.ts'
import { SubmitButton } from './submit-button.react.tsx'

export interface FormProps extends Omit<
  ComponentPropsWithoutRef<'form'>,
  'action' | 'children' | 'onSubmit' | 'onReset'
> {
  /** Returned by `useForm` or `createForm`. */
  readonly form: FormStore
  /**
   * Parts of the form, as children of its content.
   * @default a summary of errors, all fields in their order, and a submit button
   */
  readonly children?: ReactNode
  /**
   * Place of the focus after a submission that failed: `auto` is the field if one is wrong, else the summary.
   * @default 'auto'
   */
  readonly focus?: FocusTarget | undefined
  /** Labels of parts of fields that differ from the defaults. */
  readonly labels?: Partial<Labels> | undefined
  /**
   * View that takes the place of a submitted form.
   * @default <SuccessMessage />
   */
  readonly success?: ReactNode
  /** @default location.assign */
  readonly navigate?: ((url: string) => void) | undefined
}

/** A form: its parts, and the way of its answers to the server. Typing renders one field, and never the form. */
export function Form({
  form,
  children = <AllParts form={form} />,
  focus = 'auto',
  labels,
  success = <SuccessMessage />,
  navigate,
  ...element
}: FormProps): ReactNode {
  const ref = useRef<HTMLFormElement>(null)
  const prefix = useId()
  const [pressed] = useState(() => createStore<Element | undefined>(undefined))
  const ownLabels = useStable(labels)
  const scope = useMemo(
    (): FormScope => ({ form, prefix, pressed, labels: { ...defaultLabels, ...ownLabels } }),
    [form, prefix, pressed, ownLabels],
  )
  const { definition } = form
  const snapshot = useStore(form)
  const { root, content } = connectForm(snapshot, {
    variant: definition.variant,
    submit: () => void form.submit(),
  })
  useLife(form, ref, navigate)
  useFocusAfterFailure(ref, snapshot, focus)
  return (
    <FormProvider value={scope}>
      <form
        // Answers never become part of an address, not even before the form is live.
        method="post"
        {...element}
        // A press that came before has left an attribute.
        suppressHydrationWarning
        {...root}
        ref={ref}
        data-form-id={definition.id}
        onSubmit={(event) => {
          pressed.set(event.nativeEvent.submitter ?? undefined)
          root.onSubmit?.(event)
        }}
        onReset={(event) => {
          // React owns the controls: the browser would empty them behind its back.
          event.preventDefault()
          form.reset()
        }}
      >
        <div {...content}>{children}</div>
        {snapshot.state === 'succeeded' && success}
      </form>
    </FormProvider>
  )
}

function AllParts({ form }: { readonly form: FormStore }): ReactNode {
  return (
    <>
      <ErrorSummary />
      {form.definition.fields.map(({ id }) => (
        <Field key={id} id={id} />
      ))}
      <SubmitButton />
      <ErrorBanner />
    </>
  )
}

/** Returns the same labels until one of them differs: new ones render all fields. */
function useStable(labels: Partial<Labels> | undefined): Partial<Labels> | undefined {
  const [stable, setStable] = useState(labels)
  const text = JSON.stringify(labels)
  if (JSON.stringify(stable) !== text) setStable(labels)
  return stable
}

function useFocusAfterFailure(
  ref: RefObject<HTMLFormElement | null>,
  { failures, problems }: ReturnType<FormStore['snapshot']>,
  focus: FocusTarget,
): void {
  const handled = useRef(failures)
  useEffect(() => {
    const form = ref.current
    if (!form || failures === handled.current) return
    handled.current = failures
    const target = focusAfterFailure(focus, { problems })
    if (target === 'none') return
    const ids = new Set(problems.map(({ id }) => id))
    const wrong = [...itemsOf(form)].find(([id]) => ids.has(id))
    const [control] = wrong ? controlsOf(wrong[1]) : []
    // A layout of one's own may have no summary.
    const summary = form.querySelector<HTMLElement>('[data-form="summary"]') ?? control
    const place = target === 'first-field' ? (control ?? summary) : summary
    place?.focus()
  }, [ref, failures, problems, focus])
}
