import { createFakeClock } from '@sitewright/machine/testing'
import { createHttp } from '@sitewright/site/http'
import { describe, expect, test, vi } from 'vitest'
import { defineForm, sanitise, type FieldValue } from '../index.ts'
import { connectField, labels } from '../connect.ts'
import { openForm, page } from '../test-support/form.test-support.ts'

const definition = defineForm({
  id: 'f',
  fields: [
    { id: '__proto__', kind: 'text' },
    { id: 'constructor', kind: 'likert', options: ['__proto__', 'toString'] },
    { id: 'a b"<c>', kind: 'textarea' },
    { id: 'mail', kind: 'email', required: true },
  ],
})

const hostile: readonly string[] = [
  '<script>alert(1)</script>',
  '\u0000\u0007\u001b[31m',
  '\ud800',
  '\u202eevil\u200f',
  'x'.repeat(1_000_000),
  '__proto__',
  '${7*7}{{7*7}}',
]

describe('hostile answers of a visitor', () => {
  test.each(hostile.map((text) => [text.slice(0, 20), text]))('%j is saved and kept', async (_, text) => {
    const { form, server } = openForm(definition)
    form.setValues({ mail: 'ada@example.com', 'a b"<c>': text } as never)
    form.field('__proto__').set(text)
    form.field('constructor').set(Object.fromEntries([['__proto__', text]]))
    expect((await form.submit()).ok).toBe(true)
    expect(new Map<string, FieldValue>(Object.entries(form.values())).get('__proto__')).toBe(text)
    const saved = new Map(Object.entries(server.state.saved[0]!.answers))
    expect([...saved.keys()]).toEqual(['__proto__', 'constructor', 'a b"<c>', 'mail'])
    expect([saved.get('__proto__'), saved.get('a b"<c>')]).toEqual([sanitise(text), sanitise(text)])
    const likert = new Map(Object.entries(saved.get('constructor') as object))
    expect([...likert]).toEqual([['__proto__', sanitise(text)]])
    expect(Object.prototype).not.toHaveProperty('mail')
  })

  test('an email of 100,000 characters is refused at once', async () => {
    const { form } = openForm(definition)
    form.field('mail').set(`${'a'.repeat(100_000)}@example.com`)
    expect(await form.field('mail').check()).toBe(false)
  })
})

describe('hostile definitions', () => {
  test('a field without a title is called by its placeholder, else by its id', async () => {
    const email = { kind: 'email', required: true } as const
    const { form } = openForm(
      defineForm({
        id: 'f',
        fields: [
          { ...email, id: 'one', title: 'Email', placeholder: 'you@example.com' },
          { ...email, id: 'two', title: '', placeholder: 'you@example.com' },
          { ...email, id: 'three', placeholder: 'you@example.com' },
          { ...email, id: 'four' },
        ],
      }),
    )
    await form.submit()
    const names = form.snapshot().problems.map(({ name }) => name)
    expect(names).toEqual(['Email', 'you@example.com', 'you@example.com', 'four'])
  })

  test('ids of elements do not contain the id of the field', () => {
    const { form } = openForm(definition)
    const { definition: field, snapshot } = form.field('a b"<c>')
    const view = connectField(field, snapshot(), { prefix: 'x', labels, set: () => {} })
    expect(JSON.stringify([view.title.id, view.error.id, view.groups[0]?.controls[0]?.id])).toBe(
      '["x-title","x-error","x-0"]',
    )
  })
})

describe('a server that misbehaves', () => {
  test.each([
    ['errors of other shapes', { errors: { mail: 7, gone: null, toString: {} } }],
    ['errors that are no map', { errors: ['no'] }],
    ['an error that is no text', { error: { code: 1 } }],
    ['no body', undefined],
  ])('with %s leaves the form ready and the answers in it', async (_, body) => {
    const http = {
      call: (request: { readonly path: string }) =>
        Promise.resolve(
          request.path.endsWith('Key')
            ? { ok: true, value: 'k' }
            : { ok: false, failure: { kind: 'refused', status: 400, body } },
        ),
    }
    const { form } = openForm(definition, {
      http: http as never,
      values: { mail: 'ada@example.com' } as never,
    })
    await form.submit()
    expect(form.snapshot()).toMatchObject({
      state: 'ready',
      message: 'Unknown error, please try again later.',
    })
    expect(form.field('mail').snapshot().value).toBe('ada@example.com')
  })

  test('that never hands out a key is given up after the time-out', async () => {
    const { clock, pass } = createFakeClock()
    const http = createHttp({ fetch: () => new Promise(() => {}), clock, timeoutMs: 30_000 })
    const { form } = openForm(definition, { http, page, values: { mail: 'ada@example.com' } as never })
    const submitted = form.submit()
    await vi.waitFor(() => expect(form.snapshot().state).toBe('fetchingKey'))
    pass(30_000)
    await submitted
    expect(form.snapshot()).toMatchObject({
      state: 'ready',
      message: 'Could not get a form submission key, please try again later.',
    })
  })
})

describe('code of the page that throws', () => {
  test.each(['answer', 'reset', 'subscriber'] as const)(
    'in the %s of a captcha or a store',
    async (place) => {
      const report = vi.fn()
      const raise = () => {
        throw new Error('from the page')
      }
      const captcha = {
        answer: place === 'answer' ? raise : () => Promise.resolve(undefined),
        reset: place === 'reset' ? raise : () => {},
        isBlocking: () => false,
        subscribe: () => () => {},
      }
      const { form } = openForm(definition, { captcha, report, values: { mail: 'ada@example.com' } as never })
      if (place === 'subscriber') form.subscribe(raise)
      await form.submit()
      expect(form.snapshot()).toMatchObject({
        state: 'ready',
        message: 'Complete CAPTCHA before submitting.',
      })
    },
  )
})
