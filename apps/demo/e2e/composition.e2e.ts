import { expect, test } from 'vitest'
import { arrival, received } from './measured.ts'
import { add, addedMessage, at, ready, serveDemo, visit } from './served.ts'

serveDemo()

// spec: DEMO-001
test('there is a published site with commerce, and an editor area beside it', async () => {
  const { page, problems } = await visit('/shop/p/belly-jug', { settings: { role: 'admin', tracking: true } })
  await add(page)
  await addedMessage(page, 'Belly Jug').waitFor()
  await page.goto(at('/config'))
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).first().waitFor()
  expect(problems).toEqual([])
})

// spec: DEMO-002
test('what visitors do is tracked, and the performance of their pages collected', async () => {
  const { page } = await visit('/shop/p/belly-jug')
  await arrival(page, 'VisitPDP')
  await page.goto(at('/shop'))
  await ready(page)
  await expect.poll(async () => (await received(page)).records.length, { timeout: 15_000 }).toBeGreaterThan(0)
})
