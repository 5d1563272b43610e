// @vitest-environment node
import { expect, test } from 'vitest'
import { receive } from '../src/receive.js'

const ask = (answers) =>
  receive(
    new Request('http://localhost/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(answers),
    }),
  )

test('right answers are taken', async () => {
  expect((await ask({ email: 'mira@example.com', message: 'Hello' })).status).toBe(200)
})

test('answers that no page sends are refused by field', async () => {
  const response = await ask({ email: 'mira' })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ errors: { email: expect.any(String) } })
})
