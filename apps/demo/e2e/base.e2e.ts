import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { chromium as playwright, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { chromium } from '../../../tooling/chromium.ts'
import { bundle } from './leaving/bundle.ts'
import type { Part } from './page/base.ts'

const closing: (() => void)[] = []
let browser: Browser
let scripts: ReadonlyMap<string, string>
/** Requests that have arrived at the site, and at the other origin. */
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

const serveSite: RequestListener = (request, response) => {
  const { url = '', method = '' } = request
  const script = scripts.get(url)
  if (script !== undefined) response.setHeader('Content-Type', 'text/javascript').end(script)
  else if (url.startsWith('/api/'))
    void text(request).then((body) => {
      atSite.push(`${method} ${url} ${body}`)
      response.setHeader('Content-Type', 'application/json').end('{"key":"key-1","entries":[]}')
    })
  else {
    response.setHeader('Set-Cookie', ['crumb=page-token', 'siteUserCrumb=user-token'])
    // Files come from elsewhere, but for the script.
    const html = `<!doctype html><title>Shop</title><base href="http://${other}/files/"><script type="module" src="http://${site}/base.js"></script>`
    response.setHeader('Content-Type', 'text/html').end(html)
  }
}

/** Another origin, which lets anybody send anything. */
const serveOther: RequestListener = (request, response) => {
  const { origin = '*' } = request.headers
  response.setHeader('Access-Control-Allow-Origin', origin)
  response.setHeader('Access-Control-Allow-Credentials', 'true')
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE')
  response.setHeader(
    'Access-Control-Allow-Headers',
    'content-type, x-csrf-token, x-siteuser-xsrf-token, x-requested-with',
  )
  void text(request).then((body) => {
    if (request.url !== '/favicon.ico') elsewhere.push(`${request.method} ${request.url} ${body}`)
    response.end('{}')
  })
}

beforeAll(async () => {
  scripts = await bundle(['../page/base.ts'])
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

/** Opens a page of the site, and lets a part of it act. */
async function act(part: Part): Promise<Page> {
  const context = await browser.newContext()
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto(`http://${site}/`)
  await page.waitForFunction(() => 'act' in window)
  await page.evaluate((name) => (window as unknown as { act: (part: Part) => void }).act(name), part)
  return page
}

test.each<[Part, string]>([
  ['tracking', 'POST /api/events/RecordEvent crumb=page-token'],
  ['tracking with a queue', 'POST /api/events/RecordEvent crumb=page-token'],
  ['a form', 'POST /api/form/FormSubmissionKey'],
  ['a cart', 'POST /api/commerce/shopping-cart/entries'],
  ['a sign-in', 'correct horse'],
  ['performance', 'POST /api/1/performance/records'],
])('calls of %s go to the site of the page, though a <base> names another origin', async (part, sent) => {
  await act(part)
  await vi.waitFor(() => expect(atSite.join('\n')).toContain(sent), { timeout: 10_000 })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(elsewhere).toEqual([])
})

test('an opened picture of a gallery has its address, though a <base> names another origin', async () => {
  const page = await act('a gallery')
  await vi.waitFor(() => expect(page.url()).toBe(`http://${site}/#trip/1`), { timeout: 10_000 })
})
