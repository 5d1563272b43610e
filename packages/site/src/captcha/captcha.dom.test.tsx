import { act, render, screen } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { useCaptcha, useCaptchaWidget } from './captcha.react.ts'
import { createFakeCaptcha, createFakeCaptchaWidgets } from '../testing.ts'
import { watchConsole } from '../test-support/hook.test-support.ts'

watchConsole()

const text = () => document.body.textContent

describe('useCaptcha', () => {
  function Form({ captcha }: { captcha: ReturnType<typeof createFakeCaptcha> }) {
    const state = useCaptcha(captcha)
    return <p>{state.status === 'failed' ? state.error.message : state.status}</p>
  }

  // spec: SIT-095
  test('is loading, then ready', async () => {
    render(<Form captcha={createFakeCaptcha()} />, { wrapper: StrictMode })
    expect(text()).toBe('loading')
    await screen.findByText('ready')
  })

  // spec: SIT-099
  test('has the reason of a failure', async () => {
    const captcha = createFakeCaptcha()
    captcha.fail('no-site-key')
    render(<Form captcha={captcha} />)
    await screen.findByText('Enterprise V3 ReCaptcha site key not found')
  })
})

describe('useCaptchaWidget', () => {
  test('has the token of the widget in its element, until the element is removed', () => {
    const { solve, ...widgets } = createFakeCaptchaWidgets()
    const rendering = vi.spyOn(widgets, 'render')
    function Form() {
      const { ref, token, reset } = useCaptchaWidget(widgets)
      const [isOpen, setOpen] = useState(true)
      return (
        <>
          {isOpen && <div ref={ref} data-testid="captcha" />}
          <button onClick={reset}>Again</button>
          <button onClick={() => setOpen(false)}>Close</button>
          <output>{token ?? 'unsolved'}</output>
        </>
      )
    }
    render(<Form />, { wrapper: StrictMode })
    expect(rendering).toHaveBeenCalledWith(screen.getByTestId('captcha'))
    act(() => solve('solved'))
    expect(screen.getByRole('status').textContent).toBe('solved')
    act(() => screen.getByText('Again').click())
    expect(screen.getByRole('status').textContent).toBe('unsolved')
    act(() => solve('solved'))
    act(() => screen.getByText('Close').click())
    expect(screen.getByRole('status').textContent).toBe('unsolved')
  })
})
