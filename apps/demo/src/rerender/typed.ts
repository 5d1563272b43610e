import { controlKey, FIELDS, type Field } from './form-state.ts'

/** Name of what was typed, in the storage of the tab. */
const TYPED = 'sill-typed'

/** Kinds of controls whose values are no answers of the visitor, or must not be stored. */
const LEFT_OUT = ['password', 'hidden', 'file', 'submit', 'button', 'reset', 'image']

/** Property that holds the answer of a control. */
const propertyOf = ({ type }: Field): 'checked' | 'value' =>
  type === 'radio' || type === 'checkbox' ? 'checked' : 'value'

const answerOf = (field: Field): string | boolean =>
  field instanceof HTMLInputElement ? field[propertyOf(field)] : field.value

/** Controls of the page by a key that is the same once the page is loaded again. */
function fieldsByKey(): ReadonlyMap<string, Field> {
  const fields = new Map<string, Field>()
  for (const field of document.querySelectorAll<Field>(FIELDS)) {
    if (LEFT_OUT.includes(field.type)) continue
    const key = `${field.form?.dataset.formId ?? ''} ${controlKey(field)}`
    let nth = 1
    while (fields.has(`${key} ${nth}`)) nth += 1
    fields.set(`${key} ${nth}`, field)
  }
  return fields
}

/** Keeps what is typed and chosen for this page, which is about to be loaded again. */
export function keepTyped(): void {
  const answers = [...fieldsByKey()].map(([key, field]) => [key, answerOf(field)])
  try {
    sessionStorage.setItem(TYPED, JSON.stringify(answers))
  } catch {
    // A storage without room keeps nothing.
  }
}

/** True if the visitor has answered a control since the page was loaded. */
function isAnswered(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return false
  return field instanceof HTMLInputElement && propertyOf(field) === 'checked'
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue
}

function answer(field: Field, given: string | boolean): void {
  // The setter of the browser: React replaces that of the element to see who has set a value.
  Reflect.set(Object.getPrototypeOf(field), propertyOf(field), given, field)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Gives the controls of the page what was kept of them. */
export function restoreTyped(): void {
  const kept = sessionStorage.getItem(TYPED)
  if (!kept) return
  sessionStorage.removeItem(TYPED)
  const fields = fieldsByKey()
  for (const [key, given] of JSON.parse(kept) as [string, string | boolean][]) {
    const field = fields.get(key)
    if (!field || isAnswered(field) || answerOf(field) === given) continue
    // The radio button that was chosen takes the choice from this one.
    if (field.type !== 'radio' || given) answer(field, given)
  }
}
