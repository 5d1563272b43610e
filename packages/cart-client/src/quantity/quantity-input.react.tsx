'use client'

import { hasQuantityInput, quantityInput } from '@sitewright/site/stock'
import { useId, type ReactNode } from 'react'
import { useCartClient } from '../client/cart-provider.react.tsx'
import { MinusIcon, PlusIcon } from '../part/icon.react.tsx'
import { useProductBlock } from '../product/product-block.react.tsx'

/** Names of the two buttons beside a quantity. Without names there are no buttons. */
export interface StepNames {
  readonly less?: string | undefined
  readonly more?: string | undefined
}

export interface QuantityInputProps extends StepNames {
  /** A store's setting; allowed unless given. */
  readonly multipleQuantityAllowedForServices?: boolean | undefined
}

/** How many of a product are wanted. Not shown where there is nothing to choose. */
export function QuantityInput({
  multipleQuantityAllowedForServices = true,
  ...names
}: QuantityInputProps): ReactNode {
  const { messages } = useCartClient()
  const { product, quantity } = useProductBlock()
  const id = useId()
  if (!hasQuantityInput(product, { multipleQuantityAllowedForServices })) return null
  const { text, setText, step, problem } = quantity
  return (
    <div data-cart="field">
      <label htmlFor={id}>{messages['cart.quantity.label']}</label>
      <Stepper
        id={id}
        text={text}
        onType={setText}
        onStep={step}
        isWrong={problem !== undefined}
        {...names}
      />
      {problem && (
        <p id={`${id}-problem`} data-cart="problem">
          {problem}
        </p>
      )}
    </div>
  )
}

export interface StepperProps extends StepNames {
  readonly id: string
  readonly label?: string | undefined
  readonly text: string
  readonly isWrong?: boolean | undefined
  readonly onType: (text: string) => void
  readonly onStep: (by: number) => void
  /** The shopper has done with typing. */
  readonly onDone?: (() => void) | undefined
}

/** A number between two buttons. */
export function Stepper(props: StepperProps): ReactNode {
  const { id, label, text, isWrong, less, more, onType, onStep, onDone } = props
  const { min, max, step, size } = quantityInput
  return (
    <div data-cart="stepper">
      {less && (
        <StepButton name={less} isSpent={Number(text) <= min} onPress={() => onStep(-step)}>
          <MinusIcon />
        </StepButton>
      )}
      <input
        id={id}
        type="number"
        inputMode="numeric"
        aria-label={label}
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={isWrong ? `${id}-problem` : undefined}
        {...{ min, max, step, size }}
        value={text}
        onChange={({ target }) => onType(target.value)}
        onBlur={onDone}
        onKeyDown={({ key }) => key === 'Enter' && onDone?.()}
      />
      {more && (
        <StepButton name={more} isSpent={Number(text) >= max} onPress={() => onStep(step)}>
          <PlusIcon />
        </StepButton>
      )}
    </div>
  )
}

interface StepButtonProps {
  readonly name: string
  /** It ignores presses and keeps the focus. */
  readonly isSpent: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

const StepButton = ({ name, isSpent, onPress, children }: StepButtonProps): ReactNode => (
  <button
    type="button"
    aria-label={name}
    aria-disabled={isSpent || undefined}
    onClick={() => !isSpent && onPress()}
  >
    {children}
  </button>
)
