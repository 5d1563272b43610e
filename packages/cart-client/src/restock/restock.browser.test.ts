import { createFakeCaptcha } from '@sitewright/site/testing'
import { describe, expect, test, vi } from 'vitest'
import { openShop } from '../mock/open-shop.test-support.ts'
import { find, input, page, restock } from '../shop/printed-page.test-support.ts'

describe('a restock block', () => {
  const submit = (email: string) => {
    input('input[name=email]').value = email
    document.querySelector('form')!.requestSubmit()
  }

  // spec: CRT-002 CRT-134 CRT-135 CRT-137 CRT-139 CRT-141
  test('shows the problem, then signs up and keeps only the call to action', async () => {
    const { shop } = page(restock('mug-red').replace('hidden', ''), {
      captcha: createFakeCaptcha(),
      restockSuccessText: 'We write to you.',
    })
    const email = input('input[name=email]')
    expect([email.type, email.inputMode, email.autocomplete]).toEqual(['text', 'email', 'email'])
    submit('')
    await vi.waitFor(() => expect(find('[role=alert]').textContent).toBe('Email cannot be blank'))
    expect(email.getAttribute('aria-describedby')).toBe(find('[role=alert]').id)
    expect([email.ariaLabel, email.ariaInvalid]).toEqual(['Email', 'true'])
    input('input[name=isJoinMailingList]').checked = true
    submit('ada@example.com')
    expect(document.querySelector('[role=alert]')).toBeNull()
    expect([email.hasAttribute('aria-describedby'), email.ariaInvalid]).toEqual([false, 'false'])
    expect(find('[type=submit]').ariaDisabled).toBe('true')
    const block = find('.product-restock-notification')
    await vi.waitFor(() => expect(block.children).toHaveLength(2))
    expect([...block.children].map(({ textContent }) => textContent)).toEqual([
      'Back soon',
      'We write to you.',
    ])
    expect(document.activeElement?.textContent).toBe('We write to you.')
    expect(document.activeElement?.role).toBe('status')
    expect(shop.calls[0]?.body).toMatchObject({ variantId: 'mug-red', isJoinMailingList: true })
  })

  // spec: CRT-138 CRT-144
  test('stays filled in when the sign-up fails', async () => {
    const opened = openShop()
    opened.shop.use('serverDown', 'signUpForRestock')
    page(restock('mug-red').replace('hidden', ''), { captcha: createFakeCaptcha() }, opened)
    submit('ada@example.com')
    await vi.waitFor(() =>
      expect(find('[role=alert]').textContent).toBe('Unable to submit form. Please try again later.'),
    )
    const email = input('input[name=email]')
    expect([email.value, email.ariaInvalid]).toEqual(['ada@example.com', 'false'])
    expect(find('[type=submit]').ariaDisabled).toBe('false')
  })

  test('names its input where the owner has no text for it', () => {
    page(restock('mug-red').replace('placeholder="Email"', ''), { captcha: createFakeCaptcha() })
    expect(input('input[name=email]').ariaLabel).toBe('Email')
  })

  test('shows the problem itself, instead of the browser', () => {
    page(restock('mug-red'), { captcha: createFakeCaptcha() })
    expect(document.querySelector('form')?.noValidate).toBe(true)
    const submitted = new SubmitEvent('submit', { cancelable: true })
    document.querySelector('form')?.dispatchEvent(submitted)
    expect(submitted.defaultPrevented).toBe(true)
  })
})
