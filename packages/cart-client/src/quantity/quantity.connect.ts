import { quantityInput } from '@sitewright/site/rules'
import {
  fieldValue,
  type Attributes,
  type ButtonAttributes,
  type InputAttributes,
  type LabelAttributes,
} from '@sitewright/site/part'

/** Snapshot of a quantity, and the names of its elements. */
export interface QuantityView {
  /** Id of the input. */
  readonly id: string
  /** Text of the input, as it was typed. */
  readonly text: string
  /** Error text for the shopper. */
  readonly problem: string | undefined
  /** Text of the label. */
  readonly label: string
  /** Names of the buttons for one less and one more. A button without a name is not drawn. */
  readonly less?: string | undefined
  /** The name of the second button: see `less`. */
  readonly more?: string | undefined
}

/** What a quantity calls back. */
export interface QuantityApi {
  /** Keeps what was typed. */
  readonly setText: (text: string) => void
  /** Raises the quantity, or lowers it by a negative number. */
  readonly step: (by: number) => void
  /** Is called on Enter and when the focus leaves the input. */
  readonly finish?: (() => void) | undefined
}

/** Attributes of the elements of a quantity. */
export interface QuantityAttributes {
  /** Attributes of the `<label>`, with its text. */
  readonly label: LabelAttributes
  /** Element around the input and its buttons. */
  readonly root: Attributes
  /** Attributes of the `<input>`, with its limits and what it calls back. */
  readonly input: InputAttributes
  /** Name of an input that has no label beside it. */
  readonly named: Attributes
  /** Attributes of the button for one less. Undefined if it has no name. */
  readonly less: ButtonAttributes | undefined
  /** Attributes of the button for one more. Undefined if it has no name. */
  readonly more: ButtonAttributes | undefined
  /** Attributes of the element with the error text, which describes the input. Undefined without an error. */
  readonly problem: Attributes | undefined
}

/** Attributes of a quantity: a number between two buttons, with its label and its problem. */
export function connectQuantity(view: QuantityView, api: QuantityApi): QuantityAttributes {
  const { id, text, problem, label, less, more } = view
  const { min, max, step } = quantityInput
  const problemId = `${id}-problem`
  return {
    label: { htmlFor: id, children: label },
    root: { 'data-cart': 'stepper' },
    input: inputOf(view, problem === undefined ? undefined : problemId, api),
    named: { 'aria-label': label },
    less: less ? stepButton(less, Number(text) <= min, () => api.step(-step)) : undefined,
    more: more ? stepButton(more, Number(text) >= max, () => api.step(step)) : undefined,
    problem:
      problem === undefined
        ? undefined
        : { 'data-cart': 'problem', id: problemId, role: 'alert', children: problem },
  }
}

function inputOf(
  { id, text }: QuantityView,
  problemId: string | undefined,
  { setText, finish }: QuantityApi,
): InputAttributes {
  const { min, max, step, size } = quantityInput
  return {
    id,
    type: 'number',
    inputMode: 'numeric',
    'aria-invalid': problemId === undefined ? undefined : true,
    'aria-describedby': problemId,
    min,
    max,
    step,
    size,
    value: text,
    onInput: (event) => setText(fieldValue(event)),
    onBlur: finish,
    onKeyDown: ({ key }) => {
      if (key === 'Enter') finish?.()
    },
  }
}

/** A button at the end of its range ignores presses and keeps the focus. */
const stepButton = (name: string, isSpent: boolean, press: () => void): ButtonAttributes => ({
  type: 'button',
  'aria-label': name,
  'aria-disabled': isSpent || undefined,
  onClick: () => {
    if (!isSpent) press()
  },
})
