import type { Cleanup } from '@sitewright/machine'
import { spread } from '@sitewright/site/part'
import type { Messages } from '../../messages.ts'
import { builtIns, rootOf } from '../../element/built-ins.dom.ts'
import { connectSubmitButton } from '../form.connect.ts'
import type { FormSnapshot } from '../../state/snapshot.ts'

/** The submit buttons of a form. */
export interface SubmitButtons {
  /** Shows the state of the form. The button that was pressed says that it is submitting. */
  readonly show: (snapshot: FormSnapshot, pressed?: HTMLElement | null) => void
  readonly cleanup: Cleanup
}

type Button = HTMLButtonElement | HTMLInputElement

const BUTTONS = 'button[type="submit"], button:not([type]), input[type="submit"], input[type="image"]'

/** The submit buttons of a form, also those outside of it with its id in `form`. */
const buttonsOf = (form: HTMLFormElement): readonly Button[] =>
  [builtIns(form), rootOf(form)]
    .flatMap((root) => [...root.querySelectorAll<Button>(BUTTONS)])
    .filter((button, index, all) => button.form === form && all.indexOf(button) === index)

const isInput = (button: Button): button is HTMLInputElement => button.localName === 'input'

const isImage = (button: Button): button is HTMLInputElement => button.type === 'image'

function labelOf(button: Button): readonly Node[] | string {
  if (isImage(button)) return button.alt
  return isInput(button) ? button.value : [...button.childNodes]
}

/** Enhances the submit buttons of a form. */
export function enhanceSubmitButtons(form: HTMLFormElement, messages: Messages): SubmitButtons {
  const labels = new Map<Button, readonly Node[] | string>()
  const say = (button: Button, text: string): void => {
    if (labels.has(button)) return
    labels.set(button, labelOf(button))
    if (isImage(button)) button.alt = text
    else if (isInput(button)) button.value = text
    else button.textContent = text
  }
  const restore = (button: Button): void => {
    const label = labels.get(button)
    labels.delete(button)
    if (label === undefined) return
    if (typeof label !== 'string') button.replaceChildren(...label)
    else if (isImage(button)) button.alt = label
    else button.value = label
  }
  return {
    cleanup: () => {
      for (const button of buttonsOf(form)) {
        restore(button)
        spread(button, {})
      }
    },
    show: (snapshot, pressed) => {
      const buttons = buttonsOf(form)
      const main = buttons.find((button) => button === pressed) ?? buttons[0]
      for (const button of buttons) {
        const { children = '', type: _, ...view } = connectSubmitButton(snapshot, { label: '', messages })
        spread(button, view)
        if (snapshot.isLocked && button === main) say(button, children)
        else if (!snapshot.isLocked) restore(button)
      }
    },
  }
}
