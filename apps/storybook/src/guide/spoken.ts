import {
  computeAccessibleDescription,
  computeAccessibleName,
  getRole,
  isInaccessible,
} from 'dom-accessibility-api'

/** One thing that a screen reader says on its way through a part. */
export interface Spoken {
  readonly role: string
  readonly name: string
  readonly description: string
  readonly state: string
}

/** Roles that screen readers pass over, or that say nothing without a name. */
const SILENT = new Set([
  'generic',
  'none',
  'presentation',
  'paragraph',
  'term',
  'definition',
  'row',
  'rowgroup',
  'cell',
  // It names its group.
  'legend',
])
const NAMED_ONLY = new Set([
  'group',
  'region',
  'form',
  'list',
  'listitem',
  'article',
  'figure',
  'img',
  'svg',
  'alert',
  'status',
])

/** Words for roles where the plain one is not what people say. */
const WORDS: Readonly<Record<string, string>> = {
  textbox: 'text field',
  spinbutton: 'number field',
  combobox: 'combo box',
  radiogroup: 'group of radio buttons',
  radio: 'radio button',
  img: 'picture',
  alertdialog: 'alert',
  tabpanel: 'panel of a tab',
  tablist: 'list of tabs',
  columnheader: 'heading of a column',
}

const STATES = [
  ['aria-expanded', 'false', 'closed'],
  ['aria-expanded', 'true', 'open'],
  ['aria-pressed', 'true', 'pressed'],
  ['aria-selected', 'true', 'selected'],
  ['aria-checked', 'true', 'checked'],
  ['aria-disabled', 'true', 'unavailable'],
  ['aria-busy', 'true', 'busy'],
  ['aria-invalid', 'true', 'invalid'],
  ['aria-required', 'true', 'required'],
] as const

function stateOf(element: Element): string {
  const states: string[] = STATES.filter(([name, value]) => element.getAttribute(name) === value).map(
    ([, , word]) => word,
  )
  if ((element as Partial<HTMLInputElement>).checked) states.push('checked')
  if (element.matches(':disabled')) states.push('unavailable')
  if (element.matches(':required')) states.push('required')
  return [...new Set(states)].join(', ')
}

/** Elements whose contents are their name: screen readers do not go into them. */
const LEAVES = new Set([
  'button',
  'link',
  'img',
  'option',
  'tab',
  'heading',
  'textbox',
  'radio',
  'checkbox',
  'switch',
])

function read(element: Element, skipped: string, spoken: Spoken[]): void {
  if (isInaccessible(element) || element.matches(skipped)) return
  const role = getRole(element)
  const name = role === null ? '' : computeAccessibleName(element)
  const isSaid = role !== null && !SILENT.has(role) && (name !== '' || !NAMED_ONLY.has(role))
  if (isSaid) {
    const description = computeAccessibleDescription(element)
    spoken.push({ role: WORDS[role] ?? role, name, description, state: stateOf(element) })
  }
  if (role !== null && LEAVES.has(role)) return
  for (const child of (element.shadowRoot ?? element).children) read(child, skipped, spoken)
}

/** What a screen reader says on its way through an element, in order. Each has words of its own for it. */
export function spokenIn(root: Element, skipped: string): readonly Spoken[] {
  const spoken: Spoken[] = []
  for (const child of root.children) read(child, skipped, spoken)
  return spoken
}
