/** Fields of an event that a handler of a part reads. Events of the browser and of React both have them. */
export interface PartEvent {
  readonly target: unknown
  readonly currentTarget: unknown
  readonly preventDefault: () => void
  readonly stopPropagation: () => void
}

/** Modifier keys of an event. */
interface Modifiers {
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

/** A key that is pressed or released. */
export interface PartKeyEvent extends PartEvent, Modifiers {
  readonly key: string
  readonly repeat: boolean
}

/** A mouse, pen or finger that is pressed, moved or released. */
export interface PartPointerEvent extends PartEvent, Modifiers {
  readonly button: number
  readonly buttons: number
  readonly clientX: number
  readonly clientY: number
  readonly pointerId: number
  readonly pointerType: string
}

/** Returns the value of the field whose event this is; empty for an element that has none. */
export function fieldValue({ currentTarget }: Pick<PartEvent, 'currentTarget'>): string {
  const value = propertyOf(currentTarget, 'value')
  return typeof value === 'string' ? value : ''
}

/** Checks whether the checkbox or radio button whose event this is, is checked. */
export const isFieldChecked = ({ currentTarget }: Pick<PartEvent, 'currentTarget'>): boolean =>
  propertyOf(currentTarget, 'checked') === true

const propertyOf = (target: unknown, name: string): unknown =>
  typeof target === 'object' && target !== null ? Reflect.get(target, name) : undefined
