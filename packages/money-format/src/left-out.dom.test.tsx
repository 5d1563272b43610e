import { render, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { instalmentMessages, subscriptionMessages } from './messages.ts'
import { instalmentText } from './instalment/instalment.ts'
import { Money, MoneyProvider, useMoneyFormat } from './react.ts'
import { subscriptionText } from './subscription/subscription.ts'

const value = { value: '1234.00', currency: 'EUR' } as const

test('an option that is undefined leaves the one of the provider', () => {
  const { container } = render(
    <MoneyProvider locale="de-DE">
      <Money value={value} />
      <Money value={value} options={{ locale: undefined }} />
      <MoneyProvider locale={undefined}>
        <Money value={value} />
      </MoneyProvider>
    </MoneyProvider>,
  )
  const texts = [...container.querySelectorAll('bdi')].map(({ textContent }) => textContent)
  expect(texts).toEqual([texts[0], texts[0], texts[0]])
  expect(texts[0]).toContain('1.234,00')
})

test('an option of a call that is undefined leaves the one of the provider', () => {
  const { result } = renderHook(useMoneyFormat, {
    wrapper: ({ children }) => <MoneyProvider locale="de-DE">{children}</MoneyProvider>,
  })
  expect(result.current(value, { locale: undefined })).toContain('1.234,00')
})

/** Texts by their keys, none of which is given. */
const leftOut = (texts: object): never =>
  Object.fromEntries(Object.keys(texts).map((key) => [key, undefined])) as never

test('a message that is undefined keeps the English one', () => {
  const offer = {
    kind: 'in-range',
    count: 4,
    amount: { value: '25.00', currency: 'USD' },
    limit: { value: '25.00', currency: 'USD' },
    locale: 'en-US',
    brand: 'primary',
  } as never
  expect(instalmentText(offer, { messages: leftOut(instalmentMessages) })).toBe(
    '4 interest-free payments of $25.00',
  )
  const plan = { billingPeriod: { value: 2, unit: 'MONTH' }, numBillingCycles: 6 }
  expect(subscriptionText('$10.00', plan, { messages: leftOut(subscriptionMessages) })).toBe(
    '$10.00 every 2 months for 1 year',
  )
})
