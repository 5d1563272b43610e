import { StrictMode, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { EmailField, Form, FormRoot, SubmitButton } from '../react.ts'
import { defineForm } from '../definition/form-definition.ts'
import { readSubmission } from '../server.ts'
import { useFormAction, type FormAction, type FormActionState } from './form-action.react.ts'

const contact = defineForm({
  id: 'contact',
  submissionText: 'Thank you!',
  fields: [
    { id: 'mail', kind: 'email', title: 'Email', required: true },
    { id: 'size', kind: 'select', title: 'Size', options: ['S', 'M'] },
  ],
})

let container: HTMLElement
let root: Root | undefined

beforeEach(() => {
  container = document.createElement('div')
  document.body.append(container)
})

afterEach(() => {
  root?.unmount()
  root = undefined
  container.remove()
})

/** A server function that refuses addresses that are taken, as the README shows one. */
function createAction(saved: unknown[] = []) {
  return vi.fn<FormAction>(async (_, data): Promise<FormActionState> => {
    const checks = { mail: (value: string) => (value.startsWith('taken') ? 'Taken.' : undefined) }
    const read = await readSubmission(contact, data, { checks })
    if (!read.ok) return read.failure
    saved.push(read.value)
    return { saved: true }
  })
}

function Contact({ action }: { readonly action: FormAction }): ReactNode {
  const { form, action: send } = useFormAction(contact, action)
  return <Form form={form} action={send} />
}

function show(element: ReactNode): void {
  root = createRoot(container)
  flushSync(() => root?.render(<StrictMode>{element}</StrictMode>))
}

function input(): HTMLInputElement {
  const found = container.querySelector<HTMLInputElement>('input:not([type=hidden])')
  if (!found) throw new Error('There is no input.')
  return found
}

async function send(mail: string): Promise<void> {
  await userEvent.fill(input(), mail)
  await userEvent.click(container.querySelector('button') ?? container)
}

describe('a form that an action saves', () => {
  test('checks its answers before the action is called', async () => {
    const action = createAction()
    show(<Contact action={action} />)
    await send('ada@')
    await expect.poll(() => container.querySelector('[data-form=error]')?.textContent).toMatch('not valid')
    expect(action).not.toHaveBeenCalled()
  })

  test('shows what the action refuses, field by field, and keeps the answers', async () => {
    const action = createAction()
    show(<Contact action={action} />)
    await send('taken@example.com')
    await expect.poll(() => container.querySelector('[data-form=error]')?.textContent).toBe('Taken.')
    expect(input().value).toBe('taken@example.com')
    await expect.poll(() => document.activeElement).toBe(input())
    expect(action).toHaveBeenCalledOnce()
  })

  test('is saved once, and shows its success', async () => {
    const saved: unknown[] = []
    show(<Contact action={createAction(saved)} />)
    await send('ada@example.com')
    container.querySelector('button')?.click()
    await expect.poll(() => container.querySelector('[data-form=success]')?.textContent).toBe('Thank you!')
    expect(saved).toEqual([{ mail: 'ada@example.com', size: '' }])
  })

  test('can be submitted again when its action throws', async () => {
    const saved: unknown[] = []
    const works = createAction(saved)
    const down = new Error('The database is down.')
    const action = vi.fn<FormAction>(works).mockRejectedValueOnce(down)
    const [report, onFailure] = [vi.fn(), vi.fn()]
    const Reported = (): ReactNode => {
      const { form, action: send } = useFormAction(contact, action, { report })
      return <Form form={form} action={send} onFailure={onFailure} />
    }
    show(<Reported />)
    await send('ada@example.com')
    await expect
      .poll(() => container.querySelector('[data-form=message]')?.textContent)
      .toBe('Unknown error, please try again later.')
    expect(onFailure.mock.calls).toEqual([[{ kind: 'save', cause: down }]])
    expect(report.mock.calls).toEqual([[down]])
    await userEvent.click(container.querySelector('button') ?? container)
    await expect.poll(() => saved).toHaveLength(1)
  })

  test('gives the action the hidden inputs that the page has put into it', async () => {
    const given: unknown[] = []
    const Order = (): ReactNode => {
      const { form, action } = useFormAction(contact, (_, data) => {
        given.push(data.getAll('product'), data.getAll('mail'))
        return { saved: true }
      })
      return (
        <FormRoot form={form} action={action}>
          <input type="hidden" name="product" value="mug" />
          <EmailField id="mail" />
          <SubmitButton />
        </FormRoot>
      )
    }
    show(<Order />)
    await send('ada@example.com')
    await expect.poll(() => given).toEqual([['mug'], ['ada@example.com']])
  })

  test('is saved by an action that goes to another page, as Next does it', async () => {
    const [onSuccess, onFailure] = [vi.fn(), vi.fn()]
    const redirected = Object.assign(new Error('NEXT_REDIRECT'), {
      digest: 'NEXT_REDIRECT;push;/thanks;307;',
    })
    const Redirected = (): ReactNode => {
      const { form, action } = useFormAction(contact, () => Promise.reject(redirected))
      return <Form form={form} action={action} onSuccess={onSuccess} onFailure={onFailure} />
    }
    show(<Redirected />)
    await send('ada@example.com')
    await expect.poll(() => onSuccess.mock.calls).toEqual([[{ mail: 'ada@example.com', size: '' }]])
    await expect.poll(() => container.querySelector('[data-form=success]')?.textContent).toBe('Thank you!')
    expect(onFailure).not.toHaveBeenCalled()
  })

  test('prints the success of a form that was sent without script', () => {
    const Printed = (): ReactNode => {
      const { form } = useFormAction(contact, createAction())
      // As the action's state does, which a server has before it renders.
      form.delegate(true)
      return <Form form={form} />
    }
    container.innerHTML = renderToString(<Printed />)
    expect(container.querySelector('[data-form=success]')?.textContent).toBe('Thank you!')
    expect(container.querySelector('form')?.hasAttribute('aria-busy')).toBe(false)
  })

  test('shows a refusal that came before React was there, and the answers with it', async () => {
    const { FormData: Data } = window
    const refused = { errors: { mail: 'Taken.' }, values: { mail: 'taken@example.com', size: 'M' } }
    const Printed = ({ action }: { readonly action: FormAction }): ReactNode => {
      const { form, action: sendAway, state } = useFormAction(contact, action)
      return (
        <>
          <Form form={form} action={sendAway} />
          <button type="button" onClick={() => sendAway(new Data())}>
            Without us
          </button>
          <output>{state && 'errors' in state ? 'refused' : ''}</output>
        </>
      )
    }
    const action: FormAction = () => refused
    container.innerHTML = renderToString(<Printed action={action} />)
    root = hydrateRoot(container, <Printed action={action} />)
    await expect.poll(() => container.querySelector('form')?.hasAttribute('data-form-live')).toBe(true)
    const away = [...container.querySelectorAll('button')].at(-1)
    const { startTransition } = await import('react')
    startTransition(() => away?.click())
    await expect.poll(() => container.querySelector('output')?.textContent).toBe('refused')
    await expect.poll(() => container.querySelector('[data-form=error]')?.textContent).toBe('Taken.')
    await expect.poll(() => input().value).toBe('taken@example.com')
    await expect.poll(() => container.querySelector('select')?.value).toBe('M')
  })

  test('is saved by the action of the last render, which gets its fields and its last state', async () => {
    const calls: unknown[] = []
    const save = (product: number, state: FormActionState, data: FormData): FormActionState => {
      calls.push([product, state, data.get('mail'), data.get('size')])
      return { error: `No ${product}.` }
    }
    function Product(): ReactNode {
      const [product, setProduct] = useState(1)
      const bound: FormAction = (state, data) => save(product, state, data)
      const { form, action, state } = useFormAction(contact, bound)
      return (
        <>
          <Form form={form} action={action} />
          <button type="button" onClick={() => setProduct(2)}>
            Next product
          </button>
          <output>{state && 'error' in state ? state.error : ''}</output>
        </>
      )
    }
    show(<Product />)
    await send('ada@example.com')
    const output = () => container.querySelector('output')?.textContent
    await expect.poll(output).toBe('No 1.')
    await userEvent.click([...container.querySelectorAll('button')].at(-1) ?? container)
    await userEvent.click(container.querySelector('button') ?? container)
    await expect.poll(output).toBe('No 2.')
    expect(calls).toEqual([
      [1, undefined, 'ada@example.com', ''],
      [2, { error: 'No 1.' }, 'ada@example.com', ''],
    ])
  })
})
