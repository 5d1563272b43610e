import type { Attributes, PartKeyEvent } from '@sitewright/site/part'
import { isComposing } from '../key.ts'

/** Reactions of a form inside a part. */
export interface InnerFormApi {
  readonly save: () => void
  readonly cancel?: (() => void) | undefined
}

/**
 * Connects a form inside a part: Enter in a field saves, Escape cancels. Forms and dialogs around the part notice neither.
 * It is no `<form>`: a part may be in one, and forms cannot be nested.
 * https://html.spec.whatwg.org/#the-form-element
 */
export const connectInnerForm = (name: string, { save, cancel }: InnerFormApi): Attributes => ({
  'data-editor': name,
  onKeyDown: (event) => {
    const { key, target } = event
    const isSave = key === 'Enter' && isInput(target)
    const act = isSave ? save : key === 'Escape' ? cancel : undefined
    if (!act || isComposing(event)) return
    event.preventDefault()
    event.stopPropagation()
    act()
  },
})

/** Keeps the Enter key in an input of a part from submitting a form around it. */
export function keepEnter(event: PartKeyEvent): void {
  if (event.key === 'Enter' && isInput(event.target) && !isComposing(event)) event.preventDefault()
}

const isInput = (target: unknown): boolean =>
  typeof target === 'object' && target !== null && Reflect.get(target, 'localName') === 'input'
