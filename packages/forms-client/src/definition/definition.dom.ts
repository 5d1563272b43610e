import { isRecord, parseJson } from '@sitewright/site/reader'
import { controlsOf, isElement, questionsOf } from '../field/control.dom.ts'
import { parseMaxLength, type Field, type FieldCondition, type FieldKind } from '../field/field.ts'
import { kinds } from '../field/kind.ts'
import { builtIns } from '../form/built-ins.dom.ts'
import type { FormDefinition, FormVariant } from '../form/form.ts'

/** Attribute of the item of a field, with the id of the field. */
const ITEM = '[data-field]'

/** Items of a form's fields in the order of the document. Of two with the same id, the first one counts. */
export function itemsOf(form: HTMLFormElement): ReadonlyMap<string, HTMLElement> {
  const items = new Map<string, HTMLElement>()
  for (const item of builtIns(form).querySelectorAll<HTMLElement>(ITEM)) {
    const { field = '' } = item.dataset
    if (!items.has(field)) items.set(field, item)
  }
  return items
}

/** Reads a form from the markup of a page. */
export function readDefinition(element: HTMLFormElement): FormDefinition {
  const form = builtIns(element)
  const { formId = form.id, variant, successUrl, submissionText } = form.dataset
  const markup = form.querySelector<HTMLTemplateElement>('template[data-post-submit]')
  return {
    id: formId,
    variant: variants.find((each) => each === variant),
    successUrl,
    submissionText,
    postSubmitMarkup: markup?.innerHTML,
    fields: withoutLostConditions([...itemsOf(element).values()].map(readField)),
  }
}

/** Leaves out the conditions that name no other field: theirs are always asked. */
function withoutLostConditions(fields: readonly Field[]): readonly Field[] {
  const ids = new Set(fields.map(({ id }) => id))
  return fields.map((field) => {
    const { id, when } = field
    return when && (when.field === id || !ids.has(when.field)) ? { ...field, when: undefined } : field
  })
}

const variants: readonly FormVariant[] = ['form', 'newsletter', 'promo-popup']

function readField(item: HTMLElement): Field {
  const kind = kindOf(item)
  const controls = controlsOf(item)
  const shared = {
    id: item.dataset.field ?? '',
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
      return { ...shared, kind, options: controls.map(({ value }) => value) }
    case 'select':
      return { ...shared, kind, options: [...item.querySelectorAll('option')].map(({ value }) => value) }
    case 'likert':
      return { ...shared, kind, options: questionsOf(item).map(({ question }) => question) }
    case 'hidden': {
      const input = item.matches('input') ? item : item.querySelector('input')
      return { ...shared, kind, key: item.dataset.key ?? input?.name ?? '', value: input?.value ?? '' }
    }
    default:
      return { ...shared, kind }
  }
}

/** The text of an item's title, without the controls that are within its label. */
function titleOf(item: HTMLElement): string | undefined {
  const [control] = controlsOf(item)
  const own = control === item ? control.labels?.[0] : undefined
  const title = (item.querySelector('.title, legend, label') ?? own)?.cloneNode(true)
  if (!isElement(title)) return undefined
  for (const inside of title.querySelectorAll('input, textarea, select')) inside.remove()
  return title.textContent.trim()
}

const isKind = (name: string): name is FieldKind => Object.hasOwn(kinds, name)

/** The kind of an item: its `data-kind`, the one of its classes that is a kind, or that of its control. */
function kindOf(item: HTMLElement): FieldKind {
  const { dataset, classList } = item
  const named = [dataset.kind ?? '', ...classList].filter(isKind)
  // Style sheets have a class of this name too.
  const isHidden = item.matches('input[type=hidden]') || item.querySelector('input[type=hidden]') !== null
  const [control] = controlsOf(item)
  return (
    named.find((kind) => kind !== 'hidden' || (isHidden && !control)) ??
    controlKinds.get(control?.type ?? '') ??
    'text'
  )
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

function readCondition(text: string | undefined): FieldCondition | undefined {
  const raw = parseJson(text ?? '')
  if (!isRecord(raw) || typeof raw.field !== 'string') return undefined
  const is = (Array.isArray(raw.is) ? raw.is : [raw.is]).filter((answer) => typeof answer === 'string')
  return { field: raw.field, is }
}
