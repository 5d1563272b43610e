import { describe, expect, test, vi } from 'vitest'
import { messages as arabic } from '../locales/ar.ts'
import { messages as french } from '../locales/fr.ts'
import { messages } from '../messages.ts'
import { connectErrorSummary, type ErrorSummaryApi } from './error.connect.ts'

const api: ErrorSummaryApi = { messages, controlId: (id) => `c-${id}` }
const one = [{ id: 'mail', name: 'Email', text: 'Wrong.' }]
const two = [...one, { id: 'name', name: 'Name', text: 'Missing.' }]

describe('what a form says about a submission that failed', () => {
  // spec: FRM-048
  test('is a banner above its fields and one below, of which the upper one is announced', () => {
    const view = connectErrorSummary({ message: 'Wrong.', problems: one }, api)
    expect(view?.bannerAbove).toEqual({
      'data-form': 'banner',
      'data-position': 'above',
      children: 'Your form has encountered a problem. Please scroll down to review.',
    })
    expect(view?.bannerBelow).toEqual({
      'data-form': 'banner',
      'data-position': 'below',
      children: 'Your form has encountered a problem. Please scroll up to review.',
    })
    expect(view?.alert).toEqual({ role: 'alert' })
  })

  // spec: FRM-048
  test.each(['newsletter', 'promo-popup'] as const)('has no banner in the variant %s', (variant) => {
    const view = connectErrorSummary({ message: 'Wrong.', problems: two }, { ...api, variant })
    expect(view).toMatchObject({ bannerAbove: undefined, bannerBelow: undefined })
    expect(view?.message.children).toBe('Wrong.')
  })

  test('has no banner if no field is wrong', () => {
    const view = connectErrorSummary({ message: 'Down.', problems: [] }, api)
    expect(view).toMatchObject({ bannerAbove: undefined, bannerBelow: undefined, links: [] })
  })

  test('is in the words of the page', () => {
    const own = { ...messages, 'form.banner.above': 'Oben.', 'form.banner.below': 'Unten.' } as never
    const view = connectErrorSummary({ message: 'Wrong.', problems: one }, { ...api, messages: own })
    expect([view?.bannerAbove?.children, view?.bannerBelow?.children]).toEqual(['Oben.', 'Unten.'])
  })

  test('links to each field that is wrong, but not to the one field of a form of one line', () => {
    const hrefs = (problems: typeof one, variant?: 'newsletter') =>
      connectErrorSummary({ message: '', problems }, { ...api, variant })?.links.map(({ link }) => link.href)
    expect(hrefs(two)).toEqual(['#c-mail', '#c-name'])
    expect(hrefs(one)).toEqual(['#c-mail'])
    expect(hrefs(one, 'newsletter')).toEqual([])
    expect(hrefs(two, 'newsletter')).toEqual(['#c-mail', '#c-name'])
  })

  test('has links with the name and the text of a field, which move the focus if a skin can', () => {
    const preventDefault = vi.fn()
    const press = (focus?: (id: string) => void) => {
      const view = connectErrorSummary({ message: '', problems: one }, { ...api, focus })
      const link = view?.links[0]?.link
      link?.onClick?.({ preventDefault } as never)
      return [view?.links[0]?.id, link?.children, link?.['data-form']]
    }
    expect(press()).toEqual(['mail', 'Email: Wrong.', 'summary-link'])
    expect(preventDefault).not.toHaveBeenCalled()
    const focus = vi.fn()
    press(focus)
    expect(preventDefault).toHaveBeenCalledOnce()
    expect(focus).toHaveBeenCalledExactlyOnceWith('mail')
  })

  test('can have the focus, and is not in the order of the Tab key', () => {
    const view = connectErrorSummary({ message: 'Wrong.', problems: [] }, api)
    expect(view?.root).toEqual({ 'data-form': 'summary', tabIndex: -1 })
    expect(view?.message).toEqual({ 'data-form': 'message', children: 'Wrong.' })
  })

  test('is undefined if it did not fail', () => {
    expect(connectErrorSummary({ message: undefined, problems: [] }, api)).toBeUndefined()
  })
})

test.each([
  [french, 'Email\u00a0: Wrong.'],
  [arabic, '\u2068Email\u2069: Wrong.'],
])('a link has the name of its field as its language writes it', (texts, text) => {
  const view = connectErrorSummary({ message: 'Wrong.', problems: one }, { ...api, messages: texts })
  expect(view?.links.map(({ link }) => link.children)).toEqual([text])
})
