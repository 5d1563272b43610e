import { builtIns } from '../element/built-ins.dom.ts'
import type { FormDefinition, FormVariant } from './form-definition.ts'
import type { Field } from '../kind/field.ts'
import { formItems } from './form-item.dom.ts'
import { readCondition, readField } from './read-field.dom.ts'

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
    fields: readFields(formItems(element)),
  }
}

/** Reads the fields of items. Those that are known stay as they are, since we have changed their markup. */
export function readFields(
  items: ReadonlyMap<string, HTMLElement>,
  known: readonly Field[] = [],
): readonly Field[] {
  const before = new Map(known.map((field) => [field.id, field]))
  return withoutLostConditions(
    [...items].map(([id, item]) => {
      const field = before.get(id) ?? readField(id, item)
      return { ...field, when: readCondition(item.dataset.when) }
    }),
  )
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
