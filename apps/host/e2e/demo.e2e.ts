import { fileURLToPath } from 'node:url'
import { demoSeed } from '@sitewright/demo/seed'
import { ContributorRole } from '@sitewright/site/enumerations'
import { expect, test } from 'vitest'
import {
  add,
  addedMessage,
  at,
  expectCount,
  ready,
  serveDemo,
  visit,
  type ServedDemo,
} from '../../demo/e2e/served.ts'
import { openEmbedded, type OpenDatabase } from '../src/database/open.ts'
import { submissions } from '../src/form/form.table.ts'
import { createHost } from '../src/create-host.ts'
import { listen } from '../src/listen.ts'
import { createSiteHandler } from '../src/page/site-handler.ts'
import { addUser, fill } from '../src/seed/seed.ts'

const owner = { email: 'ida@sill.example', password: 'first light' }
let opened: OpenDatabase

/** Serves the built demo from a host with a database in memory. */
async function serveFromHost(): Promise<ServedDemo> {
  opened = await openEmbedded()
  const { database } = opened
  await fill(database, demoSeed())
  await addUser(database, { id: 'owner', roles: { [ContributorRole.admin]: true }, ...owner })
  const { app, host } = await createHost({
    database,
    websiteId: 'sill',
    log: () => undefined,
    isSecure: false,
    proxies: 0,
    captcha: (answer) => Promise.resolve(answer !== ''),
    recordingId: 'mock-recording',
  })
  const site = createSiteHandler(fileURLToPath(new URL('../../demo/dist', import.meta.url)), host)
  const server = await listen(app, { port: 0, hostname: '127.0.0.1', site })
  return {
    url: server.url,
    close: async () => {
      await server.close()
      await opened.close()
    },
  }
}

serveDemo({}, serveFromHost)

/** A browser logs what a server refuses, such as the cart of a member who has none. */
const possible = { 'a refusal of the host': /^Failed to load resource: .* (401|404) .*\/api\// }

test('a member signs in, buys, and finds the order in the account and on another device', async () => {
  const { page } = await visit('/shop/p/belly-jug', { possible })
  await add(page)
  await addedMessage(page, 'Belly Jug').waitFor()
  await expectCount(page, 1)

  await page.goto(at('/sign-in'))
  await ready(page)
  await page.locator('main').getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(at('/account'))
  await expectCount(page, 1)

  await page.goto(at('/checkout'))
  const buyer = page.locator('main form.counter')
  await buyer.getByLabel('Name').fill('Ruth')
  await buyer.getByLabel('Email').fill('ruth@sill.example')
  await buyer.getByLabel('Street and number').fill('4 Quay Lane')
  await buyer.getByLabel('Postcode and town').fill('12345 Springfield')
  await buyer.getByRole('button', { name: 'Buy' }).click()
  await page.waitForURL('**/order-confirmed?order=S-00001')
  await page.getByText('Order S-00001').waitFor()

  const other = await visit('/sign-in', { possible })
  await ready(other.page)
  await other.page.locator('main').getByRole('button', { name: 'Sign in' }).click()
  await other.page.getByText('Order S-00001').waitFor()
})

test('a member takes a line out of the cart, and signs out', async () => {
  const { page } = await visit('/shop/p/belly-jug', { possible })
  await add(page)
  await expectCount(page, 1)
  await page.goto(at('/cart'))
  await page.getByRole('button', { name: 'Remove Belly Jug' }).click()
  await expectCount(page, 0)

  await page.goto(at('/sign-in'))
  await ready(page)
  await page.locator('main').getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(at('/account'))
  await page.locator('main').getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(at('/'))
  await page.getByRole('link', { name: 'Sign in' }).waitFor()
})

test('a reader signs up for the letter, and the host has the address', async () => {
  const { page } = await visit('/', { possible })
  await ready(page)
  const letter = page.locator('.letter')
  await letter.getByLabel('Email').fill('ada@example.com')
  await letter.getByRole('button').click()
  await expect
    .poll(async () => (await opened.database.select().from(submissions)).map(({ answers }) => answers.email))
    .toEqual(['ada@example.com'])
})

test('the developer tools say that a host answers', async () => {
  const { page } = await visit('/shop', { possible })
  await ready(page)
  await page.getByRole('button', { name: 'Developer tools' }).click()
  await page.getByText('The host answers').waitFor()
})

test('what the owner edits is what another visitor sees, in a browser of their own', async () => {
  const { page } = await visit('/sign-in', { possible, settings: { role: 'admin' } })
  await ready(page)
  const form = page.locator('main')
  await form.getByLabel('Email').fill(owner.email)
  await form.getByLabel('Password').fill(owner.password)
  await form.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(at('/account'))

  await page.goto(at('/config#header-footer'))
  await page.getByRole('textbox', { name: 'Site title', exact: true }).fill('Ledge')
  await page.locator('.config-saving[data-state=saved]').waitFor()
  await page.evaluate(() => (location.hash = 'location'))
  await page.locator('main').getByRole('textbox', { name: 'Address', exact: true }).fill('4 Quay Lane')
  await expect
    .poll(async () => {
      const response = await page.request.get(at('/api/demo/site'))
      const { location: house } = (await response.json()) as { readonly location?: { address: string } }
      return house?.address
    })
    .toBe('4 Quay Lane')

  const other = await visit('/contact', { possible })
  await ready(other.page)
  await other.page.locator('main').getByText('4 Quay Lane').waitFor()
  await expect.poll(() => other.page.locator('.header .logo').textContent()).toBe('Ledge')
})
