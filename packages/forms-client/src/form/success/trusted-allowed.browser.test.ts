import { beforeAll, describe, expect, test, vi } from 'vitest'
import { act } from '@testing-library/react'
import { openSaved, requireTrustedTypes } from '../../test-support/trusted-page.test-support.tsx'

beforeAll(() => requireTrustedTypes())

describe.each(['dom', 'react'] as const)('where a page requires trusted types, a saved form (%s)', (skin) => {
  test('without markup shows its text, and is itself again after a reset', async () => {
    const { form, success, element, uncaught } = await openSaved(skin, { submissionText: 'Thank you.' })
    expect(success()?.innerText).toBe('Thank you.')
    act(() => form.reset())
    expect(success()).toBeNull()
    expect(element().querySelector('input')?.checkVisibility()).toBe(true)
    expect(uncaught).not.toHaveBeenCalled()
  })

  test('without text and markup hides its fields, and throws nothing', async () => {
    const { success, element, report, uncaught } = await openSaved(skin, {})
    expect(success()?.innerText).toBe('')
    expect(element().querySelector('input')?.checkVisibility()).toBe(false)
    expect([report.mock.calls, uncaught.mock.calls]).toEqual([[], []])
  })

  test('shows the markup of its owner and runs its scripts, once', async () => {
    Reflect.set(window, 'ran', [])
    const markup = `<b>Hi</b><script src="data:text/javascript,ran.push('one')" onload="ran.push('loaded')"></script>
      <script>ran.push('two')</script>`
    const { success, report, uncaught } = await openSaved(skin, { postSubmitMarkup: markup })
    await vi.waitFor(() => expect(Reflect.get(window, 'ran')).toEqual(['one', 'loaded', 'two']))
    expect(success()?.querySelector('b')?.textContent).toBe('Hi')
    expect([report.mock.calls, uncaught.mock.calls]).toEqual([[], []])
  })
})
