'use client'

import type { ComponentPropsWithoutRef, ReactNode } from 'react'

/** Props of `Button`: those of a `<button>`, and its look. */
export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /**
   * Look: `plain` has no frame, for rows of buttons and for icons.
   * @default 'quiet'
   */
  readonly kind?: 'primary' | 'quiet' | 'plain' | 'danger' | undefined
  /**
   * The action is under way: the button ignores clicks, and keeps the focus.
   * @default false
   */
  readonly isBusy?: boolean | undefined
  /**
   * What a press does in a form. Nothing, unless it is `submit` or `reset`.
   * @default 'button'
   */
  readonly type?: 'button' | 'submit' | 'reset' | undefined
}

/** A button that does not submit a form, unless its `type` says so. */
export function Button({
  kind = 'quiet',
  isBusy = false,
  type = 'button',
  onClick,
  ...button
}: ButtonProps): ReactNode {
  return (
    <button
      {...button}
      type={type}
      data-editor="button"
      data-kind={kind}
      aria-disabled={isBusy || button['aria-disabled']}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        // A busy button of a form must not submit it again.
        if (isBusy) event.preventDefault()
        else onClick?.(event)
      }}
    />
  )
}
