import { partCount, type Field, type FieldValue } from '../kind/field.ts'

/** An element that is filled in. */
export type ControlElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const CONTROLS = 'input, textarea, select'

/** Controls that belong together without an element around them, by the first of them. */
const groups = new WeakMap<Element, readonly ControlElement[]>()

/** Makes an item of controls that have the same name: the first one stands for all. */
export const groupControls = (first: ControlElement, controls: readonly ControlElement[]): unknown =>
  groups.set(first, controls)

/** Checks for an element that is filled in, of this page or of a frame. */
export const isControl = (element: Element): element is ControlElement => element.matches(CONTROLS)

/** All controls of an item in the order of the document, also those that nobody fills in. An item may be a control itself. */
const allControlsOf = (item: Element): readonly ControlElement[] =>
  groups.get(item) ?? [item, ...item.querySelectorAll(CONTROLS)].filter(isControl)

/** The controls of an item that visitors fill in. */
export const controlsOf = (item: Element): readonly ControlElement[] =>
  allControlsOf(item).filter(
    ({ type }) => !['hidden', 'submit', 'button', 'image', 'reset', 'file'].includes(type),
  )

/** Checks for a node, also for one of a frame, whose classes are not those of this page. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'nodeType' in value

/** Checks for an element, also for one of a frame. */
export const isElement = (value: unknown): value is Element => isNode(value) && value.nodeType === 1

const isSelect = (control: ControlElement): control is HTMLSelectElement => control.localName === 'select'

const isMultiple = (control: ControlElement): control is HTMLSelectElement =>
  control.type === 'select-multiple'

/** Checks whether a control is an option of its own. */
export const isChoice = (control: ControlElement): control is HTMLInputElement =>
  /^(radio|checkbox)$/.test(control.type)

/** Checks whether a browser would send an option. */
const isChecked = (control: ControlElement): boolean =>
  isChoice(control) && control.checked && !isDisabled(control)

/** Checks whether a control is disabled, by itself or with its fieldset. Browsers do not send it then. */
const isDisabled = (control: Element): boolean => control.matches(':disabled')

/** Checks whether all controls of an item are disabled, and there are any. */
export function isItemDisabled(item: Element): boolean {
  const controls = allControlsOf(item)
  return controls.length > 0 && controls.every(isDisabled)
}

/** Checks whether a control is as its markup says: nobody has typed or chosen anything. */
export function isUntouched(control: ControlElement): boolean {
  if (isMultiple(control)) return [...control.options].every((each) => each.selected === each.defaultSelected)
  if (isSelect(control)) {
    const defaults = [...control.options].filter((option) => option.defaultSelected)
    return control.selectedIndex === (defaults.at(-1)?.index ?? 0)
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
      return controls.flatMap((control) =>
        isMultiple(control) ? selectedOf(control) : isChecked(control) ? [control.value] : [],
      )
    case 'radio':
      return controls.find(isChecked)?.value ?? ''
    case 'likert':
      return Object.fromEntries(
        questionsOf(item).map(({ question, choices }) => [question, choices.find(isChecked)?.value ?? '']),
      )
    case 'hidden':
      return hiddenInput(item)?.value ?? field.value
    default:
      return partCount(field) > 0 ? controls.map(textOf) : controls.slice(0, 1).map(textOf).join('')
  }
}

/** Options of a list of which a browser would send any number. */
const selectedOf = (list: HTMLSelectElement): readonly string[] =>
  isDisabled(list)
    ? []
    : [...list.selectedOptions].filter((option) => !isDisabled(option)).map(({ value }) => value)

/** Text that a browser would send of a control: an option that is disabled, such as “Choose …”, is no answer. */
const textOf = (control: ControlElement): string =>
  isSelect(control)
    ? ([...control.selectedOptions].find((option) => !isDisabled(option))?.value ?? '')
    : control.value

