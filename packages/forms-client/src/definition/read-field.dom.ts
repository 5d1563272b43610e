import { isRecord, parseJson } from '@sitewright/site/reader'
import {
  controlsOf,
  hiddenInput,
  isChoice,
  isElement,
  questionsOf,
  titleOfControl,
  type ControlElement,
} from '../control/control.dom.ts'
import { parseMaxLength, type Field, type FieldCondition, type FieldKind } from '../kind/field.ts'
import { kinds } from '../kind/kind.ts'

/** Reads the field of an item. */
export function readField(id: string, item: HTMLElement): Field {
  const kind = kindOf(item)
  const controls = controlsOf(item)
  const shared = {
    id,
    title: titleOf(item),
    required: item.classList.contains('required'),
    when: readCondition(item.dataset.when),
  }
  switch (kind) {
    case 'textarea':
      return { ...shared, kind, maxLength: readLimit(item, controls[0]) }
    case 'phone':
      return { ...shared, kind, showCountryCode: controls.length > 3 }
    case 'radio':
    case 'checkbox':
      return { ...shared, kind, options: controls.flatMap(optionsOf) }
    case 'select':
      return { ...shared, kind, options: [...item.querySelectorAll('option')].map(({ value }) => value) }
    case 'likert':
      return { ...shared, kind, options: questionsOf(item).map(({ question }) => question) }
    case 'hidden': {
      const input = hiddenInput(item)
      // Without an item of its own, such as a token of the server, it is what the page says.
      const key = item.dataset.key ?? (item.dataset.field === undefined ? '' : input?.name)
      return { ...shared, kind, key: key ?? '', value: input?.value ?? '' }
    }
    default:
      return { ...shared, kind }
  }
}

/** The options that a control offers for an answer of any number of them. */
function optionsOf(control: ControlElement): readonly string[] {
  if (control.localName === 'select') return [...control.querySelectorAll('option')].map(({ value }) => value)
  return isChoice(control) ? [control.value] : []
}

/** The text of an item's title, without the controls that are within its label. */
function titleOf(item: HTMLElement): string | undefined {
  const [control] = controlsOf(item)
  const own = control === item ? titleOfControl(control) : undefined
  const title = (item.querySelector('.title, legend, label') ?? own)?.cloneNode(true)
  if (!isElement(title)) return undefined
  for (const inside of title.querySelectorAll('input, textarea, select')) inside.remove()
  return title.textContent.trim()
}

const isKind = (name: string): name is FieldKind => Object.hasOwn(kinds, name)

/** The kind of an item: its `data-kind`, the one of its classes that is a kind, or that of its control. */
function kindOf(item: HTMLElement): FieldKind {
  const { dataset, classList } = item
  // The classes of a control without an item are for looks.
  const classes = dataset.field === undefined ? [] : classList
  const named = [dataset.kind ?? '', ...classes].filter(isKind)
  // Style sheets have a class of this name too.
  const isHidden = hiddenInput(item) !== undefined
  const [control] = controlsOf(item)
  // Any number of its options may be chosen, whatever it is called.
  if (control?.type === 'select-multiple') return 'checkbox'
  if (isHidden && !control) return named.find((kind) => kind === 'section') ?? 'hidden'
  return named.find((kind) => kind !== 'hidden') ?? controlKinds.get(control?.type ?? '') ?? 'text'
}

/** Kinds of items that name none, by the type of their first control. */
const controlKinds: ReadonlyMap<string, FieldKind> = new Map([
  ['checkbox', 'checkbox'],
  ['radio', 'radio'],
  ['textarea', 'textarea'],
  ['select-one', 'select'],
  ['email', 'email'],
  ['number', 'number'],
  ['password', 'password'],
  ['url', 'website'],
])

function readLimit(item: HTMLElement, control: Element | undefined): number {
  const attributes = ['data-max-length', 'max-length', 'maxlength']
  const [limit] = [item, control].flatMap((element) =>
    attributes.flatMap((name) => element?.getAttribute(name) ?? []),
  )
  return parseMaxLength(limit)
}

/** Reads the condition of a field from its JSON. */
export function readCondition(text: string | undefined): FieldCondition | undefined {
  const raw = parseJson(text ?? '')
  if (!isRecord(raw) || typeof raw.field !== 'string') return undefined
  const is = (Array.isArray(raw.is) ? raw.is : [raw.is]).filter((answer) => typeof answer === 'string')
  return { field: raw.field, is }
}
