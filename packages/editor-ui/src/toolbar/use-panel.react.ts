'use client'

import { useEffect, useState, type RefObject } from 'react'
import { focusedBeside, isElement } from '../part/element.dom.ts'
import { focusInto, placePanel, whenLeft } from './toolbar.dom.ts'
import type { PanelItem } from './toolbar.ts'

export interface OpenPanel {
  /** The button whose panel is open. */
  readonly open: PanelItem | undefined
  /** Element of the open panel, and the function that takes it as a `ref`. */
  readonly element: HTMLElement | null
  readonly setElement: (element: HTMLElement | null) => void
  readonly toggle: (item: PanelItem) => void
  /** Closes the panel, and gives the focus back to where it came from. */
  readonly close: () => void
}

interface Opened {
  readonly item: PanelItem
  /** The element that had the focus before. */
  readonly from: Element | null
}

/** The open panel of a toolbar: below its button, with the focus in it until it is closed. */
export function usePanel(frame: RefObject<HTMLElement | null>): OpenPanel {
  const [opened, setOpened] = useState<Opened>()
  const [element, setElement] = useState<HTMLElement | null>(null)
  const open = opened?.item

  useEffect(() => {
    const toolbar = frame.current
    if (!toolbar || !element) return
    const opener = toolbar.querySelector<HTMLElement>(`[data-item="${open ?? ''}"]`)
    if (!opener) return
    placePanel(toolbar, element, opener)
    focusInto(element)
    return whenLeft(toolbar, element, () => setOpened(undefined))
  }, [open, frame, element])

  function close(): void {
    setOpened(undefined)
    if (isElement(opened?.from)) opened.from.focus({ preventScroll: true })
  }
  function toggle(item: PanelItem): void {
    if (open === item) {
      close()
      return
    }
    const focused = frame.current && focusedBeside(frame.current)
    // From one panel to the next, the focus still belongs to where the first one was opened.
    const from = opened && element?.contains(focused) ? opened.from : focused
    setOpened({ item, from })
  }
  return { open, element, setElement, toggle, close }
}
