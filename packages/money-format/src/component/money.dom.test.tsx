import { act, render, renderHook, screen } from '@testing-library/react'
import { StrictMode, useEffect, version } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import type { Money as MoneyValue } from '../index.ts'
import { Money, MoneyProvider, useMoneyFormat } from '../react.ts'

const price: MoneyValue = { value: '1234.5', currency: 'EUR' }

const shown = (): string | null => screen.getByTestId('price').textContent

describe('Money', () => {
  test('shows an amount in US English, or with the options of the nearest provider', () => {
    const { rerender } = render(<Money value={price} data-testid="price" />)
    expect(shown()).toBe('€1,234.50')
    rerender(
      <MoneyProvider locale="de-DE">
        <Money value={price} data-testid="price" />
      </MoneyProvider>,
    )
    expect(shown()).toBe('1.234,50\u00a0€')
    rerender(
      <MoneyProvider locale="de-DE" currencyDisplay="code">
        <MoneyProvider locale="en-US">
          <Money value={price} options={{ trailingZeroDisplay: 'stripIfInteger' }} data-testid="price" />
        </MoneyProvider>
      </MoneyProvider>,
    )
    expect(shown()).toBe('EUR\u00a01,234.50')
  })

  test('renders a bdi with the given attributes', () => {
    render(<Money value={price} className="sale" title="was more" data-testid="price" />)
    const element = screen.getByTestId('price')
    expect([element.tagName, element.className, element.title]).toEqual(['BDI', 'sale', 'was more'])
  })

  test('shows a range, and one price if both are the same', () => {
    const { rerender } = render(
      <Money value={price} to={{ value: 2000, currency: 'EUR' }} data-testid="price" />,
    )
    expect(shown()).toBe('€1,234.50 – €2,000.00')
    rerender(<Money value={price} to={price} data-testid="price" />)
    expect(shown()).toBe('€1,234.50')
  })

  test('passes its parts to a function as children', () => {
    render(
      <Money value={price} data-testid="price">
        {(parts) =>
          parts.map(({ type, value }) => (type === 'fraction' ? <sup key={type}>{value}</sup> : value))
        }
      </Money>,
    )
    expect(screen.getByTestId('price').innerHTML).toBe('€1,234.<sup>50</sup>')
  })

  test.each<[string, MoneyValue | null | undefined, MoneyValue?]>([
    ['is missing', null],
    ['is not money', { decimalValue: NaN, currencyCode: 'EUR' }],
    ['is a range in two currencies', price, { value: '1', currency: 'USD' }],
    ['has more than 15 digits', { value: '1234567890123456', currency: 'EUR' }],
  ])('shows its fallback for a price that %s', (_, value, to) => {
    render(<Money value={value} to={to} fallback="–" data-testid="price" />)
    expect(shown()).toBe('–')
  })

  test('throws for options that Intl rejects, even with a fallback', () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const options = { currencySign: 'none' as 'standard' }
    expect(() => render(<Money value={price} options={options} fallback="–" />)).toThrow(RangeError)
  })

  test('shows a price in the default locale if Intl does not know that of a page', () => {
    render(
      <MoneyProvider locale="">
        <Money value={price} data-testid="price" />
      </MoneyProvider>,
    )
    expect(shown()).toBe('€1,234.50')
  })

  // spec: MNY-004
  test('throws for a value that is not money', () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => render(<Money value={undefined as unknown as MoneyValue} />)).toThrow(
      'Expected a money object',
    )
    silent.mockRestore()
  })

  test("keeps the server's text if its locale data differ, without a warning, from React 19 on", async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    const container = document.createElement('div')
    container.innerHTML = renderToString(<Money value={price} />).replace('1,234', '1 234')
    const root = await act(() => hydrateRoot(container, <Money value={price} />))
    expect(container.textContent).toBe(version.startsWith('18') ? '€1,234.50' : '€1 234.50')
    expect(errors).not.toHaveBeenCalled()
    act(() => {
      root.render(<Money value={{ value: 5, currency: 'EUR' }} />)
    })
    expect(container.textContent).toBe('€5.00')
    errors.mockRestore()
  })
})

describe('useMoneyFormat', () => {
  test("formats with the provider's options, overridden by those of a call", () => {
    const { result } = renderHook(useMoneyFormat, {
      wrapper: ({ children }) => <MoneyProvider locale="ja-JP">{children}</MoneyProvider>,
    })
    expect(result.current({ value: 500, currency: 'JPY' })).toBe('￥500')
    expect(result.current({ value: 500, currency: 'JPY' }, { locale: 'en-US' })).toBe('¥500')
  })

  test('returns the same function until the options change', () => {
    const seen = new Set<unknown>()
    function Price() {
      const format = useMoneyFormat()
      useEffect(() => void seen.add(format), [format])
      return null
    }
    const tree = (locale: string) => (
      <StrictMode>
        <MoneyProvider locale={locale}>
          <Price />
        </MoneyProvider>
      </StrictMode>
    )
    const { rerender } = render(tree('de-DE'))
    rerender(tree('de-DE'))
    expect(seen.size).toBe(1)
    rerender(tree('fr-FR'))
    rerender(tree('fr-FR'))
    expect(seen.size).toBe(2)
  })
})
