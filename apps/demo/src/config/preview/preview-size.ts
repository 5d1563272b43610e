import type { DeviceView } from '@sitewright/editor-ui'
import { useEffect, useRef, useState, type RefObject } from 'react'

/** Width of the window of each device, in pixels. */
export const WIDTHS: Readonly<Record<DeviceView, number>> = { desktop: 1280, tablet: 820, phone: 390 }

interface Size {
  readonly width: number
  readonly height: number
}

/** Size of a frame that shows a window of some width in a room, and its scale. It is never enlarged. */
export function previewSize(deviceWidth: number, room: Size): Size & { readonly scale: number } {
  const scale = room.width > 0 ? Math.min(1, room.width / deviceWidth) : 1
  return { width: deviceWidth, height: Math.max(320, room.height / scale), scale }
}

/** Size of an element, followed as it changes. */
export function useSize<Element extends HTMLElement>(): readonly [RefObject<Element | null>, Size] {
  const element = useRef<Element>(null)
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return [element, size]
}
