import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { ReactNode } from 'react'
import type { Counts, Work } from '../../area.ts'

declare global {
  interface Window {
    /** Counts of the last run. */
    formCounts?: Counts
  }
}

/** Input from which a subject builds its form. */
export interface FormPage {
  /** Ids of text fields. The first one, `email`, is required to be an email address. */
  readonly ids: readonly string[]
  /** To be called in each render of the form itself. */
  readonly onFormRender: () => void
  /** To be called in each render of a field. */
  readonly onFieldRender: () => void
  /** Saves the answers. Rejects if the server is down. */
  readonly save: (values: unknown) => Promise<void>
}

/** A form of one of the libraries: an element with a `form`, and an input with the name of each field. */
export type MakeForm = (page: FormPage) => ReactNode

const idle: FormPage = {
  ids: [],
  onFormRender: () => undefined,
  onFieldRender: () => undefined,
  save: () => Promise.resolve(),
}

const fieldIds = (count: number): string[] => [
  'email',
  ...Array.from({ length: count - 1 }, (_, at) => `f${at}`),
]

function mount(element: ReactNode): { readonly form: HTMLFormElement; readonly unmount: () => void } {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  flushSync(() => root.render(element))
  const form = container.querySelector('form')
  if (!form) throw new Error('A subject shows a form.')
  return {
    form,
    unmount: () => {
      root.unmount()
      container.remove()
    },
  }
}

function inputOf(form: HTMLFormElement, name: string): HTMLInputElement {
  const input = form.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (!input) throw new Error(`A subject has an input with the name ${name}.`)
  return input
}

/** React keeps the value that it wrote last, and sees only those that were set as a browser sets them. */
const valueProperty = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')

function type(input: HTMLInputElement, value: string): void {
  valueProperty?.set?.call(input, value)
  flushSync(() => input.dispatchEvent(new InputEvent('input', { bubbles: true })))
}

const frames = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

interface Works {
  readonly keystroke: Work<number, string>
  readonly keptKeys: Work<number, string>
  readonly renders: Work<number, boolean>
  readonly mounting: Work<number, number>
  readonly firstError: Work<number, boolean>
  readonly mistakes: Work<number, boolean>
}

const keys =
  (make: MakeForm): Work<number, string> =>
  (count) => {
    const { form } = mount(make({ ...idle, ids: fieldIds(count) }))
    const input = inputOf(form, `f${Math.floor(count / 2)}`)
    let text = ''
    return () => {
      text = text.length < 20 ? `${text}a` : ''
      type(input, text)
      return input.value
    }
  }

/** The work of all cases, done with one library. */
export const works = (make: MakeForm): Works => ({
  keystroke: keys(make),
  keptKeys: keys(make),

  renders: (count) => () => {
    let formRenders = 0
    let fieldRenders = 0
    const { form, unmount } = mount(
      make({
        ...idle,
        ids: fieldIds(count),
        onFormRender: () => (formRenders += 1),
        onFieldRender: () => (fieldRenders += 1),
      }),
    )
    formRenders = fieldRenders = 0
    type(inputOf(form, 'f5'), 'a')
    unmount()
    window.formCounts = { formRenders, fieldRenders }
    return true
  },

  mounting: (count) => () => {
    const { form, unmount } = mount(make({ ...idle, ids: fieldIds(count) }))
    const { length } = form.querySelectorAll('input')
    unmount()
    return length
  },

  firstError: (count) => async () => {
    const { form, unmount } = mount(make({ ...idle, ids: fieldIds(count) }))
    type(inputOf(form, 'email'), 'no address')
    form.requestSubmit()
    const started = performance.now()
    while (!form.textContent.includes('not valid')) {
      if (performance.now() - started > 5000) throw new Error('A subject shows what is wrong.')
      await frames()
    }
    unmount()
    return true
  },

  mistakes: (count) => async () => {
    let saves = 0
    const { form, unmount } = mount(
      make({
        ...idle,
        ids: fieldIds(count),
        save: async () => {
          saves += 1
          await pause(20)
          throw new Error('The server is down.')
        },
      }),
    )
    type(inputOf(form, 'email'), 'mira@example.com')
    type(inputOf(form, 'f1'), 'typed')
    form.requestSubmit()
    form.requestSubmit()
    await pause(120)
    const lost = ['email', 'f1'].filter((name) => inputOf(form, name).value === '').length
    unmount()
    window.formCounts = { saves, lost }
    return true
  },
})

/** The rule of all subjects for an email address. */
export const isEmail = (value: unknown): boolean => /^[^\s@]+@[^\s@]+\.[a-z]{2,4}$/.test(String(value))
