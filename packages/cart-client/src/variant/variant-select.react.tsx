'use client'

import { useId, type ReactNode } from 'react'
import type { VariantOption } from '../catalog/selection.ts'
import { useCartClient } from '../provider/cart-provider.react.tsx'
import { useProductBlock } from '../product/product-block.react.tsx'
import { connectValue } from './variant.connect.ts'

/** Props of `VariantSelect`. */
export interface VariantSelectProps {
  /**
   * Kind of the controls.
   * @default 'dropdowns'
   */
  readonly design?: 'dropdowns' | 'radios' | undefined
}

/** One control for each thing that there is to choose of a product. */
export function VariantSelect({ design = 'dropdowns' }: VariantSelectProps): ReactNode {
  const { options } = useProductBlock()
  if (options.length === 0) return null
  const Option = design === 'radios' ? Radios : Dropdown
  return (
    <div data-cart="variants">
      {options.map((option) => (
        <Option key={option.name} option={option} />
      ))}
    </div>
  )
}

interface OptionProps {
  readonly option: VariantOption
}

function Dropdown({ option: { name, values } }: OptionProps) {
  const { messages } = useCartClient()
  const { selection, choose } = useProductBlock()
  const id = useId()
  return (
    <div data-cart="field">
      <label htmlFor={id}>{name}</label>
      <select id={id} value={selection[name] ?? ''} onChange={({ target }) => choose(name, target.value)}>
        <option value="">{messages['cart.addToCart.selectOption']}</option>
        {values.map((each) => (
          <option key={each.value} {...connectValue(each)}>
            {each.value}
          </option>
        ))}
      </select>
    </div>
  )
}

function Radios({ option: { name, values } }: OptionProps) {
  const { selection, choose } = useProductBlock()
  const id = useId()
  return (
    <fieldset data-cart="choices">
      <legend>{name}</legend>
      {values.map((each) => (
        <label key={each.value} {...connectValue(each)}>
          <input
            type="radio"
            name={id}
            value={each.value}
            checked={selection[name] === each.value}
            onChange={() => choose(name, each.value)}
          />
          {each.value}
        </label>
      ))}
    </fieldset>
  )
}
