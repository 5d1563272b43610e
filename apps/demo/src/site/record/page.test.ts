import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { addresses, page } from './page.ts'

const packages = fileURLToPath(new URL('../../../../../packages', import.meta.url))

// spec: DEMO-011
test('no package has routes: only the demo does', () => {
  const routing = /\b(createRouter|Router|Routes?|navigateTo)\b/
  const files = readdirSync(packages).flatMap((name) =>
    readdirSync(`${packages}/${name}/src`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${name}/src/${file}`),
  )
  expect(files.length).toBeGreaterThan(100)
  const withRoutes = files.filter((file) => routing.test(readFileSync(`${packages}/${file}`, 'utf8')))
  expect(withRoutes).toEqual([])
})

const localization = { locale: 'en', currency: 'USD' } as const

test('every address has its page, and every other address the one for what is not there', () => {
  for (const address of addresses()) expect(page(address, localization).status, address).toBe(200)
  expect(page('/nowhere', localization)).toMatchObject({ status: 404, template: 'not-found', pageType: 100 })
  expect(page('/shop/p/nothing', localization).status).toBe(404)
})

// spec: DEMO-012
test('/cart is the cart page', () => {
  expect(page('/cart', localization)).toMatchObject({ template: 'cart', pageType: 200 })
})
