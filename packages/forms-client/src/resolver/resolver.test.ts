import { describe, expect, test, vi } from 'vitest'
import type { StandardSchemaV1 } from '@standard-schema/spec'
import * as z from 'zod/mini'
import { defineForm } from '../index.ts'
import { openForm } from '../test-support/form.test-support.ts'
import { resolver } from './resolver.ts'

const signUp = defineForm({
  id: 'sign-up',
  fields: [
    { id: 'user', kind: 'text', title: 'User' },
    { id: 'password', kind: 'password' },
    { id: 'repeat', kind: 'password' },
    { id: 'about', kind: 'section' },
  ],
})

describe('the rules of a schema', () => {
  test('of zod are shown beside their fields, those about several answers too', async () => {
    const schema = z
      .object({
        user: z.string().check(z.minLength(3, 'Three letters at least.')),
        password: z.string(),
        repeat: z.string(),
      })
      .check(
        z.refine(({ password, repeat }) => password === repeat, {
          path: ['repeat'],
          error: 'The passwords differ.',
          // Shown together with the others.
          when: () => true,
        }),
      )
    const { form, server } = openForm(signUp, {
      values: { user: 'ad', password: 'one', repeat: 'two' },
      checks: resolver(signUp, schema),
    })
    await form.submit()
    expect(form.snapshot().problems.map(({ id, text }) => [id, text])).toEqual([
      ['user', 'Three letters at least.'],
      ['repeat', 'The passwords differ.'],
    ])
    form.setValues({ user: 'ada', repeat: 'one' })
    expect((await form.submit()).ok).toBe(true)
    expect(server.state.saved).toHaveLength(1)
  })

  test.each([[[]], [['consent']]])('keep a form from being sent for an issue about %j', async (path) => {
    const schema: StandardSchemaV1 = {
      '~standard': { version: 1, vendor: 'own', validate: () => ({ issues: [{ message: 'No.', path }] }) },
    }
    const { form, server } = openForm(signUp, { checks: resolver(signUp, schema) })
    await form.submit()
    expect(form.snapshot().problems.map(({ id, text }) => [id, text])).toEqual([['repeat', 'No.']])
    expect(server.calls).toEqual([])
  })

  test('show an issue about no field at the last field that is shown and always asked', async () => {
    const order = defineForm({
      id: 'order',
      fields: [
        { id: 'kind', kind: 'text' },
        { id: 'note', kind: 'text', when: { field: 'kind', is: 'other' } },
        { id: 'source', kind: 'hidden', key: '', value: '' },
      ],
    })
    const schema: StandardSchemaV1 = {
      '~standard': { version: 1, vendor: 'own', validate: () => ({ issues: [{ message: 'No.' }] }) },
    }
    const { form } = openForm(order, { checks: resolver(order, schema) })
    expect((await form.submit()).ok).toBe(false)
    expect(form.snapshot().problems.map(({ id, text }) => [id, text])).toEqual([['kind', 'No.']])
  })

  test('show it at the last field that is shown, if none is always asked', async () => {
    const order = defineForm({
      id: 'order',
      fields: [
        { id: 'kind', kind: 'text', when: { field: 'source', is: 'x' } },
        { id: 'note', kind: 'text', when: { field: 'source', is: 'x' } },
        { id: 'source', kind: 'hidden', key: '', value: 'x' },
      ],
    })
    const schema: StandardSchemaV1 = {
      '~standard': { version: 1, vendor: 'own', validate: () => ({ issues: [{ message: 'No.' }] }) },
    }
    const { form } = openForm(order, { checks: resolver(order, schema) })
    await form.submit()
    expect(form.snapshot().problems.map(({ id, text }) => [id, text])).toEqual([['note', 'No.']])
  })

  test('are made of a form without a field that is shown', async () => {
    const count = defineForm({ id: 'count', fields: [{ id: 'source', kind: 'hidden', key: '', value: 'x' }] })
    const validate = vi.fn(() => ({ value: {} }))
    const schema: StandardSchemaV1 = { '~standard': { version: 1, vendor: 'own', validate } }
    const { form } = openForm(count, { checks: resolver(count, schema) })
    expect((await form.submit()).ok).toBe(true)
  })

  test('are asked once for a press, and may name fields as objects', async () => {
    const validate = vi.fn(() => ({
      issues: [{ message: 'No.', path: [{ key: 'user' }] }, { message: 'Lost.' }],
    }))
    const schema: StandardSchemaV1 = { '~standard': { version: 1, vendor: 'own', validate } }
    const { form } = openForm(signUp, { checks: resolver(signUp, schema) })
    await form.submit()
    expect(validate).toHaveBeenCalledExactlyOnceWith({ user: '', password: '', repeat: '' })
    expect(form.snapshot().problems.map(({ id, text }) => [id, text])).toEqual([
      ['user', 'No.'],
      ['repeat', 'Lost.'],
    ])
  })
})
