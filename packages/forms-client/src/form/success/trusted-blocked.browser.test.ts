import { beforeAll, describe, expect, test, vi } from 'vitest'
import { act } from '@testing-library/react'
import { openSaved, requireTrustedTypes } from '../../test-support/trusted-page.test-support.tsx'

beforeAll(() => requireTrustedTypes("; trusted-types 'none'"))

describe.each(['dom', 'react'] as const)('where a page allows no policy, a saved form (%s)', (skin) => {
  test('without markup shows its text, and is itself again after a reset', async () => {
    const { form, success, element, report, uncaught } = await openSaved(skin, {
      submissionText: 'Thank you.',
    })
    expect(success()?.innerText).toBe('Thank you.')
    act(() => form.reset())
    expect(success()).toBeNull()
    expect(element().querySelector('input')?.checkVisibility()).toBe(true)
    expect([report.mock.calls, uncaught.mock.calls]).toEqual([[], []])
  })

  test.each([
    [undefined, 'Your answers were saved.'],
    ['Thank you.', 'Thank you.'],
  ])(
    'with markup and the text %j shows %j, and reports the name of the policy',
    async (submissionText, text) => {
      const { form, success, element, report, uncaught } = await openSaved(skin, {
        ...(submissionText && { submissionText }),
        postSubmitMarkup: '<b>Hi</b><script>document.title = "ran"</script>',
      })
      await vi.waitFor(() => expect(success()?.innerText.trim()).toBe(text))
      expect(report).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ message: expect.stringContaining("'sitewright-forms'") as unknown }),
      )
      act(() => form.reset())
      expect(element().querySelector('input')?.checkVisibility()).toBe(true)
      expect(uncaught).not.toHaveBeenCalled()
      await act(async () => {
        await form.submit()
      })
      await vi.waitFor(() => expect(success()?.innerText.trim()).toBe(text))
    },
  )
})
