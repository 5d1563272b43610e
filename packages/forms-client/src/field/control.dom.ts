import { partCount, type Field, type FieldValue } from './field.ts'

/** An element that is filled in. */
export type ControlElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const CONTROLS = 'input, textarea, select'

/** The controls of an item in the order of the document. An item may be a control itself. */
export const controlsOf = (item: Element): readonly ControlElement[] =>
  [item, ...item.querySelectorAll(CONTROLS)]
    .filter((element): element is ControlElement => element.matches(CONTROLS))
    .filter(({ type }) => !['hidden', 'submit', 'button', 'image', 'reset', 'file'].includes(type))

/** Checks for a node, also for one of a frame, whose classes are not those of this page. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'nodeType' in value

/** Checks for an element, also for one of a frame. */
export const isElement = (value: unknown): value is Element => isNode(value) && value.nodeType === 1

const isSelect = (control: ControlElement): control is HTMLSelectElement => control.localName === 'select'

/** Checks whether a control is an option of its own. */
const isChoice = (control: ControlElement): control is HTMLInputElement =>
  /^(radio|checkbox)$/.test(control.type)

/** Checks whether a browser would send an option. */
const isChecked = (control: ControlElement): boolean =>
  isChoice(control) && control.checked && !isDisabled(control)

/** Checks whether a control is disabled, by itself or with its fieldset. Browsers do not send it then. */
const isDisabled = (control: Element): boolean => control.matches(':disabled')

/** Checks whether all controls of an item are disabled, and there are any. */
export function isItemDisabled(item: Element): boolean {
  const controls = [item, ...item.querySelectorAll(CONTROLS)].filter((element) => element.matches(CONTROLS))
  return controls.length > 0 && controls.every(isDisabled)
}

/** Checks whether a control is as its markup says: nobody has typed or chosen anything. */
export function isUntouched(control: ControlElement): boolean {
  if (isSelect(control)) {
    const options = [...control.options]
    return (
      control.selectedIndex ===
      Math.max(
        0,
        options.findLastIndex((option) => option.defaultSelected),
      )
    )
  }
  if (isChoice(control)) return control.checked === control.defaultChecked
  return control.value === shownText(control, control.defaultValue)
}

/** Text that a control shows for a text: browsers leave out line breaks, and spaces around an email. */
function shownText({ type, localName }: HTMLInputElement | HTMLTextAreaElement, text: string): string {
  const control = document.createElement(localName === 'textarea' ? 'textarea' : 'input')
  if (localName !== 'textarea') control.setAttribute('type', type)
  control.value = text
  return control.value
}

/** Checks whether a control that is typed into shows another text than an answer has. */
export const showsOther = (control: ControlElement, text: string): boolean =>
  !isSelect(control) && !isChoice(control) && control.value !== shownText(control, text)

/** Reads the answer of a field from its controls. */
export function readValue(item: Element, field: Field): FieldValue {
  const controls = controlsOf(item)
  switch (field.kind) {
    case 'checkbox':
      return controls.filter(isChecked).map(({ value }) => value)
    case 'radio':
      return controls.find(isChecked)?.value ?? ''
    case 'likert':
      return Object.fromEntries(
        questionsOf(item).map(({ question, choices }) => [question, choices.find(isChecked)?.value ?? '']),
      )
    case 'hidden':
      return field.value
    default:
      return partCount(field) > 0 ? controls.map(({ value }) => value) : (controls[0]?.value ?? '')
  }
}

/** Writes an answer into the controls of a field. A control that has it already keeps its text cursor. */
export function writeValue(item: Element, field: Field, value: FieldValue): void {
  if (field.kind === 'hidden' || JSON.stringify(readValue(item, field)) === JSON.stringify(value)) return
  if (field.kind === 'likert') {
    const answers = new Map(Object.entries(value))
    for (const { question, choices } of questionsOf(item)) check(choices, [answers.get(question)])
    return
  }
  const controls = controlsOf(item)
  const values = typeof value === 'string' ? [value] : Object.values(value)
  if (field.kind === 'radio' || field.kind === 'checkbox') check(controls, values)
  else controls.forEach((control, index) => (control.value = values[index] ?? ''))
}

function check(controls: readonly ControlElement[], values: readonly unknown[]): void {
  for (const control of controls) {
    // One that visitors may not change keeps its state, and a radio button without a value stands for no answer.
    if (isChoice(control) && !isDisabled(control)) {
      control.checked =
        values.includes(control.value) && (control.value !== '' || control.type === 'checkbox')
    }
  }
}

/** Questions of a likert field: elements with `data-question`, each with its radio buttons. */
export const questionsOf = (
  item: Element,
): readonly { readonly question: string; readonly choices: readonly ControlElement[] }[] =>
  [...item.querySelectorAll<HTMLElement>('[data-question]')].map((root) => ({
    question: root.dataset.question ?? '',
    choices: controlsOf(root),
  }))
