import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openMarkup } from '../test-support/open-markup.test-support.ts'

describe('a limit of characters', () => {
  // spec: FRM-053
  test('marks an error and cuts off nothing', async () => {
    const { find } = openMarkup()
    const textarea = find('textarea')
    await userEvent.type(textarea, '12345678')
    expect(textarea.value).toBe('12345678')
    expect(find('[data-form="counter"]').textContent).toBe('8 / 5')
    expect(find('[data-field="message"]').classList.contains('error')).toBe(true)
    expect(textarea.getAttribute('aria-invalid')).toBe('true')
    await userEvent.fill(textarea, '1234')
    expect(find('[data-field="message"]').classList.contains('error')).toBe(false)
  })

  // spec: FRM-052
  test.each([
    ['5', '0 / 5'],
    ['0', undefined],
    ['-3', undefined],
    ['five', undefined],
  ])('of %j has the counter %j', (limit, text) => {
    const { find } = openMarkup(
      `<form><p class="textarea" data-field="a" data-max-length="${limit}"><label>A <textarea></textarea></label></p></form>`,
    )
    expect(find('[data-form="counter"]')?.textContent).toBe(text)
  })

  test('has the label of the package where a translation is missing', () => {
    const { find } = openMarkup(undefined, { labels: { 'form.counter': undefined } as never })
    expect(find('[data-form="counter"]').textContent).toBe('0 / 5')
  })

  test('is read by screen readers once the visitor pauses', async () => {
    const { find } = openMarkup()
    await userEvent.fill(find('textarea'), '123')
    expect(find('[data-form="counter-status"]').textContent).toBe('')
    await expect.poll(() => find('[data-form="counter-status"]').textContent).toBe('3 / 5')
  })
})
