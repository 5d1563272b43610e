import { chromium as playwright } from 'playwright'
import { chromium } from '../../tooling/chromium.ts'
const browser = await playwright.launch(chromium())
const page = await browser.newPage({ viewport: { width: 800, height: 600 } })
page.on('console', (m) => m.type() === 'error' && console.log('console', m.text().slice(0, 200)))
page.on('pageerror', (m) => console.log('error', m.message))
await page.goto(process.argv[2])
await page.waitForTimeout(3000)
for (const name of process.argv.slice(4)) { await page.locator(name).first().click(); await page.waitForTimeout(1500) }
console.log((await page.locator('body').innerText()).replace(/\s+/g, ' ').slice(0, 400))
await page.screenshot({ path: process.argv[3] })
await browser.close()
