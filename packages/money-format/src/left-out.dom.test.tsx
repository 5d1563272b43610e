import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { instalmentMessages } from './messages.ts'
import { instalmentText } from './instalment/instalment.ts'
import { Money, MoneyProvider } from './react.ts'

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

test('a message that is undefined keeps the English one', () => {
  const messages = Object.fromEntries(Object.keys(instalmentMessages).map((key) => [key, undefined])) as never
  const offer = {
    kind: 'in-range',
    count: 4,
    amount: { value: '25.00', currency: 'USD' },
    limit: { value: '25.00', currency: 'USD' },
    locale: 'en-US',
    brand: 'primary',
  } as never
  expect(instalmentText(offer, { messages })).toBe(instalmentText(offer))
})
