import { expect, test } from 'vitest'
import { open } from './served.ts'

test('the home page shows a machine at work, without an error', async () => {
  const { page, problems } = await open()
  const button = page.getByRole('button', { name: 'Add to Cart' })
  await button.click()
  await page.getByRole('button', { name: 'Added!' }).waitFor()
  expect(await page.locator('[aria-current=step]').textContent()).toContain('added')
  await button.waitFor()
  expect(problems).toEqual([])
})
