import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { EnhanceOptions } from '../../dom.ts'
import { contactMarkup } from '../../test-support/form.test-support.ts'
import { focused, openMarkup, settled } from '../../test-support/open-markup.test-support.ts'

/** A navigation that leaves the page, so that nothing comes after it. */
const leaving = new Promise<never>(() => {})

describe('success', () => {
  const filled = async (markup: string, options: Partial<EnhanceOptions> = {}) => {
    const opened = openMarkup(markup, options)
    await userEvent.fill(opened.find('[name="mail"]'), 'ada@example.com')
    opened.submit()
    return opened
  }

  // spec: FRM-031
  test('hides all content, shows the submission text and scrolls the form into view', async () => {
    const scroll = vi.spyOn(HTMLFormElement.prototype, 'scrollIntoView')
    onTestFinished(() => scroll.mockRestore())
    const { element, find, form } = await filled(
      contactMarkup({ attributes: 'data-submission-text="Thank you."', before: 'Loose text' }),
    )
    await settled(form)
    expect(find('[data-form="success"]').textContent).toBe('Thank you.')
    await focused(find('[data-form="success"]'))
    const visible = [...element.children].filter((child) => child.checkVisibility())
    expect(visible).toEqual([find('[data-form="success"]')])
    expect(element.innerText.trim()).toBe('Thank you.')
    expect(scroll).toHaveBeenCalledOnce()
  })

  test('leaves the markup as it was once it ends', async () => {
    const { element, form, cleanup } = await filled(contactMarkup({ before: 'Loose text' }))
    await settled(form)
    expect(element.querySelector('span')?.textContent).toMatch('Loose text')
    cleanup()
    expect(element.querySelector('span')).toBeNull()
    expect(element.firstChild?.nodeValue).toMatch('Loose text')
  })

  test.each([
    ['that is none', 'http://[bad', undefined],
    [
      'that the page cannot open',
      '/thanks',
      () => {
        throw new Error('No such route.')
      },
    ],
  ])('shows its text in place of an address %s', async (_, url, navigate) => {
    const report = vi.fn()
    const { form, find } = await filled(
      contactMarkup({ attributes: `data-success-url="${url}" data-submission-text="Thank you."` }),
      { report, ...(navigate && { navigate }) },
    )
    await vi.waitFor(() => expect(form.snapshot()).toMatchObject({ state: 'succeeded', isLocked: false }))
    expect(find('[data-form="success"]').textContent).toBe('Thank you.')
    expect(report).toHaveBeenCalledOnce()
  })

  // spec: FRM-032
  test('runs the scripts of the post-submit markup once, in order, with their nonce', async () => {
    const ran: unknown[] = []
    Reflect.set(window, 'ran', ran)
    const run = (name: string): string => `ran.push(['${name}', document.currentScript.nonce])`
    const { form, find } = await filled(
      contactMarkup({
        after: `<template data-post-submit><b>Hi</b>
          <script src="data:text/javascript,${encodeURIComponent(run('one'))}" nonce="n1"></script>
          <script>${run('two')}</script>
          <script type="application/json">{"three": 3}</script>
          <script nonce="n4">${run('four')}</script></template>`,
      }),
      { nonce: 'page' },
    )
    await settled(form)
    await expect
      .poll(() => ran)
      .toEqual([
        ['one', 'n1'],
        ['two', 'page'],
        ['four', 'n4'],
      ])
    expect(find('[data-form="success-markup"] b').textContent).toBe('Hi')
  })

  test('runs the scripts after one that cannot be loaded', async () => {
    const ran: unknown[] = []
    Reflect.set(window, 'ran', ran)
    const report = vi.fn()
    await filled(
      contactMarkup({
        after: `<template data-post-submit><script src="http://127.0.0.1:9/x.js"></script><script>ran.push(1)</script></template>`,
      }),
      { report },
    )
    await expect.poll(() => ran).toEqual([1])
    await expect.poll(() => report.mock.calls.length).toBe(1)
  })

  test('runs no scripts if the page says so', async () => {
    const ran: unknown[] = []
    Reflect.set(window, 'ran', ran)
    const { form, find } = await filled(
      contactMarkup({ after: '<template data-post-submit><i>Hi</i><script>ran.push(1)</script></template>' }),
      { runsScripts: false },
    )
    await settled(form)
    expect(find('[data-form="success-markup"] i').textContent).toBe('Hi')
    expect(ran).toEqual([])
  })

  // spec: FRM-029
  test('fires form-submit-success on the form before it redirects', async () => {
    const events: unknown[] = []
    const navigate = (url: string) => {
      events.push(url)
      return leaving
    }
    const onSuccess = (event: Event) => events.push((event as CustomEvent<unknown>).detail)
    document.addEventListener('form-submit-success', onSuccess)
    onTestFinished(() => document.removeEventListener('form-submit-success', onSuccess))
    const { find } = await filled(contactMarkup({ attributes: 'data-success-url="/thanks"' }), { navigate })
    await expect.poll(() => events.length).toBe(2)
    expect(events).toMatchObject([{ formId: 'contact', values: { mail: 'ada@example.com' } }, '/thanks'])
    expect(find('[type="submit"]').textContent).toBe('Submitting…')
  })

  test('does not lead to an address that would run as script', async () => {
    const navigate = vi.fn()
    const { form } = await filled(contactMarkup({ attributes: 'data-success-url="javascript:alert(1)"' }), {
      navigate,
    })
    await vi.waitFor(() => expect(form.snapshot().state).toBe('succeeded'))
    expect(navigate).not.toHaveBeenCalled()
  })

  test('leaves the form empty and unlocked if its address is a place of the same page', async () => {
    onTestFinished(() => history.replaceState(null, '', location.pathname + location.search))
    const { form, find } = await filled(contactMarkup({ attributes: 'data-success-url="#thanks"' }))
    await vi.waitFor(() => expect(location.hash).toBe('#thanks'))
    await vi.waitFor(() => expect(form.snapshot()).toMatchObject({ state: 'ready', isLocked: false }))
    expect(find('[type="submit"]').textContent).toBe('Send')
    expect(find('[name="mail"]').value).toBe('')
  })

  test('shows its text in place of an address that the page could not open after a while', async () => {
    const caught = vi.fn((event: PromiseRejectionEvent) => event.preventDefault())
    window.addEventListener('unhandledrejection', caught)
    onTestFinished(() => window.removeEventListener('unhandledrejection', caught))
    const attributes = 'data-success-url="/thanks" data-submission-text="Thank you."'
    const { form, find } = await filled(contactMarkup({ attributes }), {
      navigate: () => Promise.reject(new Error('No such route.')),
    })
    await vi.waitFor(() => expect(form.snapshot()).toMatchObject({ state: 'succeeded', isLocked: false }))
    expect(find('[data-form="success"]').textContent).toBe('Thank you.')
  })

  test('leaves the form empty and unlocked after a navigation of the page that keeps it', async () => {
    const { form, find } = await filled(contactMarkup({ attributes: 'data-success-url="/thanks"' }), {
      navigate: () => undefined,
    })
    await vi.waitFor(() => expect(find('[name="mail"]').value).toBe(''))
    await vi.waitFor(() => expect(form.snapshot()).toMatchObject({ state: 'ready', isLocked: false }))
  })

  test('is undone when the page is shown again out of the cache', async () => {
    const { form, find } = await filled(contactMarkup({ attributes: 'data-success-url="/thanks"' }), {
      navigate: () => leaving,
    })
    await vi.waitFor(() => expect(form.snapshot().state).toBe('redirecting'))
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(form.snapshot()).toMatchObject({ state: 'ready', isLocked: false })
    expect(find('[type="submit"]').textContent).toBe('Send')
    expect(form.values()).toMatchObject({ mail: 'ada@example.com' })
  })
})
