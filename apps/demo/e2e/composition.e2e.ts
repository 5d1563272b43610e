import { test } from 'vitest'
import { add, addedMessage, at, serveDemo, visit } from './served.ts'

serveDemo()

// spec: DEMO-001
test('there is a published site with commerce, and an editor area beside it', async () => {
  const { page } = await visit('/shop/p/belly-jug', { settings: { role: 'admin', tracking: true } })
  await add(page)
  await addedMessage(page, 'Belly Jug').waitFor()
  await page.goto(at('/config'))
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).first().waitFor()
})
