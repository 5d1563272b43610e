import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, within } from 'storybook/test'
import { currencies } from '../currency/currency.contract.ts'
import type { MoneyOptions } from '../format/money-pattern.ts'
import { parseMoney } from '../parse/parse-money.ts'
import { plainText } from '../money/money.testing.ts'
import { MoneyProvider } from './money-provider.react.tsx'
import { Money } from './money.react.tsx'

const styles = `
  .money-story {
    --ink: light-dark(#1b1b21, #f1f1f4);
    --soft: light-dark(#5c5c68, #b3b3bf);
    --line: light-dark(#e2e2e8, #34343c);
    --tint: light-dark(#f5f4f0, #1f1f25);
    --rtl: light-dark(#eef3fb, #1a2230);
    --sale: light-dark(#a8102a, #ff9aa8);
    background: Canvas;
    color: var(--ink);
    padding: min(1rem, 4vw);
    font: 1rem / 1.5 ui-sans-serif, system-ui, sans-serif;
    font-variant-numeric: tabular-nums;
  }
  @media (max-width: 48rem) { .money-story .prices { overflow-x: auto; } }
  .money-story table { border-collapse: collapse; inline-size: max-content; }
  .money-story caption { text-align: start; padding-block-end: 1rem; color: var(--soft); max-inline-size: min(44rem, 70vi); }
  .money-story th, .money-story td { padding: 0.5rem min(1rem, 4vw); border-block-end: 1px solid var(--line); white-space: nowrap; }
  .money-story thead th { vertical-align: bottom; font-weight: 600; }
  .money-story thead th + th { text-align: end; }
  .money-story thead th small, .money-story tbody th small { display: block; font-weight: 400; color: var(--soft); }
  .money-story th { text-align: start; }
  .money-story tbody th { font-weight: 600; position: sticky; inset-inline-start: 0; background: Canvas; }
  .money-story td { text-align: end; }
  .money-story [dir='rtl'] { background: var(--rtl); }
  .money-story tbody tr:hover > * { background: var(--tint); }
  .money-story .shelf { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr)); gap: 1.5rem; max-inline-size: 64rem; }
  .money-story .tag { border: 1px solid var(--line); border-radius: 0.75rem; padding: min(1.5rem, 6vw); container-type: inline-size; }
  .money-story .tag p { margin: 0 0 0.5rem; color: var(--soft); }
  .money-story .price { font-size: 1.5rem; }
  .money-story .big { font-size: clamp(1.5rem, 17cqi, 2.75rem); font-weight: 650; letter-spacing: -0.02em; line-height: 1.1; }
  .money-story .long { font-size: 1.25rem; line-height: 1.4; overflow-wrap: anywhere; }
  .money-story .big small { font-size: 0.45em; font-weight: 500; vertical-align: 0.85em; letter-spacing: 0; padding-inline: 0.1em; }
  .money-story .whole { white-space: nowrap; }
  .money-story del { display: inline-block; color: var(--soft); margin-inline-start: 0.5rem; }
  .money-story ins { color: var(--sale); text-decoration: none; font-weight: 650; }
  .money-story .unseen { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
`

function Page({ children }: { readonly children: ReactNode }) {
  return (
    <main className="money-story">
      <style>{styles}</style>
      {children}
    </main>
  )
}

interface Choice extends MoneyOptions {
  /** Amount in whole units. */
  readonly amount: string
}

/** Prices in the format of each locale. The text is the same on every server and in every browser. */
const meta: Meta<Choice> = {
  title: 'money-format/Money',
  parameters: { layout: 'padded' },
  args: { amount: '-1234567.891' },
  argTypes: {
    amount: { description: 'Amount in whole units.', control: 'text' },
    currencyDisplay: {
      description: 'Form of the currency: its symbol, its code or its name.',
      table: { defaultValue: { summary: "'symbol'" } },
      control: 'inline-radio',
      options: ['symbol', 'narrowSymbol', 'code', 'name'],
    },
    currencySign: {
      description: 'Look of negative amounts. `accounting` shows them in parentheses, in locales that do so.',
      table: { defaultValue: { summary: "'standard'" } },
      control: 'inline-radio',
      options: ['standard', 'accounting'],
    },
    useGrouping: {
      description: 'Separates the thousands.',
      table: { defaultValue: { summary: 'true' } },
      control: 'boolean',
    },
    trailingZeroDisplay: {
      description: 'Look of whole amounts. `stripIfInteger` shows 10.00 as 10.',
      table: { defaultValue: { summary: "'auto'" } },
      control: 'inline-radio',
      options: ['auto', 'stripIfInteger'],
    },
    minimumFractionDigits: {
      description: 'Smallest number of decimals.',
      table: { defaultValue: { summary: 'those of the currency' } },
      control: { type: 'range', min: 0, max: 50 },
    },
    maximumFractionDigits: {
      description: 'Largest number of decimals.',
      table: { defaultValue: { summary: 'those of the currency' } },
      control: { type: 'range', min: 0, max: 50 },
    },
  },
}
export default meta

