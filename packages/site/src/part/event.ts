/** Fields of an event that a handler of a part reads. Events of the browser and of React both have them. */
export interface PartEvent {
  /** Element that the event began at. Check its type before you use it. */
  readonly target: unknown
  /** Element with the handler. Check its type before you use it. */
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
  /** Name of the key, as `KeyboardEvent` has it: `Enter`, `ArrowLeft`, `a`. */
  readonly key: string
  /** True while the key is held down. */
  readonly repeat: boolean
}

/** A mouse, pen or finger that is pressed, moved or released. */
export interface PartPointerEvent extends PartEvent, Modifiers {
  /** 0 is the main one. */
  readonly button: number
  /** Sum of the buttons that are down: 1 is the main one. */
  readonly buttons: number
  /** In CSS pixels from the left edge of the window. */
  readonly clientX: number
  /** In CSS pixels from the top of the window. */
  readonly clientY: number
  /** Tells fingers apart for as long as they are down. */
  readonly pointerId: number
  /** `mouse`, `pen` or `touch`. */
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