/** Writes a text into a control. A list that has no option for it shows the one that it began with. */
function writeText(control: ControlElement, text: string): void {
  control.value = text
  if (isSelect(control) && control.selectedIndex < 0)
    control.selectedIndex = [...control.options].findIndex((option) => option.defaultSelected)
}

/** Checks for a control with something typed that the browser cannot read, such as half of a date: its value is empty. */
export const isUnreadable = (control: Element): boolean =>
  isControl(control) && !isDisabled(control) && control.validity.badInput

/** The input of a hidden field. */
export const hiddenInput = (item: Element): ControlElement | undefined =>
  allControlsOf(item).find(({ type }) => type === 'hidden')

/** The controls of an item that its answer is read from. */
export function readControlsOf(item: Element, field: Field): readonly ControlElement[] {
  const controls = controlsOf(item)
  switch (field.kind) {
    case 'section':
      return []
    case 'radio':
      return controls.filter(isChoice)
    case 'checkbox':
      return controls.filter((control) => isChoice(control) || isMultiple(control))
    case 'likert':
      return questionsOf(item).flatMap(({ choices }) => choices)
    case 'hidden':
      return [hiddenInput(item) ?? []].flat()
    default:
      return partCount(field) > 0 ? controls : controls.slice(0, 1)
  }
}

/** Checks whether a browser would send something of a control that a visitor has filled in, or chosen. */
export function isFilled(control: ControlElement): boolean {
  if (isDisabled(control) || isUntouched(control)) return false
  if (isMultiple(control)) return selectedOf(control).length > 0
  return isChoice(control) ? control.checked : control.value !== ''
}

/** Checks whether more of a list is chosen than one answer has room for. */
export const hasMore = (control: ControlElement): boolean =>
  isMultiple(control) && selectedOf(control).length > 1

/** Writes an answer into the controls of a field. A control that has it already keeps its text cursor. */
export function writeValue(item: Element, field: Field, value: FieldValue): void {
  if (JSON.stringify(readValue(item, field)) === JSON.stringify(value)) return
  if (field.kind === 'likert') {
    const answers = new Map(Object.entries(value))
    for (const { question, choices } of questionsOf(item)) check(choices, [answers.get(question)])
    return
  }
  const values = typeof value === 'string' ? [value] : Object.values(value)
  if (field.kind === 'hidden') {
    const input = hiddenInput(item)
    if (input) input.value = values[0] ?? ''
    return
  }
  const controls = controlsOf(item)
  if (field.kind === 'radio' || field.kind === 'checkbox') check(controls, values)
  else controls.forEach((control, index) => writeText(control, values[index] ?? ''))
}

function check(controls: readonly ControlElement[], values: readonly unknown[]): void {
  for (const control of controls) {
    if (isMultiple(control)) {
      for (const option of control.options) option.selected = values.includes(option.value)
    }
    // One that visitors may not change keeps its state, and a radio button without a value stands for no answer.
    if (isChoice(control) && !isDisabled(control)) {
      control.checked =
        values.includes(control.value) && (control.value !== '' || control.type === 'checkbox')
    }
  }
}

/** The title of a control that is an item itself: its label, or the legend around a group and nothing else. */
export function titleOfControl(control: ControlElement): Element | undefined {
  const group = controlsOf(control)
  const legend = control.closest('fieldset')?.querySelector('legend')
  const others = [...(control.closest('fieldset')?.querySelectorAll(CONTROLS) ?? [])]
  const isOfGroup = group.length > 1 && others.every((each) => group.some((own) => own === each))
  return (isOfGroup ? legend : undefined) ?? control.labels?.[0]
}

/** Questions of a likert field: elements with `data-question`, each with its radio buttons. */
export const questionsOf = (
  item: Element,
): readonly { readonly question: string; readonly choices: readonly ControlElement[] }[] =>
  [...item.querySelectorAll<HTMLElement>('[data-question]')].map((root) => ({
    question: root.dataset.question ?? '',
    choices: controlsOf(root),
  }))
