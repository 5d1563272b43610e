import type { Field, FieldKind } from '../kind/field.ts'

/** A setting of a field that an owner can change. */
export type SettingDescriptor =
  | {
      /** Key of the setting in the definition of a field, such as `maxLength`. */
      readonly name: string
      /** Which input edits it: `list` is several texts, such as the options of a choice. */
      readonly type: 'text' | 'number' | 'flag' | 'list'
      /** English name of the setting, for the owner. */
      readonly label: string
    }
  | {
      readonly name: 'when'
      readonly type: 'condition'
      /** English name of the setting, for the owner. */
      readonly label: string
    }

/** A kind of field as a form builder offers it. */
export interface KindDescriptor {
  readonly kind: FieldKind
  /** English name of the kind, for the owner. */
  readonly label: string
  /** Group in the list of kinds. */
  readonly group: 'text' | 'contact' | 'choice' | 'number' | 'layout'
  /** What an owner can change of a field of this kind, in the order in which to show it. */
  readonly settings: readonly SettingDescriptor[]
}

/** Features of an owner's site. */
export interface BuilderOptions {
  /**
   * Lets owners limit the characters of a textarea.
   * @default false
   */
  readonly textareaMaxLength?: boolean | undefined
}

const setting = (
  name: string,
  type: 'text' | 'number' | 'flag' | 'list',
  label: string,
): SettingDescriptor => ({
  name,
  type,
  label,
})

const title = setting('title', 'text', 'Title')
const description = setting('description', 'text', 'Description')
const placeholder = setting('placeholder', 'text', 'Placeholder')
const when: SettingDescriptor = { name: 'when', type: 'condition', label: 'Ask only if' }
const asked = [title, description, setting('required', 'flag', 'Required'), when]
const typed = [...asked, placeholder]
const chosen = [...asked, setting('options', 'list', 'Options')]

const maxLength = setting('maxLength', 'number', 'Character limit')

const kind = (
  name: FieldKind,
  label: string,
  group: KindDescriptor['group'],
  settings: readonly SettingDescriptor[],
): KindDescriptor => ({ kind: name, label, group, settings })

/**
 * Returns the kinds of fields and their settings: what a form builder is made of.
 *
 * @example
 * ```ts
 * import { createField, defectsOf, describeKinds } from '@sitewright/forms-client/builder'
 *
 * const menu = describeKinds().map(({ kind, label, group }) => `${group}: ${label} (${kind})`)
 * const field = createField('select', 'size')
 * defectsOf(field) // ['no-title', 'no-options']
 * ```
 */
export const describeKinds = ({
  textareaMaxLength = false,
}: BuilderOptions = {}): readonly KindDescriptor[] => [
  kind('text', 'Text', 'text', typed),
  kind('textarea', 'Text area', 'text', textareaMaxLength ? [...typed, maxLength] : typed),
  kind('password', 'Password', 'text', typed),
  kind('name', 'Name', 'contact', asked),
  kind('email', 'Email', 'contact', typed),
  kind('phone', 'Phone', 'contact', [...asked, setting('showCountryCode', 'flag', 'Country code')]),
  kind('address', 'Address', 'contact', asked),
  kind('website', 'Website', 'contact', typed),
  kind('twitter', 'Social handle', 'contact', typed),
  kind('select', 'Dropdown', 'choice', [...chosen, placeholder]),
  kind('radio', 'Radio', 'choice', chosen),
  kind('checkbox', 'Checkbox', 'choice', chosen),
  kind('likert', 'Survey', 'choice', [...asked, setting('options', 'list', 'Statements')]),
  kind('number', 'Number', 'number', typed),
  kind('currency', 'Currency', 'number', typed),
  kind('date', 'Date', 'number', asked),
  kind('time', 'Time', 'number', asked),
  kind('section', 'Section', 'layout', [title, description]),
  kind('hidden', 'Hidden', 'layout', [setting('key', 'text', 'Name'), setting('value', 'text', 'Value')]),
]

/** Creates a field of a kind, with nothing filled in yet. `id` has to be new in the form. */
export function createField(of: FieldKind, id: string): Field {
  switch (of) {
    case 'radio':
    case 'checkbox':
    case 'select':
    case 'likert':
      return { id, kind: of, title: '', options: [] }
    case 'hidden':
      return { id, kind: of, key: '', value: '' }
    default:
      return { id, kind: of, title: '' }
  }
}

/** Reason why a field cannot be published. */
export type FieldDefect = 'no-title' | 'no-options' | 'repeated-option' | 'no-key'

/** Returns what is missing before a field can be published. */
export function defectsOf(field: Field): readonly FieldDefect[] {
  if (field.kind === 'hidden') return field.key === '' ? ['no-key'] : []
  const untitled: readonly FieldDefect[] = field.title?.trim() ? [] : ['no-title']
  if (!('options' in field)) return untitled
  // An empty text is no option, and is not drawn.
  const options = field.options.filter((option) => option !== '')
  if (options.length === 0) return [...untitled, 'no-options']
  const isRepeated = new Set(options).size < options.length
  return isRepeated ? [...untitled, 'repeated-option'] : untitled
}
