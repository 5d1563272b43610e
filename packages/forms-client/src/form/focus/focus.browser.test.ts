import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { focused, openMarkup, settled } from '../../test-support/open-markup.test-support.ts'

describe('a submission that failed', () => {
  test('moves the focus to the one wrong field', async () => {
    const { form, find, submit } = openMarkup()
    submit()
    await settled(form)
    await focused(find('[name="mail"]'))
  })

  test('moves the focus to the first wrong field of the document, whatever the definition says', async () => {
    const definition = {
      id: 'f',
      fields: [
        { id: 'second', kind: 'email', required: true },
        { id: 'first', kind: 'email', required: true },
      ],
    } as const
    const items = ['first', 'second'].map(
      (id) => `<p data-field="${id}"><label>${id} <input name="${id}"></label></p>`,
    )
    const { form, find, submit } = openMarkup(
      `<form>${items.join('')}<button type="submit">Send</button></form>`,
      {
        definition,
        focus: 'first-field',
      },
    )
    submit()
    await settled(form)
    await focused(find('[name="first"]'))
  })

  test('moves the focus to the summary if several fields are wrong, and from its links to them', async () => {
    const { form, find, submit } = openMarkup()
    await userEvent.fill(find('textarea'), 'too long')
    submit()
    await settled(form)
    await focused(find('[data-form="summary"]'))
    const links = [...find('[data-form="summary"]').querySelectorAll('a')]
    expect(links.map(({ textContent }) => textContent.split(':')[0])).toEqual(['Email', 'Message'])
    await userEvent.click(links[1]!)
    await focused(find('textarea'))
  })
})
