import { fileURLToPath } from 'node:url'
import { chromium as playwright, type Page } from 'playwright'
import { preview } from 'vite'
import { onTestFinished } from 'vitest'
import { chromium } from '../../../tooling/chromium.ts'

/** The built demo in a browser of its own, closed after the test. What the page throws or logs as an error is collected. */
export async function open(
  path = '/',
): Promise<{ readonly page: Page; readonly problems: readonly string[] }> {
  const server = await preview({
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'silent',
    preview: { host: '127.0.0.1', port: 0 },
  })
  const browser = await playwright.launch(chromium())
  onTestFinished(async () => {
    await browser.close()
    await server.close()
  })
  const page = await browser.newPage()
  const problems: string[] = []
  page.on('pageerror', (problem) => problems.push(problem.message))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  const [origin = ''] = server.resolvedUrls?.local ?? []
  await page.goto(new URL(path, origin).href)
  return { page, problems }
}
