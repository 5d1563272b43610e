import { readFile } from 'node:fs/promises'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { start } from '../src/form.js'
import { handlers } from '../src/handlers.js'

const server = setupServer(...handlers)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

beforeEach(async () => {
  const page = await readFile('index.html', 'utf8')
  document.body.innerHTML = /<main>.*<\/main>/s.exec(page)[0]
  start(document)
})

function send(email) {
  const input = document.querySelector('#email')
  input.value = email
  input.dispatchEvent(new Event('input', { bubbles: true }))
  document.querySelector('button').click()
}
const says = (text) => vi.waitFor(() => expect(document.querySelector('main').textContent).toContain(text))

test('answers are saved, and the visitor is thanked', async () => {
  send('mira@example.com')
  await says('Thank you! We write back within two days.')
})

test('a mistake is told at its field, and nothing is sent', async () => {
  let calls = 0
  server.use(http.post('*/contact', () => void calls++))
  send('mira')
  await vi.waitFor(() => expect(document.querySelector('[aria-invalid="true"]').id).toBe('email'))
  expect(calls).toBe(0)
})

test('a refusal of the server is told at its field', async () => {
  server.use(
    http.post('*/contact', () => HttpResponse.json({ errors: { email: 'We know you.' } }, { status: 400 })),
  )
  send('mira@example.com')
  await says('We know you.')
})
