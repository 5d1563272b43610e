import { expect, test } from 'vitest'
import { runCase } from '../contract.ts'
import { mockBackend } from '../mock-backend.test-support.ts'
import { sessionCases } from './session.ts'

test('a session may be remembered by an Expires in place of a Max-Age', async () => {
  const remembered = sessionCases.find(({ name }) => name.startsWith('a session that is remembered'))
  const mock = mockBackend()
  const ends: string[] = []
  const backend: typeof mock = {
    ...mock,
    fetch: async (url, asked) => {
      const response = await mock.fetch(url, asked)
      const getSetCookie = (): string[] =>
        response.headers.getSetCookie().map((cookie) =>
          cookie.replace(/max-age=(\d+)/i, (_, seconds) => {
            const end = new Date(Date.now() + Number(seconds) * 1000).toUTCString()
            ends.push(end)
            return `Expires=${end}`
          }),
        )
      const { status, ok } = response
      const headers = { getSetCookie, get: (name: string) => response.headers.get(name) }
      return { status, ok, headers, text: () => response.text() }
    },
  }
  await runCase(backend, remembered!)
  expect(ends).not.toEqual([])
})
