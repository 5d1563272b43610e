import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { enhance } from '../dom.ts'
import { formMarkup } from '../mock/markup.testing.ts'
import { createForm, type Form, type FormDefinition, type FormOptions } from '../index.ts'
import { Form as ReactForm, SuccessMessage } from '../react.ts'
import type { SuccessOptions } from '../form/success/success.dom.ts'

/** The two skins of a form. */
export const skins = ['markup', 'react'] as const

type Skin = (typeof skins)[number]

/** A form in one of its skins, and what a visitor finds in it. */
export interface ShownForm {
  readonly form: Form
  readonly root: HTMLElement
  readonly controls: (id: string) => readonly HTMLInputElement[]
  readonly button: () => HTMLButtonElement
  /** Texts of all elements with a value of `data-form` that can be seen. */
  readonly texts: (part: string) => readonly string[]
}

/** Settings of a form in a skin, beside those of any form. */
export interface SkinOptions extends SuccessOptions {
  readonly navigate?: ((url: string) => unknown) | undefined
}

function mount(
  skin: Skin,
  container: HTMLElement,
  definition: FormDefinition,
  { navigate = () => undefined, nonce, runsScripts, report, ...options }: FormOptions & SkinOptions,
): Form {
  const { captcha } = options
  const shown = { nonce, runsScripts, report }
  if (skin === 'markup') {
    container.innerHTML = formMarkup(definition, { button: 'Submit' })
    const element = container.querySelector('form')
    if (!element) throw new Error('The markup has no form.')
    // Its definition is read from the markup.
    const { form, cleanup } = enhance(element, { ...options, ...shown, captcha: () => captcha, navigate })
    onTestFinished(cleanup)
    return form
  }
  const form = createForm(definition, { ...options, report })
  const root = createRoot(container)
  const success = createElement(SuccessMessage, shown)
  flushSync(() => root.render(createElement(ReactForm, { form, navigate, success })))
  onTestFinished(() => root.unmount())
  return form
}

/** Shows a form in one of its skins. */
export function showForm(
  skin: Skin,
  definition: FormDefinition,
  options: FormOptions & SkinOptions,
): ShownForm {
  const container = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => container.remove())
  const form = mount(skin, container, definition, options)
  const all = (selector: string): readonly HTMLElement[] => [
    ...container.querySelectorAll<HTMLElement>(selector),
  ]
  return {
    form,
    root: container,
    controls: (id) =>
      all(`[data-field="${id}"] :is(input, textarea, select)`).map((element) => element as HTMLInputElement),
    button: () => all('button')[0] as HTMLButtonElement,
    texts: (part) =>
      all(`[data-form="${part}"]`)
        .filter((element) => element.checkVisibility())
        .map(({ textContent }) => textContent),
  }
}
