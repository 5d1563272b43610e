import { createFakeCaptcha } from '@sitewright/site/testing'
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ProductBlock, RestockForm, useRestock } from '../react.ts'
import type { Merchandising } from '../catalog/merchandising.contract.ts'
import { buildMerchandising } from '../mock/build.testing.ts'
import type { RestockFormOptions } from './restock.browser.ts'
import type { ShopMock } from '../mock/shop-mock.testing.ts'
import { mug } from '../mock/picture.testing.ts'
import { createStage, OnStage } from '../mock/stage.testing.tsx'
import { use } from '../mock/use.test-support.tsx'

interface Scene {
  readonly merchandising?: Merchandising
  readonly colour?: string
  readonly successText?: string
  readonly prepare?: (shop: ShopMock) => void
}

function show({ colour = 'Red', successText, prepare, merchandising = buildMerchandising() }: Scene = {}) {
  const stage = createStage()
  const captcha = createFakeCaptcha()
  prepare?.(stage.shop)
  render(
    <OnStage stage={stage}>
      <ProductBlock.Root product={mug} initialSelection={{ Colour: colour }}>
        <RestockForm
          merchandising={merchandising}
          captcha={captcha}
          restockSuccessText={successText}
          language="en"
        />
      </ProductBlock.Root>
    </OnStage>,
  )
  return { ...stage, captcha }
}

function signUp(email: string) {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } })
  fireEvent.click(screen.getByRole('button', { name: 'Notify me' }))
}

// spec: CRT-002 CRT-007
test('is there only for a variant that is sold out', () => {
  show({ colour: 'Blue' })
  expect(screen.queryByLabelText('Email')).toBeNull()
  show({ colour: 'Red' })
  screen.getByLabelText('Email')
})

test.each([
  ['lacks', undefined],
  ['has blank', { buttonText: '', placeholderText: ' ', mailingListDescription: '' }],
  ['has null for', null as never],
])('names its controls where the owner %s texts', (_, restockNotificationMessages) => {
  const merchandising = {
    ...buildMerchandising(),
    restockNotificationMessages,
    mailingListSignUpEnabled: true,
  }
  show({ merchandising })
  screen.getByLabelText('Email')
  screen.getByRole('button', { name: 'Notify me' })
  expect(screen.queryByRole('checkbox')).toBeNull()
})

// spec: CRT-141
test('has a text input named email', () => {
  show()
  const { type, name, inputMode, autocomplete } = screen.getByLabelText<HTMLInputElement>('Email')
  expect({ type, name, inputMode, autocomplete }).toEqual({
    type: 'text',
    name: 'email',
    inputMode: 'email',
    autocomplete: 'email',
  })
})

// spec: CRT-135 CRT-139 CRT-140
test.each([
  ['  ', 'Email cannot be blank'],
  ['ada', 'Email is invalid'],
])('shows the problem of %j and sends no request', async (typed, says) => {
  const { shop, captcha } = show()
  signUp(typed)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(says))
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText('Email').getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
  expect(captcha.actions).toEqual([])
  expect(shop.calls).toEqual([])
})

// spec: CRT-136 CRT-137 CRT-145
test.each([
  [undefined, 'Signed up!'],
  ['We will write to you.', 'We will write to you.'],
])('puts the success in the place of the form, and keeps the call to action', async (successText, says) => {
  const { shop, captcha } = show({ ...(successText && { successText }) })
  signUp('ada@example.com')
  await waitFor(() => expect(document.activeElement?.textContent).toBe(says))
  screen.getByText('Back soon')
  expect(screen.queryByLabelText('Email')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  expect(captcha.actions).toEqual(['PRODUCT_WAITLIST_SUBMISSION'])
  expect(shop.state.restockSignUps).toMatchObject([
    { productId: 'mug', variantId: 'mug-red', siteVisitorEmail: 'ada@example.com', isJoinMailingList: false },
  ])
})

// spec: CRT-134 CRT-138 CRT-144
test('shows why the server refuses, stays filled in, and clears the error on the next try', async () => {
  const { shop } = show({ prepare: (it) => it.useOnce('refused', 'signUpForRestock') })
  signUp('ada@example.com')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('The server refuses.'))
  const email = screen.getByLabelText<HTMLInputElement>('Email')
  expect([email.value, email.getAttribute('aria-invalid')]).toEqual(['ada@example.com', 'false'])
  shop.use('neverAnswers', 'signUpForRestock')
  fireEvent.click(screen.getByRole('button', { name: 'Notify me' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(''))
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true')
})

// spec: CRT-139 CRT-145
test('useRestock returns the problem of an email, and the success text of a valid one', async () => {
  const { result } = use(
    () => useRestock({ productId: 'mug', variantId: 'mug-red', captcha: createFakeCaptcha() }),
    undefined,
  )
  await act(() => result.current.submit({ email: ' ' }))
  expect(result.current.error).toBe('Email cannot be blank')
  await act(() => result.current.submit({ email: 'ada@example.com' }))
  expect(result.current).toMatchObject({ state: 'done', success: 'Signed up!' })
})

test('useRestock follows another client of its provider', async () => {
  const [first, second] = [createStage(), createStage()]
  let stage = first
  const captcha = createFakeCaptcha()
  const { result, rerender } = renderHook(
    () => useRestock({ productId: 'mug', variantId: 'mug-red', captcha }),
    { wrapper: ({ children }) => <OnStage stage={stage}>{children}</OnStage> },
  )
  stage = second
  rerender()
  await act(() => result.current.submit({ email: 'ada@example.com' }))
  expect(result.current.state).toBe('done')
  expect(second.shop.state.restockSignUps).toHaveLength(1)
  expect(first.shop.calls).toEqual([])
})

test('useRestock signs up with the settings of the latest rendering', async () => {
  const stage = createStage()
  const ids = { productId: 'mug', variantId: 'mug-red' }
  const [first, second] = [createFakeCaptcha(), createFakeCaptcha()]
  const english: RestockFormOptions = { ...ids, captcha: first, language: 'en' }
  const { result, rerender } = renderHook(useRestock, {
    wrapper: ({ children }) => <OnStage stage={stage}>{children}</OnStage>,
    initialProps: english,
  })
  const messages = { 'restock.error.emailBlank': 'E-Mail fehlt', 'restock.success': 'Vorgemerkt!' }
  rerender({ ...ids, captcha: second, language: 'de', messages })
  await act(() => result.current.submit({ email: '' }))
  expect(result.current.error).toBe('E-Mail fehlt')
  await act(() => result.current.submit({ email: 'ada@example.com' }))
  expect(result.current.success).toBe('Vorgemerkt!')
  expect(stage.shop.calls[0]?.body).toMatchObject({ language: 'de' })
  expect([first.actions.length, second.actions.length]).toEqual([0, 1])
})
