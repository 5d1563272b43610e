import type { Undo } from '@sitewright/machine'
import { spread } from '@sitewright/site/part'
import type { Messages } from '../messages.ts'
import { connectSubmitButton } from './form.connect.ts'
import type { FormSnapshot } from './snapshot.ts'

/** The submit buttons of a form. */
export interface SubmitButtons {
  /** Shows the state of the form. The button that was pressed says that it is submitting. */
  readonly show: (snapshot: FormSnapshot, pressed?: HTMLElement | null) => void
  readonly undo: Undo
}

type Button = HTMLButtonElement | HTMLInputElement

const BUTTONS = 'button[type="submit"], button:not([type]), input[type="submit"]'

/** Enhances the submit buttons of a form. */
export function enhanceSubmitButtons(form: HTMLFormElement, messages: Messages): SubmitButtons {
  const labels = new Map<Button, readonly Node[] | string>()
  const say = (button: Button, text: string): void => {
    if (labels.has(button)) return
    labels.set(button, button instanceof HTMLInputElement ? button.value : [...button.childNodes])
    if (button instanceof HTMLInputElement) button.value = text
    else button.textContent = text
  }
  const restore = (button: Button): void => {
    const label = labels.get(button)
    labels.delete(button)
    if (label === undefined) return
    if (typeof label === 'string') button.value = label
    else button.replaceChildren(...label)
  }
  const all = (): readonly Button[] => [...form.querySelectorAll<Button>(BUTTONS)]
  return {
    undo: () => {
      for (const button of all()) {
        restore(button)
        spread(button, {})
      }
    },
    show: (snapshot, pressed) => {
      const buttons = all()
      const main = buttons.find((button) => button === pressed) ?? buttons[0]
      for (const button of buttons) {
        const { children = '', ...view } = connectSubmitButton(snapshot, { label: '', messages })
        spread(button, view)
        if (snapshot.isLocked && button === main) say(button, children)
        else if (!snapshot.isLocked) restore(button)
      }
    },
  }
}
