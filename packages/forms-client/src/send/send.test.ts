import { describe, expect, test, vi } from 'vitest'
import { createForm, defineForm } from '../index.ts'
import { createFormCaptcha } from '../testing.ts'
import { sendTo } from './send.browser.ts'

const contact = defineForm({
  id: 'contact',
  fields: [
    { id: 'mail', kind: 'email', required: true },
    { id: 'phone', kind: 'phone' },
  ],
})
const values = { mail: ' ada@example.com ', phone: ['212', '555', '0100'] }

describe('a form that is sent to a server of its own', () => {
  test('gives the answers as they would be sent to the site', async () => {
    const save = vi.fn()
    const captcha = createFormCaptcha()
    captcha.solve('solved')
    const form = createForm(contact, { ...sendTo(save), values, captcha })
    expect((await form.submit()).ok).toBe(true)
    expect(save.mock.calls).toEqual([
      [
        { mail: 'ada@example.com', phone: ['', '212', '555', '0100'] },
        {
          signal: expect.any(AbortSignal) as unknown,
          captchaKey: 'solved',
          body: expect.objectContaining({ captchaKey: 'solved', pagePath: '' }) as unknown,
        },
      ],
    ])
  })

  test('shows what its server refuses, field by field', async () => {
    const form = createForm(contact, { ...sendTo(() => ({ errors: { mail: 'Taken.' } })), values })
    await form.submit()
    expect(form.field('mail').snapshot().error).toBe('Taken.')
  })

  test('shows the text of its server', async () => {
    const form = createForm(contact, { ...sendTo(() => Promise.resolve({ error: 'Closed.' })), values })
    await form.submit()
    expect(form.snapshot().message).toBe('Closed.')
  })

  test('keeps its answers when the save throws', async () => {
    const save = () => {
      throw new Error('offline')
    }
    const form = createForm(contact, { ...sendTo(save), values })
    await form.submit()
    expect(form.snapshot()).toMatchObject({
      state: 'ready',
      message: 'Unknown error, please try again later.',
    })
    expect(form.values()).toEqual(values)
  })

  test('is not a failure of the network when it is aborted', async () => {
    const control = new AbortController()
    const save = vi.fn((_: unknown, { signal }: { readonly signal: AbortSignal | undefined }) => {
      control.abort()
      signal?.throwIfAborted()
    })
    const form = createForm(contact, { ...sendTo(save), values })
    expect(await form.submit(control)).toMatchObject({ failure: { kind: 'aborted' } })
    await vi.waitFor(() => expect(save).toHaveReturnedTimes(0))
    expect(form.snapshot().message).toBeUndefined()
  })
})
