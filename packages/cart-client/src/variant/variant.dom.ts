import type { Cleanup } from '@sitewright/machine'
import { check, fields, number, reader } from '@sitewright/site/reader'
import { spread } from '@sitewright/site/part'
import { listOf, texts } from '../entry/checks.ts'
import type { Product, SubscriptionPlan, Variant } from '../catalog/product.contract.ts'
import { choose, variantOptions, type Selection } from '../catalog/selection.ts'
import { connectValue } from './variant.connect.ts'
import { all, allOf, jsonOf, pressOnKey } from '../part/find.dom.ts'

const variants = listOf((each, path) => fields(each, path, { attributes: texts }))
const readVariants = reader<readonly Variant[]>(variants)
const billingUnit = check((value) => value === 'WEEK' || value === 'MONTH' || value === 'YEAR')
const readPlan = reader<SubscriptionPlan>((plan, at) =>
  fields(plan, at, {
    billingPeriod: (period, path) => fields(period, path, { value: number, unit: billingUnit }),
    numBillingCycles: number,
  }),
)

/** Variants that a page prints for an item; `undefined` if they are missing or invalid. */
export function printedVariants(block: HTMLElement | undefined): readonly Variant[] | undefined {
  const read = readVariants(jsonOf(block?.dataset.variants))
  return read.ok ? read.value : undefined
}

/** Subscription plan that a page prints for an item; `undefined` if it is missing or invalid. */
export function printedPlan(block: HTMLElement | undefined): SubscriptionPlan | undefined {
  const read = readPlan(jsonOf(block?.dataset.subscriptionPlan))
  return read.ok ? read.value : undefined
}

/**
 * Names of the options that a page asks for, in its order; `undefined` if its controls bear no names, so that the
 * options are those of the variants.
 */
export function printedOptions(block: HTMLElement): readonly string[] | undefined {
  const names = new Set(all(block, `${SELECT}, ${RADIOS}`).flatMap((control) => nameOf(control) || []))
  return names.size > 0 ? [...names] : undefined
}

const SELECT = 'select[data-variant-option-name]'
const RADIOS = '.variant-radiobtn-wrapper[data-variant-option-name]'

const nameOf = ({ dataset }: HTMLElement): string => dataset.variantOptionName ?? ''

const selectsIn = (block: HTMLElement): readonly HTMLSelectElement[] =>
  allOf(block, SELECT, HTMLSelectElement)

const radiosIn = (block: HTMLElement, name: string): readonly HTMLInputElement[] =>
  all(block, RADIOS)
    .filter((wrapper) => nameOf(wrapper) === name)
    .flatMap((wrapper) => allOf(wrapper, 'input[type="radio"]', HTMLInputElement))

/** Selection in a block of variants. Where an option has both, the dropdown decides and the radio buttons follow. */
export function printedSelection(block: HTMLElement | undefined): Selection {
  if (!block) return {}
  const selects = selectsIn(block)
  return Object.fromEntries(
    (printedOptions(block) ?? []).map((name) => {
      const select = selects.find((each) => nameOf(each) === name)
      const radio = radiosIn(block, name).find(({ checked }) => checked)
      return [name, (select ? select.value : radio?.value) ?? '']
    }),
  )
}

/**
 * Renames radio buttons that share an id or a group with others of the page, as a quick view does with the card that it
 * shows: a label checks the first element with its id, and a group holds one choice for the whole page.
 */
function separateRadios(block: HTMLElement): void {
  const radios = allOf(block, 'input[type="radio"]', HTMLInputElement)
  const page = block.ownerDocument
  const groups = new Set(radios.flatMap(({ name }) => name || []))
  const isShared =
    radios.some((radio) => radio.id !== '' && page.getElementById(radio.id) !== radio) ||
    allOf(page, 'input[type="radio"]', HTMLInputElement).some(
      (other) => groups.has(other.name) && !block.contains(other),
    )
  if (!isShared) return
  const suffix = `-${(separated += 1)}`
  const labels = allOf(block, 'label', HTMLLabelElement)
  for (const radio of radios) {
    const own = labels.filter(({ htmlFor }) => htmlFor !== '' && htmlFor === radio.id)
    radio.name += suffix
    radio.id += suffix
    for (const label of own) label.htmlFor = radio.id
  }
}

let separated = 0

/** Settings of `enhanceVariants`. */
export interface VariantsOptions {
  /** Element with the printed controls. */
  readonly block: HTMLElement
  /** Returns the product as it is known now. */
  readonly product: () => Product
  /** Is called at once and whenever the selected variant changes; with `undefined` for an incomplete selection. */
  readonly choose: (variant: Variant | undefined) => void
}

/** Enhances a block of variants: its dropdowns and its radio buttons show the same selection. */
export function enhanceVariants({ block, product, choose: notify }: VariantsOptions): Cleanup {
  const selects = selectsIn(block)
  const radiosOf = (name: string): readonly HTMLInputElement[] => radiosIn(block, name)
  separateRadios(block)

  function update(): void {
    const selection = printedSelection(block)
    for (const { name, values } of variantOptions(product(), selection)) {
      const offered = new Set(values.flatMap(({ value, isOffered }) => (isOffered ? value : [])))
      const select = selects.find((each) => nameOf(each) === name)
      for (const radio of radiosOf(name)) {
        radio.checked = radio.value === selection[name]
        spread(radio, connectValue({ isOffered: offered.has(radio.value) }))
      }
      for (const option of select?.options ?? []) {
        spread(option, connectValue({ isOffered: option.value === '' || offered.has(option.value) }))
      }
    }
    const choice = choose(product(), selection)
    notify(choice.kind === 'variant' ? choice.variant : undefined)
  }

  const life = new AbortController()
  const onChange = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement && target.type === 'radio') {
      const name = target.closest<HTMLElement>('[data-variant-option-name]')?.dataset.variantOptionName
      const select = selects.find((each) => nameOf(each) === name)
      if (select) select.value = target.value
    }
    update()
  }
  const onKey = (event: KeyboardEvent): void => {
    const { target } = event
    if (target instanceof HTMLLabelElement) pressOnKey(event, () => target.click())
  }
  block.addEventListener('change', onChange, life)
  block.addEventListener('keydown', onKey, life)
  // A radio button that was pressed while the page was loading counts.
  for (const select of selects) {
    select.value ||= radiosOf(nameOf(select)).find(({ checked }) => checked)?.value ?? ''
  }
  update()
  return () => life.abort()
}
