import { join } from 'node:path'
import { chromium as playwright } from 'playwright'
import { preview } from 'vite'
import { root } from './check/workspace.ts'
import { chromium } from './chromium.ts'

// Takes the picture of the README: the built demo, with something in the cart.
const server = await preview({
  root: join(root, 'apps/demo'),
  logLevel: 'silent',
  preview: { host: '127.0.0.1', port: 0 },
})
const browser = await playwright.launch(chromium())
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.25 })
  await page.goto(new URL('/shop', server.resolvedUrls?.local[0]).href, { waitUntil: 'networkidle' })
  const button = page.getByRole('button', { name: 'Add To Cart' }).nth(1)
  await button.click()
  await page.getByText('was added to your cart').waitFor()
  await page.screenshot({ path: join(root, 'docs/shop.jpg'), type: 'jpeg', quality: 82 })
} finally {
  await browser.close()
  await server.close()
}
