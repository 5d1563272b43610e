import { expect, test } from 'vitest'
import { createForm, defineForm } from '../index.ts'
import { createHttp } from '@sitewright/site/http'

test('a form is checked, gets a key and is saved', async () => {
  const def = defineForm({
    id: 'f',
    fields: [
      { id: 'mail', kind: 'email', required: true },
      { id: 'tel', kind: 'phone' },
      { id: 's', kind: 'section' },
    ],
  })
  const calls: unknown[] = []
  const http = createHttp({
    fetch: (url, init) => {
      calls.push([url, init?.body])
      return Promise.resolve(Response.json({ key: 'k' }))
    },
  })
  const form = createForm(def, { http, page: { pageTitle: 't', pagePath: '/' } })
  expect(await form.submit()).toMatchObject({ ok: false, failure: { kind: 'fields-invalid' } })
  expect(form.snapshot()).toMatchObject({ state: 'ready', problems: [{ id: 'mail' }] })
  expect(calls).toEqual([])
  form.field('mail').set('a@b.co')
  expect(await form.submit()).toEqual({ ok: true, value: { mail: 'a@b.co', tel: ['', '', ''] } })
  expect(form.snapshot().state).toBe('succeeded')
  expect(calls).toHaveLength(2)
})
