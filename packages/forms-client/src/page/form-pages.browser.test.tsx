import { useStore } from '@sitewright/machine/react'
import { StrictMode, useEffect, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { enhance } from '../dom.ts'
import { earlyPressAttribute } from '../form/early-press/early-press.ts'
import { createForm, defineForm, type Form as FormStore } from '../index.ts'
import { formMarkup } from '../mock/markup.testing.ts'
import { createFormStage } from '../mock/stage.testing.ts'
import { Field, Form, SubmitButton } from '../react.ts'
import { createFormPages, type FormPages } from './form-pages.ts'

const order = defineForm({
  id: 'order',
  fields: [
    { id: 'you', kind: 'section', title: 'You' },
    { id: 'email', kind: 'email', title: 'Email', required: true },
    { id: 'it', kind: 'section', title: 'Your order' },
    { id: 'wish', kind: 'text', title: 'Wish' },
  ],
})
const answers = { email: 'ada@example.com', wish: 'Bread' }

interface OrderProps {
  readonly form: FormStore
  readonly pages: FormPages
  /** Is called instead of `next`. */
  readonly goOn?: (() => unknown) | undefined
  readonly type?: 'button' | 'submit'
}

function Order({ form, pages, goOn, type = 'button' }: OrderProps): ReactNode {
  const { page, isLast } = useStore(pages)
  useEffect(() => pages.start(goOn), [pages, goOn])
  return (
    <Form form={form}>
      {page.fields.map(({ id }) => (
        <Field key={id} id={id} />
      ))}
      {isLast ? (
        <SubmitButton />
      ) : (
        <button type={type} onClick={type === 'button' ? () => void pages.next() : undefined}>
          Next
        </button>
      )}
    </Form>
  )
}

function openContainer(): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => container.remove())
  return container
}

function show(props: Pick<OrderProps, 'goOn' | 'type'> = {}) {
  const container = openContainer()
  const stage = createFormStage()
  const form = createForm(order, stage) as unknown as FormStore
  const pages = createFormPages(form)
  const root = createRoot(container)
  flushSync(() =>
    root.render(
      <StrictMode>
        <Order form={form} pages={pages} {...props} />
      </StrictMode>,
    ),
  )
  onTestFinished(() => root.unmount())
  const saved = () => stage.server.state.saved.map((each) => each.answers)
  const type = async (id: string, text: string) => {
    const control = await vi.waitUntil(() => container.querySelector(`[data-field=${id}] input`))
    await userEvent.fill(control, text)
  }
  return { container, form, pages, saved, type }
}

/** The form in the markup of a page, which may change before the script is there. */
function openMarkup(change: (element: HTMLFormElement) => void = () => undefined) {
  const container = openContainer()
  container.innerHTML = formMarkup(order, { button: 'Send' })
  const element = container.querySelector('form')!
  change(element)
  const stage = createFormStage()
  const { form, cleanup } = enhance(element, stage)
  onTestFinished(cleanup)
  const pages = createFormPages(form)
  return { container, stage, form, pages, stop: pages.start() }
}

describe('a press on a page before the last', () => {
  test('of Enter opens the next page, and that on the last one submits the form', async () => {
    const { pages, saved, type } = show()
    await type('email', answers.email)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => pages.snapshot().index).toBe(1)
    expect(saved()).toEqual([])
    await type('wish', answers.wish)
    await userEvent.keyboard('{Enter}')
    await expect.poll(saved).toEqual([answers])
  })

  test('opens none while an answer is wrong', async () => {
    const { container, pages, saved, type, form } = show()
    await type('email', 'ada@')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => container.querySelector('[data-form=error]')?.textContent).toMatch(/not valid/)
    expect([pages.snapshot().index, form.snapshot().failures, saved()]).toEqual([0, 0, []])
  })

  test('of a submit button does what the page gives instead of `next`', async () => {
    const goOn = vi.fn()
    const { container, pages, form } = show({ goOn, type: 'submit' })
    await userEvent.click(container.querySelector('button') as HTMLElement)
    expect(goOn).toHaveBeenCalledOnce()
    expect([pages.snapshot().index, form.snapshot().state]).toEqual([0, 'ready'])
  })

  test('that came before the script opens the next page', async () => {
    const { form, stage, pages } = openMarkup((element) => element.setAttribute(earlyPressAttribute, ''))
    form.setValues(answers)
    await expect.poll(() => pages.snapshot().index).toBe(1)
    expect([form.snapshot().state, stage.server.state.saved]).toEqual(['ready', []])
  })

  test('of Enter opens the next page of a form in the markup of a page, until the pages are stopped', async () => {
    const { container, pages, stage, stop } = openMarkup()
    await userEvent.fill(container.querySelector('[data-field=email] input')!, answers.email)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => pages.snapshot().index).toBe(1)
    pages.back()
    stop()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => stage.server.state.saved).toHaveLength(1)
  })

  test('is no matter of a form that the code of the page submits', async () => {
    const { form, pages, saved } = show()
    form.setValues(answers)
    await form.submit()
    expect(pages.snapshot().index).toBe(0)
    expect(saved()).toEqual([answers])
  })
})
