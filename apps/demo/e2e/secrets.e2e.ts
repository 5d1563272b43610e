import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { chromium as playwright, type Browser } from 'playwright'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { chromium } from '../../../tooling/chromium.ts'
import type { Ask } from './page/secrets.ts'

const PASSWORD = 'correct horse'
const closing: (() => void)[] = []
let browser: Browser
let script = ''
/** Requests with a secret that have arrived at the site, and at the other origin. */
let atSite: string[] = []
let elsewhere: string[] = []
let site = ''
let other = ''

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => server.close())
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Names of the secrets in a request. */
async function secretsOf(request: IncomingMessage): Promise<string> {
  const { headers } = request
  const found = ['x-csrf-token', 'x-siteuser-xsrf-token', 'cookie'].filter((name) => headers[name])
  if ((await text(request)).includes(PASSWORD)) found.push('password')
  return found.join(' ')
}

const serveSite: RequestListener = (request, response) => {
  const { url = '', method = '' } = request
  const [, status, target = ''] = /^\/api\/to\/(\d+)\/(.*)/.exec(url) ?? []
  if (status) {
    response.writeHead(Number(status), { Location: decodeURIComponent(target) }).end()
    return
  }
  if (url === '/script.js') {
    response.setHeader('Content-Type', 'text/javascript').end(script)
    return
  }
  if (!url.startsWith('/api/')) {
    response.setHeader('Set-Cookie', ['crumb=page', 'siteUserCrumb=user'])
    response
      .setHeader('Content-Type', 'text/html')
      .end('<title>Shop</title><script src="/script.js"></script>')
    return
  }
  void secretsOf(request).then((secrets) => {
    atSite.push(`${method} ${secrets}`)
    response.end('{"xsrfToken":"new"}')
  })
}

/** Another origin, which lets anybody send anything. */
const serveOther: RequestListener = (request, response) => {
  const { origin = '*' } = request.headers
  response.setHeader('Access-Control-Allow-Origin', origin)
  response.setHeader('Access-Control-Allow-Credentials', 'true')
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE')
  response.setHeader('Access-Control-Allow-Headers', 'content-type, x-csrf-token, x-siteuser-xsrf-token')
  void secretsOf(request).then((secrets) => {
    if (request.method !== 'OPTIONS') elsewhere.push(secrets)
    response.end('{"xsrfToken":"new"}')
  })
}

beforeAll(async () => {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    root: fileURLToPath(new URL('..', import.meta.url)),
    resolve: { conditions: ['@sitewright/source'] },
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('page/secrets.ts', import.meta.url)),
        formats: ['iife'],
        name: 'page',
      },
    },
  })) as Rolldown.RolldownOutput[]
  script = built[0]!.output[0].code
  site = await serve(serveSite)
  // A host of its own: cookies do not know ports.
  other = (await serve(serveOther)).replace('127.0.0.1', 'localhost')
  browser = await playwright.launch(chromium())
})

afterAll(async () => {
  await browser.close()
  for (const close of closing) close()
})

beforeEach(() => {
  atSite = []
  elsewhere = []
})

/** Opens a page of the site. Returns what makes calls there. */
async function open(): Promise<(asked: Ask) => Promise<string>> {
  const page = await browser.newPage()
  onTestFinished(() => page.close())
  await page.goto(`http://${site}/`)
  return (asked) =>
    page.evaluate(
      (given) => (window as unknown as { ask: (given: Ask) => Promise<string> }).ask(given),
      asked,
    )
}

const post = { method: 'POST', path: '/api/pages' } as const
const get = { method: 'GET', path: '/api/pages' } as const
const via = (status: number, address: string): string => `/api/to/${status}/${encodeURIComponent(address)}`

const ways: Readonly<Record<string, () => Ask>> = {
  'a base address': () => ({ options: { baseUrl: `http://${other}` } }),
  'a base address with cookies asked for': () => ({
    options: { baseUrl: `http://${other}`, credentials: 'include' },
  }),
  'a <base> of the page': () => ({ base: `http://${other}/` }),
  'an absolute address': () => ({ path: `http://${other}/api/x` }),
  'an absolute address in capitals': () => ({ path: `HTTP://${other}/api/x` }),
  'a user name that looks like the site': () => ({ path: `http://${site.replace(':', '.')}@${other}/api/x` }),
  'two slashes': () => ({ path: `//${other}/api/x` }),
  'a slash and a backslash': () => ({ path: `/\\${other}/api/x` }),
  'two backslashes': () => ({ path: `\\\\${other}/api/x` }),
  'a tab between slashes': () => ({ path: `/\t/${other}/api/x` }),
  'a line break between slashes': () => ({ path: `/\n/${other}/api/x` }),
  'a blank before slashes': () => ({ path: ` //${other}/api/x` }),
  'a control character before slashes': () => ({ path: `\u0001//${other}/api/x` }),
  'a redirect with 302': () => ({ path: via(302, `http://${other}/api/x`) }),
  'a redirect with 307': () => ({ path: via(307, `http://${other}/api/x`) }),
  'a redirect with 308': () => ({ path: via(308, `http://${other}/api/x`) }),
}

test.each(Object.keys(ways))('no secret leaves the site by %s', async (name) => {
  const way = ways[name]!()
  const ask = await open()
  await ask(way)
  for (const call of [post, get]) await ask({ ...way, call })
  expect(elsewhere.filter(Boolean)).toEqual([])
})

test('an origin that is named has the tokens and the password', async () => {
  const ask = await open()
  const options = { baseUrl: `http://${other}`, trustedOrigins: [`http://${other}`] }
  expect(await ask({ options })).toBe('ok')
  expect(await ask({ options, call: post })).toBe('ok')
  expect(elsewhere).toEqual(['x-siteuser-xsrf-token password', 'x-csrf-token'])
})

test('a reading that is redirected within the site arrives, and a change does not', async () => {
  const ask = await open()
  expect(await ask({ path: via(302, '/api/x'), call: get })).toBe('ok')
  expect(atSite).toEqual(['GET cookie'])
  expect(await ask({ path: via(307, '/api/x'), call: post })).toBe('malformed')
  expect(await ask({ path: via(307, '/api/x') })).toBe('malformed')
  expect(atSite).toHaveLength(1)
})

test('calls within the site have their secrets', async () => {
  const ask = await open()
  expect([await ask({}), await ask({ call: post }), await ask({ call: get })]).toEqual(['ok', 'ok', 'ok'])
  expect(atSite).toEqual([
    'POST x-siteuser-xsrf-token cookie password',
    'POST x-csrf-token cookie',
    'GET x-csrf-token cookie',
  ])
})
