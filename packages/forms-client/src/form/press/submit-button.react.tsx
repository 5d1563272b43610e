'use client'

import { useStore } from '@sitewright/machine/react'
import { useRef, useSyncExternalStore, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { useFormScope } from '../../hook/form-context.react.ts'
import { submitLabels } from '../../state/submit-label.ts'
import { connectSubmitButton } from '../form.connect.ts'

/** Props of `SubmitButton`: those of a `<button>`. */
export interface SubmitButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'type' | 'disabled'> {
  /**
   * Text of the button.
   *
   * @default the label 'form.submit': 'Submit'
   */
  readonly children?: ReactNode
}

/** Submit button of a form. The one that was pressed says that the form is on its way. */
export function SubmitButton({ children, ...element }: SubmitButtonProps): ReactNode {
  const { form, pressed, labels } = useFormScope()
  const label = children ?? { ...submitLabels, ...labels }['form.submit']
  const ref = useRef<HTMLButtonElement>(null)
  const snapshot = useStore(form)
  const isPressed = useSyncExternalStore(
    pressed.subscribe,
    () => pressed.snapshot() === undefined || pressed.snapshot() === ref.current,
    () => false,
  )
  const { children: text, ...view } = connectSubmitButton(snapshot, { label: '', messages: form.messages })
  return (
    <button {...element} {...view} ref={ref}>
      {snapshot.isLocked && isPressed ? text : label}
    </button>
  )
}
