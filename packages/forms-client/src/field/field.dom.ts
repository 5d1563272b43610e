import type { Clock, Cleanup } from '@sitewright/machine'
import { draw, spread, type Attributes } from '@sitewright/site/part'
import { addCounter } from '../counter/counter.dom.ts'
import type { FormField } from '../engine/form.browser.ts'
import { counterLabels } from '../counter/counter.connect.ts'
import { controlsOf, isUntouched, readValue, titleOfControl, writeValue } from '../control/control.dom.ts'
import { focusItem } from '../control/focus.dom.ts'
import { maxLengthOf, type Field, type FieldValue } from '../kind/field.ts'
import {
  connectItem,
  connectPart,
  connectRadioGroup,
  connectRequired,
  fieldElementIds,
  requiredLabel,
} from '../item/item.connect.ts'
import { freed, groupAttributes, idOf, keep } from '../item/markup.dom.ts'

/** A field in the markup of a page. */
export interface EnhancedField {
  readonly item: HTMLElement
  /** Takes what the visitor has typed. */
  readonly read: () => void
  /** Checks whether the controls hold another answer than when they were last read or written. */
  readonly hasChanged: () => boolean
  readonly focus: () => void
  readonly cleanup: Cleanup
}

/** Labels of the parts that are added to the markup of a page. */
export const itemLabels = { ...counterLabels, ...requiredLabel } as const

export type ItemLabels = Readonly<Record<keyof typeof itemLabels, string>>

export interface EnhanceFieldOptions {
  /** Prefix of the ids of its elements. */
  readonly prefix: string
  readonly labels: ItemLabels
  readonly clock?: Clock | undefined
  /** The field has an answer already, which stands unless the visitor has filled in the item. */
  readonly isKnown?: boolean | undefined
}

const TITLE = '.title, [data-form="title"], legend, label'

/** Enhances the item of a field: its error before its title, its counter, and what assistive technology hears. */
export function enhanceField(
  item: HTMLElement,
  field: FormField,
  { prefix, isKnown, ...options }: EnhanceFieldOptions,
): EnhancedField {
  // The description that counts is the one that the page shows.
  const definition: Field = { ...field.definition, description: undefined }
  const controls = controlsOf(item)
  const hadError = item.classList.contains('error')
  const described = controls.map((control) => control.getAttribute('aria-describedby'))
  const error = draw(item.ownerDocument, 'p', {})
  const isControl = controls[0] === item
  const title = isControl && controls[0] ? titleOfControl(controls[0]) : item.querySelector(TITLE)
  if (title) title.before(error)
  else if (isControl) item.before(error)
  else item.prepend(error)
  const required = connectRequired(definition, options.labels['form.required'])
  // A group without a title begins with the label of its first option.
  const isNamed = title && controlsOf(title).length === 0
  const mark = required && isNamed ? draw(item.ownerDocument, 'span', required) : undefined
  if (mark) title?.append(mark)
  const ids = fieldElementIds(prefix)
  const name = item.querySelector('.title, [data-form="title"]')
  const description = item.querySelector('.description, [data-form="description"]')
  const restores = [item, name ?? item, description ?? item, ...controls].map(keep)
  const group = groupAttributes(item, definition, name, ids.title)
  const descriptionId = description && idOf(description, ids.description)
  const free = controls.map((control, index) => ({
    ...freed(control),
    ...(index === 0 && !control.id && { id: ids.control }),
  }))
  const counter = controls[0] && addCounter(controls[0], maxLengthOf(definition), options)

  const held = (): string => JSON.stringify(readValue(item, definition))
  let last = ''
  let shown: FieldValue | undefined
  const write = (value: FieldValue): void => {
    // An error of its own accord wipes out no answer that came without an event.
    if (value === shown) return
    writeValue(item, definition, value)
    shown = value
    last = held()
  }

  const show = (): void => {
    const snapshot = field.snapshot()
    const view = connectItem(definition, snapshot, prefix)
    const controlOf = (index: number): Attributes => connectPart(view.control, snapshot, index)
    const root =
      definition.kind === 'radio' ? { ...view.root, ...connectRadioGroup(view.classes) } : view.root
    spread(
      item,
      isControl ? { ...root, ...describe(controlOf(0), free[0], described[0]) } : { ...root, ...group },
    )
    for (const [name, isOn] of Object.entries(view.classes)) item.classList.toggle(name, isOn)
    spread(error, view.error)
    controls.forEach((control, index) => {
      if (control === item) return
      spread(control, describe(controlOf(index), free[index], described[index], descriptionId))
    })
    write(snapshot.value)
    if (typeof snapshot.value === 'string') counter?.show(snapshot.value.length)
  }
  const read = (): void => {
    last = held()
    field.set(readValue(item, definition))
  }
  if (!isKnown || !controls.every(isUntouched)) read()
  show()
  const unsubscribe = field.subscribe(show)
  return {
    item,
    read,
    hasChanged: () => held() !== last,
    focus: () => void focusItem(item),
    cleanup: () => {
      unsubscribe()
      counter?.remove()
      error.remove()
      mark?.remove()
      for (const restore of restores) restore()
      item.classList.toggle('error', hadError)
    },
  }
}

/** Adds our descriptions of a control to that of the page. */
function describe(
  view: Attributes,
  free: Attributes | undefined,
  own: string | null | undefined,
  shown?: string | null,
): Attributes {
  const ids = [own, shown, view['aria-describedby']].flatMap((each) => each?.split(' ') ?? [])
  return { ...free, ...view, 'aria-describedby': [...new Set(ids)].join(' ').trim() || undefined }
}

/** Keeps a hidden input and its field in step: scripts of the page may change either. */
export function enhanceHidden(item: HTMLElement, field: FormField): EnhancedField {
  const { definition, snapshot, set, subscribe } = field
  const show = (): void => writeValue(item, definition, snapshot().value)
  const read = (): void => set(readValue(item, definition))
  return {
    item,
    read,
    hasChanged: () => readValue(item, definition) !== snapshot().value,
    focus: () => undefined,
    cleanup: subscribe(show),
  }
}
