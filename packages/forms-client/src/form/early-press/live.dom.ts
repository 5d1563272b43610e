import { timers, type Cleanup } from '@sitewright/machine'
import { builtIns } from '../../element/built-ins.dom.ts'
import { blockedAttribute, earlyPressAttribute, liveAttribute } from './early-press.ts'

/** Mark of a form whose submissions are handled, for all copies of this package. A copy of the element does not have it. */
const LIVE = Symbol.for('sitewright.form')

/** Button of a press that came before, as `earlyPressScript` notes it on the form. */
const PRESSED = Symbol.for('sitewright.pressed')

/** Checks whether the submissions of a form are handled. */
export const isLive = (element: HTMLFormElement): boolean => Reflect.has(element, LIVE)

/**
 * Marks a form as live, and submits it if it was pressed before. The submission begins after a pause that the returned
 * function ends: React's strict mode undoes the first effect at once, and the press has to outlive that.
 */
export function goLive(
  element: HTMLFormElement,
  submit: (button: HTMLElement | null | undefined) => void,
): Cleanup {
  const own = builtIns(element)
  own.setAttribute(liveAttribute, '')
  Reflect.set(element, LIVE, true)
  const cleanup = own.hasAttribute(earlyPressAttribute)
    ? timers(() => {
        own.removeAttribute(earlyPressAttribute)
        submit(Reflect.get(element, PRESSED) as HTMLElement | null | undefined)
      }, 0)
    : undefined
  return () => {
    cleanup?.()
    own.removeAttribute(liveAttribute)
    Reflect.deleteProperty(element, LIVE)
  }
}

/**
 * Removes the alerts of a form that was not live in time. React 18 would replace a form that has one more element than
 * its markup, and with it the answers; React 19 lets a form have more.
 */
export function removeBlocked(id: string): void {
  for (const alert of document.querySelectorAll(`${formOf(id)} > [${blockedAttribute}]`)) alert.remove()
}

const formOf = (id: string): string => `form[data-form-id="${CSS.escape(id)}"]`

/** Finds the form in the markup of a server that React is about to take over, or to replace where its own markup differs. */
export const findEarly = (id: string): HTMLFormElement | null =>
  document.querySelector<HTMLFormElement>(`${formOf(id)}:not([${liveAttribute}])`)

/** Hands a press that came before over to the form which took the place of the one that was pressed. */
export function handOverPress(from: HTMLFormElement, to: HTMLFormElement): void {
  if (!builtIns(from).hasAttribute(earlyPressAttribute)) return
  builtIns(to).setAttribute(earlyPressAttribute, '')
  Reflect.set(to, PRESSED, Reflect.get(from, PRESSED))
}

/**
 * The hidden inputs that a page has put into a form beside its fields. Those of React tell a server which action to call:
 * https://react.dev/reference/react-dom/components/form#handle-form-submission-with-a-server-function
 */
export function ownInputs(element: HTMLFormElement): readonly (readonly [string, string])[] {
  const inputs = [...builtIns(element).querySelectorAll<HTMLInputElement>('input[type=hidden][name]')]
  const own = inputs.filter(
    (input) => !input.closest('[data-field]') && !input.disabled && !input.name.startsWith('$ACTION'),
  )
  return own.map(({ name, value }) => [name, value])
}

const elements = new WeakMap<object, HTMLFormElement>()

/** Notes the element that shows a form. */
export const setElement = (form: object, element: HTMLFormElement): unknown => elements.set(form, element)

/** The element that shows a form, undefined before. */
export const elementOf = (form: object): HTMLFormElement | undefined => elements.get(form)
