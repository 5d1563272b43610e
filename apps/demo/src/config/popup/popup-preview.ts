import { useEffect } from 'react'
import { PREVIEW } from '../../preview.ts'

const frame = (): HTMLIFrameElement | null =>
  document.querySelector<HTMLIFrameElement>(`iframe[name="${PREVIEW}"]`)

const popup = (): HTMLElement | null | undefined =>
  frame()?.contentDocument?.querySelector<HTMLElement>('[data-promo]')

function open(): void {
  const found = popup()
  if (found && !found.matches(':popover-open')) found.showPopover()
}

function close(): void {
  const found = popup()
  if (found?.matches(':popover-open')) found.hidePopover()
}

/** Shows the popup in the page beside the panel, for as long as the panel is open. */
export function usePopupPreview(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined
    const page = frame()
    open()
    page?.addEventListener('load', open)
    return () => {
      page?.removeEventListener('load', open)
      close()
    }
  }, [isOpen])
}
