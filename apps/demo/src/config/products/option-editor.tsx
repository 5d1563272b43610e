import { Button } from '@sitewright/editor-ui/button'
import { RadioGroup } from '@sitewright/editor-ui/radio-group'
import type { ReactNode } from 'react'
import type { Choice, Option } from '../../site/content/product.ts'
import { CURRENCIES, type Locale, type Price } from '../../site/content/words.ts'
import { DraftField } from '../control/draft-field.tsx'
import { Section } from '../control/section.tsx'
import { removeAt, replaceAt, withText } from '../document.ts'
import { createChoice, createOption, isFree, parsePrice, withChoicePrice } from './product-edit.ts'
import type { ProductFormProps } from './product-form.tsx'
import { withOptions } from './product-stock.ts'
import { VariantTable } from './variant-table.tsx'

/** Options of a product with their choices, and the stock of each variant. */
export function ProductOptions({ product, locale, change }: ProductFormProps): ReactNode {
  const options = product.options ?? []
  const set = (label: string, next: readonly Option[]) => change(label, withOptions(product, next))
  const add = () => set('option', [...options, createOption(options)])
  return (
    <Section title="Variants">
      {options.map((option, index) => (
        <OptionEditor
          key={index}
          option={option}
          all={options}
          locale={locale}
          usual={product.price}
          onChange={(next) => set('option', replaceAt(options, index, next))}
          onRemove={() => set('remove option', removeAt(options, index))}
        />
      ))}
      <div>
        <Button kind="quiet" onClick={add}>
          Add option
        </Button>
      </div>
      {options.length > 0 && (
        <RadioGroup
          label="Chosen by"
          value={product.chooseBy ?? 'select'}
          options={[
            { value: 'select', label: 'Dropdown' },
            { value: 'radio', label: 'Radio buttons' },
          ]}
          onChange={(chooseBy) => change('chosen by', { ...product, chooseBy })}
        />
      )}
      {typeof product.stock === 'object' && (
        <VariantTable product={product} locale={locale} change={change} />
      )}
    </Section>
  )
}

interface OptionEditorProps {
  readonly option: Option
  /** Options of the product. */
  readonly all: readonly Option[]
  readonly locale: Locale
  /** Prices of the product, which a choice has without its own. */
  readonly usual: Price
  readonly onChange: (option: Option) => void
  readonly onRemove: () => void
}

function OptionEditor({ option, all, locale, usual, onChange, onRemove }: OptionEditorProps): ReactNode {
  const name = option.name[locale]
  const others = all.filter((each) => each !== option).map((each) => each.name[locale])
  const setChoice = (index: number, choice: Choice) =>
    onChange({ ...option, choices: replaceAt(option.choices, index, choice) })
  const add = () =>
    onChange({
      ...option,
      choices: [...option.choices, createChoice(`${name} ${option.choices.length + 1}`, option, all)],
    })
  return (
    <fieldset className="config-option">
      <legend>{name || 'Option'}</legend>
      <DraftField
        label="Option"
        value={name}
        parse={(typed) => (isFree(typed, others) ? typed : undefined)}
        invalid="Each option needs a name of its own."
        onChange={(text) => onChange({ ...option, name: withText(option.name, locale, text) })}
      />
      {option.choices.map((choice, index) => (
        <ChoiceEditor
          key={choice.key}
          choice={choice}
          others={option.choices.filter((each) => each !== choice).map(({ word }) => word[locale])}
          locale={locale}
          usual={usual}
          onChange={(next) => setChoice(index, next)}
          onRemove={() => onChange({ ...option, choices: removeAt(option.choices, index) })}
        />
      ))}
      <div className="config-row">
        <Button kind="quiet" onClick={add}>
          Add choice
        </Button>
        <Button kind="plain" onClick={onRemove}>
          Remove option
        </Button>
      </div>
    </fieldset>
  )
}

interface ChoiceEditorProps {
  readonly choice: Choice
  /** Names of the other choices. */
  readonly others: readonly string[]
  readonly locale: Locale
  readonly usual: Price
  readonly onChange: (choice: Choice) => void
  readonly onRemove: () => void
}

function ChoiceEditor({ choice, others, locale, usual, onChange, onRemove }: ChoiceEditorProps): ReactNode {
  const [currency] = CURRENCIES
  const name = choice.word[locale]
  return (
    <div className="config-choice">
      <DraftField
        label="Choice"
        value={name}
        parse={(typed) => (isFree(typed, others) ? typed : undefined)}
        invalid="Each choice needs a name of its own."
        onChange={(text) => onChange({ ...choice, word: withText(choice.word, locale, text) })}
      />
      <DraftField
        label={`${currency} price`}
        inputMode="decimal"
        placeholder={usual[currency]}
        value={choice.price?.[currency] ?? ''}
        parse={(typed) => (typed.trim() === '' ? '' : parsePrice(typed, currency))}
        invalid="This is not a price in this currency."
        onChange={(amount) => onChange(withChoicePrice(choice, currency, amount || undefined, usual))}
      />
      <Button kind="plain" aria-label={`Remove choice ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </div>
  )
}
