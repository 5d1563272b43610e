import { isRecord, parseJson } from '@sitewright/site/reader'
import { controlsOf, questionsOf } from '../field/control.dom.ts'
import { parseMaxLength, type Field, type FieldCondition, type FieldKind } from '../field/field.ts'
import { kinds } from '../field/kind.ts'
import type { FormDefinition, FormVariant } from './form.ts'

/** Attribute of the item of a field, with the id of the field. */
const ITEM = '[data-field]'

/** Items of a form's fields in the order of the document. Of two with the same id, the first one counts. */
export function itemsOf(form: HTMLFormElement): ReadonlyMap<string, HTMLElement> {
  const items = new Map<string, HTMLElement>()
  for (const item of form.querySelectorAll<HTMLElement>(ITEM)) {
    const { field = '' } = item.dataset
    if (!items.has(field)) items.set(field, item)
  }
  return items
}

/** Reads a form from the markup of a page. */
export function readDefinition(form: HTMLFormElement): FormDefinition {
  const { formId = form.id, variant, successUrl, submissionText } = form.dataset
  const markup = form.querySelector<HTMLTemplateElement>('template[data-post-submit]')
  return {
    id: formId,
    variant: variants.find((each) => each === variant),
    successUrl,
    submissionText,
    postSubmitMarkup: markup?.innerHTML,
    fields: [...itemsOf(form).values()].map(readField),
  }
}

const variants: readonly FormVariant[] = ['form', 'newsletter', 'promo-popup']

function readField(item: HTMLElement): Field {
  const kind = kindOf(item)
  const controls = controlsOf(item)
  const shared = {
    id: item.dataset.field ?? '',
    title: item.querySelector('.title, legend, label')?.textContent?.trim(),
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
      const input = item instanceof HTMLInputElement ? item : item.querySelector('input')
      return { ...shared, kind, key: item.dataset.key ?? input?.name ?? '', value: input?.value ?? '' }
    }
    default:
      return { ...shared, kind }
  }
}

const isKind = (name: string): name is FieldKind => Object.hasOwn(kinds, name)

/** The kind of an item: its `data-kind`, or the one of its classes that is a kind. */
const kindOf = ({ dataset: { kind = '' }, classList }: HTMLElement): FieldKind =>
  [kind, ...classList].find(isKind) ?? 'text'

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
