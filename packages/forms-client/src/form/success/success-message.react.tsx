'use client'

import { useIsomorphicLayoutEffect } from '@sitewright/machine/react'
import { useRef, useState, type ReactNode } from 'react'
import { useFormScope } from '../../hook/form-context.react.ts'
import { runScripts, type ScriptOptions } from './script.dom.ts'
import { connectSuccess } from './success.connect.ts'
import { insertMarkup } from './trusted.dom.ts'

/** Props of `SuccessMessage`. */
export interface SuccessMessageProps extends ScriptOptions {
  /**
   * Content of the view.
   *
   * @default the form's `submissionText`
   */
  readonly children?: ReactNode
  /**
   * Runs the scripts of the post-submit markup.
   * @default true
   */
  readonly runsScripts?: boolean | undefined
}

/** View of a form that was submitted. It takes the focus, and shows the owner's post-submit markup. */
export function SuccessMessage({
  children,
  runsScripts = true,
  nonce,
  report,
}: SuccessMessageProps): ReactNode {
  const { definition, messages } = useFormScope().form
  const [isBlocked, setIsBlocked] = useState(false)
  const view = connectSuccess(definition, isBlocked ? messages['form.success.blocked'] : undefined)
  const root = useRef<HTMLDivElement>(null)
  const markup = useRef<HTMLDivElement>(null)
  const isDone = useRef(false)
  // The button that had the focus has gone in the same paint.
  useIsomorphicLayoutEffect(() => {
    // In strict mode effects run twice, and scripts must not.
    if (isDone.current || !root.current || !markup.current) return
    isDone.current = true
    if (!insertMarkup(markup.current, definition.postSubmitMarkup, report)) setIsBlocked(true)
    root.current.focus({ preventScroll: true })
    const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    root.current.closest('form')?.scrollIntoView({ behavior: isReduced ? 'auto' : 'smooth', block: 'start' })
    if (runsScripts) void runScripts(markup.current, { nonce, report })
  }, [definition, runsScripts, nonce, report])
  const { children: text, ...textView } = view.text
  return (
    <div {...view.root} ref={root}>
      <p {...textView} hidden={children === undefined && textView.hidden}>
        {children ?? text}
      </p>
      <div {...view.markup} ref={markup} />
    </div>
  )
}
