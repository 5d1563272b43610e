'use client'

import { withDefaults } from '@sitewright/machine'
import { createStore } from '@sitewright/machine/store'
import { useStore } from '@sitewright/machine/react'
import {
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import type { FocusTarget } from './focus/focus.ts'
import { useFocusAfterFailure } from './focus/use-focus.react.ts'
import type { Labels } from '../labels.ts'
import type { FormFailure } from '../failure/failure.ts'
import type { Form as FormStore } from '../engine/form.browser.ts'
import { connectForm } from './form.connect.ts'
import { FormProvider, type FormScope } from '../hook/form-context.react.ts'
import type { FormDefinition, ValuesOf } from '../definition/form-definition.ts'
import { elementOf, findEarly, removeBlocked } from './early-press/live.dom.ts'
import { isLeftAlone, pressForm } from './press/press.dom.ts'
import { useUnsaid } from './use-unsaid.react.ts'
import { useLife } from './page-life/use-life.react.ts'

/** Props of `FormRoot`: those of a `<form>`, the form itself, and its settings. */
export interface FormRootProps<Definition extends FormDefinition = FormDefinition> extends Omit<
  ComponentPropsWithoutRef<'form'>,
  'children' | 'onSubmit' | 'onReset'
> {
  /** Returned by `useForm` or `createForm`. */
  readonly form: FormStore<Definition>
  /**
   * Parts of the form, as children of its content.
   * @default none
   */
  readonly children?: ReactNode
  /**
   * Place of the focus after a submission that failed: `auto` is the field if one is wrong, else the summary.
   * @default 'auto'
   */
  readonly focus?: FocusTarget | undefined
  /**
   * Labels of parts of fields that differ from the defaults.
   * @default the English labels
   */
  readonly labels?: Partial<Labels> | undefined
  /**
   * View that takes the place of a submitted form.
   * @default none
   */
  readonly success?: ReactNode
  /**
   * Opens the page of a form that was saved. The form is empty and unlocked once it returns, or its promise is settled.
   * @default location.assign
   */
  readonly navigate?: ((url: string) => unknown) | undefined
  /**
   * Called once the form is saved, before any redirect, with the answers that were sent but for passwords.
   * @default none
   */
  readonly onSuccess?: ((values: Partial<ValuesOf<Definition>>) => void) | undefined
  /**
   * Called after each submission that failed, unless the page gave it up. What visitors read about it is shown already.
   * @default none
   */
  readonly onFailure?: ((failure: FormFailure) => void) | undefined
}

/**
 * A form without any parts of its own, for pages that name each. Typing renders one field, and never the form.
 *
 * @example
 * ```tsx
 * import { EmailField, FormRoot, SubmitButton, useForm } from '@sitewright/forms-client/react'
 *
 * export const Order = () => (
 *   <FormRoot form={useForm(order, save)} success={<p>Thank you!</p>}>
 *     <EmailField<typeof order> id="email" checksOnLeave />
 *     <SubmitButton>Order</SubmitButton>
 *   </FormRoot>
 * )
 * ```
 */
export function FormRoot<const Definition extends FormDefinition = FormDefinition>(
  props: FormRootProps<Definition>,
): ReactNode {
  // The elements know the fields by name only.
  const {
    form,
    children,
    focus = 'auto',
    labels,
    success,
    navigate,
    onSuccess,
    onFailure,
    ...element
  } = props as unknown as FormRootProps
  const ref = useRef<HTMLFormElement>(null)
  const prefix = useId()
  const [pressed] = useState(() => createStore<Element | undefined>(undefined))
  const ownLabels = useStable(labels && withDefaults<Partial<Labels>>({}, labels))
  const { definition } = form
  const scope = useMemo(
    (): FormScope => ({
      form,
      prefix,
      positions: new Map(definition.fields.map(({ id }, index) => [id, index])),
      pressed,
      labels: ownLabels,
    }),
    [form, definition, prefix, pressed, ownLabels],
  )
  // Before React compares the elements of the form with its markup.
  const [early] = useState(() => (typeof document === 'object' ? takeOver(definition.id) : null))
  const snapshot = useStore(form)
  const { root, content } = connectForm(snapshot, {
    variant: definition.variant,
    submit: () => pressForm(form, elementOf(form), pressed.snapshot()),
  })
  useLife(form, ref, early, { navigate, onSuccess, onFailure })
  useFocusAfterFailure(ref, snapshot, focus)
  const unsaid = useUnsaid(ref, snapshot)
  return (
    <FormProvider value={scope}>
      <form
        {...element}
        // Answers never become part of an address, not even before the form is live. React sets the method of an action.
        method={element.method ?? (typeof element.action === 'function' ? undefined : 'post')}
        // A press that came before has left an attribute.
        suppressHydrationWarning
        {...root}
        ref={ref}
        data-form-id={definition.id}
        onSubmit={(event) => {
          if (isOfPortal(event) || isLeftAlone(event.nativeEvent)) return
          pressed.set(event.nativeEvent.submitter ?? undefined)
          root.onSubmit?.(event)
        }}
        onReset={(event) => {
          if (isOfPortal(event)) return
          // React owns the controls: the browser would empty them behind its back.
          event.preventDefault()
          form.reset()
        }}
      >
        <div {...content}>
          {unsaid !== undefined && (
            <div data-form="summary">
              <p role="alert" data-form="message">
                {unsaid}
              </p>
            </div>
          )}
          {children}
        </div>
        {snapshot.state === 'succeeded' && success}
      </form>
    </FormProvider>
  )
}

/** Finds the server's markup of a form, and makes it what React expects. */
function takeOver(id: string): HTMLFormElement | null {
  removeBlocked(id)
  return findEarly(id)
}

/** Checks for an event of another form: React passes those of a portal on to the form around it. */
const isOfPortal = ({ target, currentTarget }: Pick<SyntheticEvent, 'target' | 'currentTarget'>): boolean =>
  target !== currentTarget

/** Returns the same labels until one of them differs: new ones render all fields. */
function useStable(labels: Partial<Labels> | undefined): Partial<Labels> | undefined {
  const [stable, setStable] = useState(labels)
  const text = JSON.stringify(labels)
  if (JSON.stringify(stable) !== text) setStable(labels)
  return stable
}
