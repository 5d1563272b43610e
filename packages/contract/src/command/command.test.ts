import { expect, test } from 'vitest'
import type { Backend } from '../backend.ts'
import type { Fetch } from '../client.ts'
import { contract } from '../contract.ts'
import { mockBackend } from '../mock-backend.test-support.ts'
import { run } from './command.ts'

const cases = Object.values(contract).flat()
const origin = 'http://backend.test'

/** A server that a team tests: the mocks, with the two routes that only a test environment has. */
function served({ fetch, reset, kept }: Backend): Fetch {
  return async (url, asked) => {
    const path = url.slice(origin.length)
    const isKnown = asked.headers['X-Test-Key'] === 'secret'
    if (path === '/test/reset' && asked.method === 'POST') {
      if (!isKnown) return new Response(null, { status: 403 })
      await reset()
      return new Response(null, { status: 204 })
    }
    if (path === '/test/kept')
      return Response.json({ eventIds: await kept?.eventIds(), formKeys: await kept?.formKeys() })
    return fetch(`http://mock.test${path}`, asked)
  }
}

function factsOf({ facts }: Backend, changes: object = {}): string {
  const manager = facts.account
  return JSON.stringify({
    ...facts,
    ...{ origin, reset: '/test/reset', kept: '/test/kept', headers: { 'X-Test-Key': 'secret' } },
    ...{ can: ['tokens'], manager, ...changes },
  })
}

async function command(words: readonly string[], changes: { fetch?: Fetch; facts?: string } = {}) {
  const backend = mockBackend()
  let printed = ''
  let complained = ''
  const code = await run(words, {
    version: '1.2.3',
    print: (text) => void (printed += text),
    complain: (text) => void (complained += text),
    fetch: changes.fetch ?? served(backend),
    readFile: (path) => {
      if (path !== 'facts.json') throw new Error('there is none')
      return changes.facts ?? factsOf(backend)
    },
  })
  return { code, printed, complained }
}

test('prints a line for each case, and ends with 0 when none is broken', async () => {
  const { code, printed, complained } = await command(['facts.json'])
  expect([code, complained]).toEqual([0, ''])
  const lines = printed.split('\n')
  const of = (word: string) => lines.filter((line) => line.startsWith(word)).length
  expect(of('kept ') + of('not run ')).toBe(cases.length)
  expect(printed).toContain('not run CRT-004 each visitor has a cart of their own (needs: visitors)')
  expect(lines.at(-2)).toBe(`${of('kept ')} kept, 0 broken, ${of('not run ')} not run`)
})

test('a backend that breaks a case is told what it did, and the command ends with 1', async () => {
  const fetch = served(mockBackend())
  const { code, printed } = await command(['facts.json', '--only', 'CRT-093'], {
    fetch: async (url, asked) =>
      url.endsWith('/shopping-cart') && asked.method === 'GET'
        ? new Response('{}', { status: 200 })
        : fetch(url, asked),
  })
  expect(code).toBe(1)
  expect(printed).toContain('BROKEN  CRT-093 a visitor who has added nothing has no cart')
  expect(printed).toContain('          the status of a cart that is not there: expected 404, received 200\n')
  expect(printed).toContain(
    '          The last request was GET /api/commerce/shopping-cart\n          and the answer 200 {}\n',
  )
  expect(printed).toMatch(/\n\d kept, [1-9] broken, 0 not run\n$/)
})

test('a backend that is not reached breaks nothing silently', async () => {
  const { code, complained } = await command(['facts.json'], {
    fetch: () => Promise.reject(new TypeError('fetch failed')),
  })
  expect(code).toBe(2)
  expect(complained).toBe(`${origin} cannot be reset: fetch failed\n`)
})

test('a backend that refuses the reset is not tested', async () => {
  const facts = factsOf(mockBackend(), { headers: {} })
  const { code, printed, complained } = await command(['facts.json'], { facts })
  expect([code, printed]).toEqual([2, ''])
  expect(complained).toContain('POST /test/reset is answered with 403')
})

test('a manager who cannot sign in breaks the cases of managers', async () => {
  const facts = factsOf(mockBackend(), { manager: { email: 'eve@example.com', password: 'guessed' } })
  const { code, printed } = await command(['facts.json', '--only', 'SIT-034 header and'], { facts })
  expect(code).toBe(1)
  expect(printed).toContain('the manager is not signed in: 401')
})

test.each([
  ['no JSON', '{', 'The facts are no JSON.'],
  ['no object', '7', 'The facts are no object.'],
  ['an address with a path', factsOf(mockBackend(), { origin: 'http://backend.test/x' }), '"origin"'],
  ['too little stock', factsOf(mockBackend(), { shop: { single: { itemId: 'a', stock: 1 } } }), '"shop.'],
  ['an ability that is none', factsOf(mockBackend(), { can: ['everything'] }), '"can.0"'],
  ['no manager', factsOf(mockBackend(), { manager: undefined }), '"manager"'],
])('facts with %s are refused by name', async (_, facts, message) => {
  const { code, complained } = await command(['facts.json'], { facts })
  expect(code).toBe(2)
  expect(complained).toContain(message)
})

test.each([
  [[], 'Name one file of facts.'],
  [['a.json', 'b.json'], 'Name one file of facts.'],
  [['other.json'], 'other.json cannot be read: there is none'],
  [['facts.json', '--only', 'no such case'], 'No case has "no such case"'],
  [['--quick'], '--quick'],
])('the words %j are refused with a sentence', async (words, sentence) => {
  const { code, complained } = await command(words)
  expect(code).toBe(2)
  expect(complained).toContain(sentence)
})

test('lists its cases, prints its help and its version, and asks nobody', async () => {
  const fetch: Fetch = () => Promise.reject(new Error('asked'))
  const { code, printed } = await command(['--list'], { fetch })
  expect([code, printed.trim().split('\n').length]).toEqual([0, cases.length])
  expect((await command(['--help'], { fetch })).printed).toContain('npx @sitewright/contract FACTS.json')
  expect((await command(['-v'], { fetch })).printed).toBe('1.2.3\n')
})

test('another address replaces that of the facts', async () => {
  const asked: string[] = []
  const { complained } = await command(['facts.json', '--origin', 'http://other.test'], {
    fetch: (url) => {
      asked.push(url)
      return Promise.reject(new Error('gone'))
    },
  })
  expect(asked).toEqual(['http://other.test/test/reset'])
  expect(complained).toContain('http://other.test cannot be reset')
})

test('the origin of the command line may end with a slash', async () => {
  const { code, complained } = await command(['facts.json', '--only', 'CRT-098', '--origin', `${origin}/`])
  expect([code, complained]).toEqual([0, ''])
})

test.each([`${origin}/shop`, 'backend.test', `${origin}//`])('%s is no origin', async (given) => {
  const { code, complained } = await command(['facts.json', '--origin', given])
  expect(code).toBe(2)
  expect(complained).toContain(`"${given}" is none.`)
})
