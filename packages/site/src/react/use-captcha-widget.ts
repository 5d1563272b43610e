'use client'

import { useCallback, useEffect, useRef, useState, type RefCallback } from 'react'
import type { CaptchaWidget, CaptchaWidgets } from '../browser/captcha-widget.ts'

/** Shows a captcha widget in the element that gets `ref`. */
export function useCaptchaWidget(widgets: CaptchaWidgets): {
  readonly ref: RefCallback<HTMLElement>
  /** While it is good. */
  readonly token: string | undefined
  readonly reset: () => void
} {
  const [container, ref] = useState<HTMLElement | null>(null)
  const [token, setToken] = useState<string>()
  const widget = useRef<CaptchaWidget>(undefined)
  useEffect(() => {
    if (!container) return
    const rendered = (widget.current = widgets.render(container))
    const undo = rendered.subscribe(() => setToken(rendered.token()))
    return () => {
      undo()
      rendered.remove()
      setToken(undefined)
    }
  }, [widgets, container])
  const reset = useCallback(() => widget.current?.reset(), [])
  return { ref, token, reset }
}
