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
import { controlsOf, readValue } from '../field/control.dom.ts'
import { labels as defaultLabels, type Labels } from '../labels.ts'
import { SuccessMessage } from '../success/success-message.react.tsx'
import { itemsOf } from './definition.dom.ts'
import { earlyPressAttribute } from './early-press.ts'
import type { Form as FormStore } from './form.browser.ts'
import { connectForm } from './form.connect.ts'
import { FormProvider, type FormScope } from './form-context.react.ts'
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
  const scope = useMemo(
    (): FormScope => ({ form, prefix, pressed, labels: { ...defaultLabels, ...labels } }),
    [form, prefix, pressed, labels],
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
        {...element}
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

/** Starts the form, takes what was typed or pressed before React was there, and follows redirects and page changes. */
function useLife(
  form: FormStore,
  ref: RefObject<HTMLFormElement | null>,
  navigate: ((url: string) => void) | undefined,
): void {
  useEffect(() => {
    const stop = form.start()
    const element = ref.current
    if (element) takeEarlyInput(element, form)
    return stop
  }, [form, ref])
  useEffect(() => {
    const restore = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) form.restore()
    }
    window.addEventListener('pageshow', restore)
    const unsubscribe = form.notices.subscribe((notice) => {
      if (notice.kind !== 'redirect') return
      if (navigate) navigate(notice.url)
      else window.location.assign(notice.url)
    })
    return () => {
      window.removeEventListener('pageshow', restore)
      unsubscribe()
    }
  }, [form, navigate])
}

/** Takes what a visitor did with the server's markup before React was there. */
function takeEarlyInput(element: HTMLFormElement, form: FormStore): void {
  for (const [id, item] of itemsOf(element)) {
    const field = form.field(id)
    if (controlsOf(item).length > 0) field.set(readValue(item, field.definition))
  }
  if (!element.hasAttribute(earlyPressAttribute)) return
  element.removeAttribute(earlyPressAttribute)
  void form.submit()
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
    const [control] = target === 'first-field' && wrong ? controlsOf(wrong[1]) : []
    const summary = form.querySelector<HTMLElement>('[data-form="summary"]')
    const first = control ?? summary
    first?.focus()
  }, [ref, failures, problems, focus])
}