type Story = StoryObj<Choice>

const ltr = [
  'en-US',
  'en-IN',
  'de-DE',
  'de-CH',
  'fr-FR',
  'es-ES',
  'pl-PL',
  'sv-SE',
  'ja-JP',
  'th-TH',
  'mr-IN',
]
const rtl = ['ar-EG', 'ar-AE', 'fa-IR', 'he-IL', 'ur-PK']

function nameOf(locale: string, of: string, type: 'language' | 'currency'): string {
  return new Intl.DisplayNames(locale, { type }).of(of) ?? of
}

/** Attributes of an element that scrolls. The keyboard reaches it. */
const scroller = { className: 'prices', role: 'region', 'aria-label': 'Prices', tabIndex: 0 }

function Matrix({ amount, locales, ...options }: Choice & { readonly locales: readonly string[] }) {
  return (
    <Page>
      <div {...scroller}>
        <table>
          <caption dir="auto">
            {amount} of each currency, in each locale. Columns in blue run from right to left. JPY has no
            decimals; COP and IDR have two, in every browser.
          </caption>
          <thead>
            <tr>
              <th scope="col">Currency</th>
              {locales.map((locale) => (
                <th key={locale} scope="col">
                  <span lang={locale}>{nameOf(locale, locale, 'language')}</span>
                  <small>{locale}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {currencies.map((currency) => (
              <tr key={currency}>
                <th scope="row">
                  {currency}
                  <small>{nameOf('en', currency, 'currency')}</small>
                </th>
                {locales.map((locale) => (
                  <td key={locale} lang={locale} dir={rtl.includes(locale) ? 'rtl' : undefined}>
                    <Money
                      value={{ value: amount, currency }}
                      options={{ ...options, locale }}
                      data-testid={`${currency} ${locale}`}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Page>
  )
}

/** All 27 currencies beside 16 locales: groups of two and of three, five kinds of digits, both directions. */
export const CurrencyByLocale: Story = {
  render: (args) => <Matrix {...args} locales={[...ltr, ...rtl]} />,
  play: async ({ canvas }) => {
    const cell = (name: string): string => plainText(canvas.getByTestId(name).textContent ?? '')
    await expect(cell('USD en-US')).toBe('-$1,234,567.89')
    await expect(cell('JPY ja-JP')).toBe('-￥1,234,568')
    await expect(cell('INR en-IN')).toBe('-₹12,34,567.89')
    await expect(cell('COP en-US')).toBe('-COP 1,234,567.89')
    await expect(cell('EUR de-DE')).toBe('-1.234.567,89 €')
  },
}

/** Right-to-left locales in a right-to-left page. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Matrix {...args} locales={rtl} />
    </div>
  ),
}

/** Negative amounts in parentheses, in locales whose accounting format has them. */
export const RefundsInParentheses: Story = {
  args: { amount: '-49.9', currencySign: 'accounting' },
  render: (args) => (
    <Matrix {...args} locales={['en-US', 'en-GB', 'de-DE', 'fr-CA', 'nl-NL', 'ja-JP', 'he-IL']} />
  ),
}

/** Currencies by name, for a contract or for a screen reader. */
export const NamesOfCurrencies: Story = {
  args: { amount: '1', currencyDisplay: 'name', trailingZeroDisplay: 'stripIfInteger' },
  render: (args) => (
    <Matrix {...args} locales={['en-US', 'de-DE', 'fr-FR', 'pl-PL', 'tr-TR', 'ar-EG', 'zh-CN']} />
  ),
}

const tags = [
  { title: 'Linen shirt', locale: 'en-US', value: '49.00', currency: 'USD' },
  { title: 'Leinenhemd', locale: 'de-DE', value: '49.90', currency: 'EUR' },
  { title: 'Chemise en lin', locale: 'fr-CA', value: '64.99', currency: 'CAD' },
  { title: 'リネンシャツ', locale: 'ja-JP', value: '7400', currency: 'JPY' },
  { title: 'लिनेन की कमीज़', locale: 'hi-IN', value: '142500', currency: 'INR' },
  { title: 'قميص كتان', locale: 'ar-EG', value: '49.90', currency: 'USD' },
  { title: 'חולצת פשתן', locale: 'he-IL', value: '189.90', currency: 'ILS' },
  { title: 'Camisa de lino', locale: 'es-CO', value: '199900', currency: 'COP' },
] as const

/** Parts of a price with styles of their own: a small symbol, raised cents. The locale decides their order. */
export const SmallSymbolRaisedCents: Story = {
  render: () => (
    <Page>
      <div className="shelf">
        {tags.map(({ title, locale, value, currency }) => (
          <article key={locale} className="tag" lang={locale} dir={/^(ar|he)/.test(locale) ? 'rtl' : 'ltr'}>
            <p>{title}</p>
            <Money className="big whole" value={{ value, currency }} options={{ locale }}>
              {(parts) =>
                parts.map(({ type, value: text }, i) => {
                  if (type === 'fraction') return <small key={i}>{text}</small>
                  // 'US$' keeps its order in Arabic text. Digits and their point must stay in one run.
                  return type === 'currency' ? (
                    <small key={i}>
                      <bdi>{text}</bdi>
                    </small>
                  ) : (
                    text
                  )
                })
              }
            </Money>
          </article>
        ))}
      </div>
    </Page>
  ),
}

/** A sale, and prices that depend on the variant. Screen readers announce which price is which. */
export const OnSaleAndFromTo: Story = {
  render: () => (
    <Page>
      <MoneyProvider locale="de-DE">
        <div className="shelf">
          <article className="tag">
            <p>Sale</p>
            <ins className="price">
              <span className="unseen">Sale price: </span>
              <Money value={{ value: '39.90', currency: 'EUR' }} />
            </ins>
            <del>
              <span className="unseen">Original price: </span>
              <Money value={{ value: '59.90', currency: 'EUR' }} />
            </del>
          </article>
          <article className="tag">
            <p>Several variants</p>
            <Money
              value={{ value: '39.90', currency: 'EUR' }}
              to={{ value: '79.90', currency: 'EUR' }}
              className="price"
              data-testid="range"
            />
          </article>
          <article className="tag">
            <p>Several variants, one price</p>
            <Money
              value={{ value: '39.90', currency: 'EUR' }}
              to={{ value: '39.90', currency: 'EUR' }}
              className="price"
              data-testid="one"
            />
          </article>
        </div>
      </MoneyProvider>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(plainText(canvas.getByTestId('range').textContent ?? '')).toBe('39,90–79,90 €')
    await expect(plainText(canvas.getByTestId('one').textContent ?? '')).toBe('39,90 €')
  },
}

/** Fifteen digits before the point, or fifty after it, in a narrow box. All digits are shown. */
export const VeryLongAmounts: Story = {
  render: () => (
    <Page>
      <div className="shelf">
        <article className="tag">
          <p>15 integer digits</p>
          <Money
            className="long"
            value={{ value: '999999999999999.99', currency: 'USD' }}
            data-testid="long"
          />
        </article>
        <article className="tag">
          <p>50 fraction digits</p>
          <Money
            className="long"
            value={{ value: '0.1', currency: 'BRL' }}
            options={{ locale: 'pt-BR', minimumFractionDigits: 50 }}
          />
        </article>
      </div>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('long')).toHaveTextContent('$999,999,999,999,999.99')
  },
}

const typed = [
  ['1.234,56', 'de-DE', 'EUR'],
  ['1 234,56 €', 'fr-FR', 'EUR'],
  ['12.50', 'fr-FR', 'EUR'],
  ['1’234.50', 'de-CH', 'CHF'],
  ['1,23,456', 'en-IN', 'INR'],
  ['١٬٢٣٤٫٥٦', 'ar-EG', 'USD'],
  ['５００', 'ja-JP', 'JPY'],
  ['($5.00)', 'en-US', 'USD'],
  ['1.234,56', 'en-US', 'USD'],
  ['1.005', 'en-US', 'USD'],
  ['€5', 'en-US', 'USD'],
  ['', 'en-US', 'USD'],
] as const

/** Texts typed into a price field, and the money they are read as. Ambiguous texts are rejected. */
export const TypedAmounts: Story = {
  render: () => (
    <Page>
      <div {...scroller}>
        <table>
          <caption>Typed text beside the money it is read as.</caption>
          <thead>
            <tr>
              {['Typed', 'In', 'Read as'].map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {typed.map(([text, locale, currency]) => {
              const parsed = parseMoney(text, { locale, currency })
              return (
                <tr key={`${text} ${locale}`}>
                  <th scope="row">{text || '(empty)'}</th>
                  <td>{locale}</td>
                  <td>
                    {parsed.kind === 'money' ? (
                      <Money value={parsed.money} options={{ locale: 'en-US' }} />
                    ) : (
                      parsed.kind
                    )}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </Page>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^1\.234,56 de-DE/ })
    await expect(within(row).getByText('€1,234.56')).toBeVisible()
  },
}
