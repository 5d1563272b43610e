import type { Field, FormDefinition } from '@sitewright/forms-client'
import { connectField, labels as english, type Control, type Labels } from '@sitewright/forms-client/connect'
import { pageTexts } from '../../language/page-texts.ts'
import type { Language } from '../content/words.ts'

const NAMES: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' }

/** A text as markup. */
export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Attributes as markup. What is false or missing is left out, and so are listeners and content. */
export function attributes(bag: object): string {
  return (Object.entries(bag) as readonly (readonly [string, unknown])[])
    .filter(([name]) => name !== 'children')
    .filter(([, value]) => value !== undefined && typeof value !== 'function')
    .filter(([name, value]) => value !== false || /^aria-|^spell/.test(name))
    .map(([name, value]) => {
      const own = NAMES[name] ?? name.toLowerCase()
      return value === true && !own.startsWith('aria-') ? own : `${own}="${escape(String(value))}"`
    })
    .join(' ')
}

function control({ tag, attributes: { value, ...own }, label, ...more }: Control) {
  // A text area has no attribute for its text, and a select none for its choice.
  const bag = tag === 'input' && value !== '' ? { ...own, value } : own
  return {
    [tag]: true,
    attributes: attributes(bag),
    label: { attributes: attributes(label), text: label.children },
    options:
      'options' in more
        ? more.options.map((option) => ({ attributes: attributes(option), text: option.children }))
        : [],
  }
}

/** Limit and condition of a field, which the page's script reads out of its markup. */
const settings = (field: Field): object => ({
  'data-when': field.when && JSON.stringify(field.when),
  'data-max-length': field.kind === 'textarea' ? field.maxLength : undefined,
})

function fieldRecord(field: Field, prefix: string, labels: Labels) {
  const snapshot = { value: '', error: undefined, isAsked: !field.when, isChecking: false }
  const view = connectField(field, snapshot, { prefix, labels, set: () => undefined })
  return {
    attributes: attributes({ ...view.root, ...settings(field) }),
    hiddenInput: field.kind === 'hidden' ? { id: field.id, key: field.key, value: field.value } : null,
    title: { attributes: attributes(view.title), text: view.title.children },
    isLabel: view.titleTag === 'label',
    isSection: field.kind === 'section',
    isSingle: view.groups.length === 1 && view.groups[0]?.controls.length === 1,
    hint: view.description && {
      attributes: attributes(view.description),
      text: view.description.children,
    },
    groups: view.groups.map(({ root, title, controls }) => ({
      attributes: attributes(root),
      question: title && { attributes: attributes(title), text: title.children },
      controls: controls.map(control),
      isChoice: controls[0]?.attributes['data-form'] === 'choice',
    })),
  }
}

/** A form as the templates print it: elements and attributes come from the package's own description of its parts. */
export function formRecord({ fields, ...form }: FormDefinition, locale: Language, send: string) {
  const labels: Labels = { ...english, ...pageTexts(locale).forms }
  return {
    ...form,
    variant: form.variant ?? 'form',
    send,
    blockedText: pageTexts(locale).forms?.['form.error.submit'],
    fields: fields.map((field, index) => fieldRecord(field, `${form.id}-${index}`, labels)),
  }
}
