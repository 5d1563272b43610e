import { TextField } from '@sitewright/editor-ui/field'
import type { StorePreferences } from '../../site/content/store.ts'
import { CURRENCIES, type LocalizedText } from '../../site/content/words.ts'
import { SelectField, SwitchField } from '../control/control.tsx'
import { Section } from '../control/section.tsx'
import { withText } from '../document.ts'
import type { PanelProps } from '../panel.ts'

/** Fields for the texts of some of the store's settings. */
const TEXTS = {
  addButtonText: 'Add button',
  soldOutText: 'Sold out',
  scarcityText: 'Few left',
} as const

const RESTOCK_TEXTS = {
  callToAction: 'Call to action',
  placeholder: 'Sample of the email field',
  button: 'Button',
  success: 'After the sign-up',
  mailingList: 'Newsletter checkbox',
} as const satisfies Record<keyof StorePreferences['restock'], string>

const HINTS: Readonly<Record<string, string>> = {
  addButtonText: 'Empty for “Add To Cart”. A product may have words of its own.',
  scarcityText: '{qtyInStock} is the number; plural and # follow ICU.',
}

const isCurrency = (text: string) => CURRENCIES.find((currency) => currency === text)

interface TextProps extends Pick<PanelProps, 'locale'> {
  readonly label: string
  readonly text: LocalizedText
  readonly hint?: string | undefined
  readonly onChange: (text: LocalizedText) => void
}

const LocalizedField = ({ label, text, hint, locale, onChange }: TextProps) => (
  <TextField
    label={label}
    hint={hint}
    value={text[locale]}
    onChange={(words) => onChange(withText(text, locale, words))}
  />
)

/** Preferences of the store. */
export default function StorePanel({ site: { store }, change, locale }: PanelProps) {
  const set = (what: string, next: Partial<StorePreferences>) =>
    change(what, { store: { ...store, ...next } })
  const keys = Object.keys(TEXTS) as (keyof typeof TEXTS)[]
  const restockKeys = Object.keys(RESTOCK_TEXTS) as (keyof typeof RESTOCK_TEXTS)[]
  return (
    <>
      <Section title="Selling">
        <SelectField
          label="Currency"
          hint="Of visitors who have not chosen one."
          value={store.currency ?? ''}
          options={[
            { value: '', label: 'By language: US dollars, euros' },
            { value: 'USD', label: 'US dollars' },
            { value: 'EUR', label: 'Euros' },
            { value: 'JPY', label: 'Yen' },
          ]}
          onChange={(text) => set('currency', { currency: isCurrency(text) })}
        />
        <SwitchField
          label="Express checkout"
          hint="A press on an add button leads to the checkout at once."
          value={store.hasExpressCheckout}
          onChange={(hasExpressCheckout) => set('express checkout', { hasExpressCheckout })}
        />
        <SwitchField
          label="Reviews"
          hint="What buyers have written, below each product."
          value={store.hasReviews}
          onChange={(hasReviews) => set('reviews', { hasReviews })}
        />
        <SwitchField
          label="Low stock warning"
          value={store.hasScarcity}
          onChange={(hasScarcity) => set('low stock warning', { hasScarcity })}
        />
      </Section>
      <Section title="Texts">
        {keys.map((key) => (
          <LocalizedField
            key={key}
            label={TEXTS[key]}
            hint={HINTS[key]}
            text={store[key]}
            locale={locale}
            onChange={(text) => set(`text “${TEXTS[key]}”`, { [key]: text })}
          />
        ))}
      </Section>
      <Section title="When something is sold out">
        {restockKeys.map((key) => (
          <LocalizedField
            key={key}
            label={RESTOCK_TEXTS[key]}
            text={store.restock[key]}
            locale={locale}
            onChange={(text) =>
              set(`restock text “${RESTOCK_TEXTS[key]}”`, { restock: { ...store.restock, [key]: text } })
            }
          />
        ))}
      </Section>
    </>
  )
}
