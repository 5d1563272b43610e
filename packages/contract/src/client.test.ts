import { expect, test } from 'vitest'
import { createClient, type Asked, type Client } from './client.ts'

/** A browser at a server that sets these cookies with its answers, and what the server was sent. */
function visit(...answers: readonly (readonly string[])[]): { client: Client; sent: (string | undefined)[] } {
  const sent: (string | undefined)[] = []
  let at = 0
  const fetch = (_: string, { headers }: Asked) => {
    sent.push(headers.Cookie)
    const cookies = (answers[at++] ?? []).map((cookie): [string, string] => ['Set-Cookie', cookie])
    return Promise.resolve(new Response('{}', { headers: cookies }))
  }
  return { client: createClient(fetch, 'http://backend.test'), sent }
}

test.each([
  ['s=aB/c+d==', 'aB/c+d=='],
  ['s="q|1"', '"q|1"'],
  ['s=a%20b', 'a b'],
  ['s=100%', undefined],
  [' s = 1 ', '1'],
])('a cookie %j is sent back as the server wrote it, and read as %j', async (set, value) => {
  const { client, sent } = visit([`${set}; Path=/; HttpOnly`])
  await client.raw('GET', '/')
  await client.raw('GET', '/')
  expect(sent).toEqual([undefined, set.replaceAll(' ', '')])
  expect(client.cookie('s')).toBe(value)
})

test.each([
  ['Max-Age=0', undefined],
  ['max-age = -1', undefined],
  ['Max-Age=60', '2'],
  ['Max-Age=soon', '2'],
  ['Expires=Thu, 01 Jan 1970 00:00:00 GMT', undefined],
  ['Expires=Thu, 01 Jan 2970 00:00:00 GMT', '2'],
  ['Expires=never', '2'],
  ['Expires=Thu, 01 Jan 1970 00:00:00 GMT; Max-Age=60', '2'],
  ['Max-Age=60; Max-Age=0', undefined],
])('of a cookie that is set with %j, %j is kept', async (attributes, value) => {
  const { client, sent } = visit(['s=1'], [`s=2; ${attributes}`])
  for (let call = 0; call < 3; call++) await client.raw('GET', '/')
  expect(client.cookie('s')).toBe(value)
  expect(sent).toEqual([undefined, 's=1', value && `s=${value}`])
})
