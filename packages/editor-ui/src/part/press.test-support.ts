import type { Attributes, PartKeyEvent } from '@sitewright/site/part'
import { vi } from 'vitest'

/** Result of a key pressed on a part. */
export interface Pressed {
  /** The browser does nothing with it. */
  readonly isTaken: boolean
  /** Elements around the part do not notice it. */
  readonly isStopped: boolean
}

const modifiers = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

/** Presses a key on an element of a part, in an input unless there is another target. */
export function press(
  { onKeyDown }: Attributes,
  key: string,
  more: Partial<PartKeyEvent> & { readonly isComposing?: boolean; readonly code?: string } = {},
): Pressed {
  const preventDefault = vi.fn()
  const stopPropagation = vi.fn()
  onKeyDown?.({
    key,
    ...modifiers,
    repeat: false,
    target: { localName: 'input' },
    currentTarget: 'element',
    preventDefault,
    stopPropagation,
    ...more,
  })
  return { isTaken: preventDefault.mock.calls.length > 0, isStopped: stopPropagation.mock.calls.length > 0 }
}

/** A press on an element, or an input of a text into it. */
export const event = (value = '', currentTarget: unknown = { value }) => ({
  ...modifiers,
  target: undefined,
  currentTarget,
  preventDefault: vi.fn(),
  stopPropagation: vi.fn(),
  button: 0,
  buttons: 1,
  clientX: 0,
  clientY: 0,
  pointerId: 1,
  pointerType: 'mouse',
})
