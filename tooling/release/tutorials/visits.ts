import type { Page } from 'playwright'

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click()
const sees = (page: Page, text: string | RegExp): Promise<void> => page.getByText(text).first().waitFor()

/** What the reader of each tutorial does on the page that it ends with, and sees there as the tutorial says. */
export const visits: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async 'consent-and-tracking'(page) {
    await press(page, 'Accept')
    const sent = page.waitForResponse(
      (response) => response.url().endsWith('/collect') && response.status() === 204,
    )
    await press(page, 'Donate')
    await sent
  },
  async 'contact-form'(page) {
    await page.getByLabel('Email').fill('mira@example.com')
    await press(page, 'Send')
    await sees(page, 'Thank you! We write back soon.')
  },
  'edge-template': (page) => sees(page, 'Gyokuro: €1,234.50'),
  async editor(page) {
    await page.getByLabel('Title').fill('Winter menu')
    await page.getByRole('article').getByText('Winter menu').waitFor()
    await press(page, 'Save')
    await sees(page, 'Saved.')
  },
  async gallery(page) {
    await page.locator('[data-gallery] img').first().click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  },
  async measuring(page) {
    await press(page, 'Forecast')
    await sees(page, 'Sunny')
    // The record leaves with the page. That it has come is seen by the report, which reads it next.
    await page.goto('about:blank')
    await page.waitForTimeout(1000)
  },
  async prices(page) {
    for (const price of [/19,50\s€/, /5,00\s€/, /24,50\s€/]) await sees(page, price)
  },
  async shop(page) {
    await page.getByLabel('Red').check()
    await sees(page, '€22.00')
    await press(page, 'Add to Cart')
    await press(page, /^One more/)
    await sees(page, '€44.00')
  },
}
