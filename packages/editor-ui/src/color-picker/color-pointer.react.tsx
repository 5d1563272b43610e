'use client'

import type { Attributes } from '@sitewright/site/part'
import { useSyncExternalStore, type PointerEvent, type ReactNode } from 'react'
import { withChannel, type Hsla } from '../color/color.ts'
import { isRightToLeft } from '../part/element.dom.ts'
import { hasEyedropper, pickFromScreen } from './eyedropper.browser.ts'

/** Props of `ColorArea`. */
export interface ColorAreaProps {
  readonly attributes: Attributes
  readonly color: Hsla
  readonly onChange: (color: Hsla) => void
}

/** Saturation from the start to the end, lightness from the bottom to the top, for the pointer. */
export function ColorArea({ attributes, color, onChange }: ColorAreaProps): ReactNode {
  const move = ({ currentTarget, clientX, clientY, buttons }: PointerEvent): void => {
    if (buttons !== 1) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const x = (clientX - left) / width
    const across = withChannel(color, 'saturation', isRightToLeft(currentTarget) ? 1 - x : x)
    onChange(withChannel(across, 'lightness', 1 - (clientY - top) / height))
  }
  return (
    <div
      {...attributes}
      onPointerDown={(event) => {
        // A pointer that leaves the area still moves the colour.
        event.currentTarget.setPointerCapture(event.pointerId)
        move(event)
      }}
      onPointerMove={(event) => {
        // A press that began elsewhere, as to select a text, chooses no colour.
        if (event.currentTarget.hasPointerCapture(event.pointerId)) move(event)
      }}
    />
  )
}

const neverChanges = () => () => undefined

/** Props of `Eyedropper`. */
export interface EyedropperProps {
  readonly label: string
  readonly onPick: (hex: string) => void
}

/** A button that picks a colour from the screen, in browsers that can. */
export function Eyedropper({ label, onPick }: EyedropperProps): ReactNode {
  // After hydration: a server cannot know.
  const isThere = useSyncExternalStore(neverChanges, hasEyedropper, () => false)
  return (
    isThere && (
      <button
        type="button"
        data-editor="eyedropper"
        aria-label={label}
        title={label}
        onClick={() => void pickFromScreen().then((hex) => hex && onPick(hex))}
      />
    )
  )
}
