'use client'

import type { Cleanup } from '@sitewright/machine'
import { useEffect, useRef, type ReactNode } from 'react'
import { connectCaptcha } from './captcha.connect.ts'
import { followBadge } from './badge.dom.ts'

/** Props of `Captcha`. */
export interface CaptchaProps {
  /**
   * Shows the widget of a captcha in an element, and returns a function that removes it. Without it the captcha is
   * invisible: its badge is hidden until a field of the form has the focus.
   */
  readonly mount?: ((container: HTMLElement) => Cleanup) | undefined
}

/** Element for the captcha of a form. */
export function Captcha({ mount }: CaptchaProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const container = ref.current
    const form = container?.closest('form')
    if (!container || !form) return undefined
    return mount ? mount(container) : followBadge(form)
  }, [mount])
  return <div {...connectCaptcha()} ref={ref} />
}
