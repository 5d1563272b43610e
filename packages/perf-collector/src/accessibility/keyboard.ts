/** An element that a key was pressed in. */
export interface KeyTarget {
  readonly nodeName?: string
  readonly type?: unknown
  readonly isContentEditable?: boolean
}

/** Keys that move around, as `KeyboardEvent.key` names them. */
const NAVIGATION_KEY = /^(?:Tab|Arrow(?:Up|Down|Left|Right)|Home|End|Page(?:Up|Down)| |Enter),/

/** Text fields: editable elements, and inputs of all kinds but those that hold no text. */
const IN_TEXT =
  /^[^,]+,(?:TEXTAREA,|[^,]*,true|INPUT,[^,]*,(?!(?:button|checkbox|color|file|image|radio|range|reset|submit)$))/

/** Checks whether a pressed key, as `readKey` describes it, moves around in the page: keys in a text field write. */
export const isKeyboardNavigation = (pressed: string): boolean =>
  NAVIGATION_KEY.test(pressed) && !IN_TEXT.test(pressed)
