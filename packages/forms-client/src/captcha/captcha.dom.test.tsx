import { render } from '@testing-library/react'
import { StrictMode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { createForm } from '../index.ts'
import { contact } from '../mock/sample.testing.ts'
import { createFormStage } from '../mock/stage.testing.ts'
import { FormRoot } from '../react.ts'
import { Captcha, type CaptchaProps } from './captcha.react.tsx'

function showCaptcha(props: CaptchaProps) {
  const form = createForm(contact, createFormStage())
  const draw = ({ mount }: CaptchaProps) => (
    <FormRoot form={form}>
      <Captcha mount={mount} />
      <input aria-label="Email" />
    </FormRoot>
  )
  const { container, rerender, unmount } = render(draw(props))
  const place = container.querySelector<HTMLElement>('[data-form="captcha"]')
  return { place, container, unmount, change: (next: CaptchaProps) => rerender(draw(next)) }
}

const badge = () => document.documentElement.dataset.captchaBadge

describe('the captcha of a form in React', () => {
  test('is shown by the page in an element of the form, and removed with it', () => {
    const cleanup = vi.fn()
    const mount = vi.fn((container: HTMLElement) => {
      container.textContent = 'Widget'
      return cleanup
    })
    const { place, container, unmount } = showCaptcha({ mount })
    expect(mount.mock.calls).toEqual([[place]])
    expect(container.querySelector('form')?.contains(place)).toBe(true)
    expect(place?.textContent).toBe('Widget')
    expect(badge()).toBeUndefined()
    expect(cleanup).not.toHaveBeenCalled()
    unmount()
    expect(cleanup).toHaveBeenCalledOnce()
  })

  test('is shown anew by another function, after the one before was undone', () => {
    const log: string[] = []
    const named = (name: string) => () => {
      log.push(`mount ${name}`)
      return () => void log.push(`cleanup ${name}`)
    }
    const { change } = showCaptcha({ mount: named('one') })
    change({ mount: named('two') })
    expect(log).toEqual(['mount one', 'cleanup one', 'mount two'])
  })

  test('without a function is invisible: its badge is hidden until a field has the focus', () => {
    const { container, unmount } = showCaptcha({})
    expect(badge()).toBe('hidden')
    container.querySelector('input')?.focus()
    expect(badge()).toBe('shown')
    unmount()
    expect(badge()).toBeUndefined()
  })

  test('draws nothing of its own outside of a form', () => {
    const mount = vi.fn(() => () => undefined)
    render(
      <StrictMode>
        <Captcha mount={mount} />
      </StrictMode>,
    )
    expect(mount).not.toHaveBeenCalled()
  })
})
