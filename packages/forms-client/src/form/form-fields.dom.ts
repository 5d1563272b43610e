import type { Clock, Cleanup } from '@sitewright/machine'
import { readFields } from '../definition/definition.dom.ts'
import { readField } from '../definition/read-field.dom.ts'
import { formItems } from '../definition/form-item.dom.ts'
import { controlsOf, isElement, isNode } from '../control/control.dom.ts'
import { enhanceField, enhanceHidden, type EnhancedField, type ItemLabels } from '../field/field.dom.ts'
import type { Field } from '../kind/field.ts'
import { fieldElementIds } from '../item/item.connect.ts'
import { builtIns } from '../element/built-ins.dom.ts'
import { nameOf, unreadControls, unsentNames } from './press/unsent.dom.ts'
import type { Form } from '../engine/form.browser.ts'

/** The fields of a form in the markup of a page. */
export interface FormFields {
  /** Those that are there now, in the order of the document. */
  readonly all: () => ReadonlyMap<string, ShownField>
  readonly items: () => ReadonlyMap<string, HTMLElement>
  /** Names of what a visitor has filled in and what is not sent. */
  readonly unsent: () => readonly string[]
  /** Takes in what the page has added to the form, and drops what it has removed. */
  readonly scan: () => void
  /** Takes what scripts and password managers wrote into controls without an event. */
  readonly readUnannounced: () => void
  readonly cleanup: Cleanup
}

interface ShownField extends EnhancedField {
  readonly controlId: string
}

export interface FormFieldsOptions {
  readonly labels: ItemLabels
  readonly clock?: Clock | undefined
  /** The definition is that of the page's markup, and changes with it. */
  readonly isFromMarkup: boolean
  readonly report?: ((error: unknown) => void) | undefined
}

let count = 0

/** Enhances the fields of a form. */
export function enhanceFields(
  element: HTMLFormElement,
  form: Form,
  { isFromMarkup, report = console.warn, ...options }: FormFieldsOptions,
): FormFields {
  count += 1
  const prefix = `form-${count}`
  let index = -1
  let items = formItems(element)
  let shown: ReadonlyMap<string, ShownField> = new Map()
  /** Fields that the definition of the page leaves out are left out on purpose. */
  const isLeftOut = leftOutOf(form.definition.fields, items)

  const fieldOf = (id: string, item: HTMLElement): Field =>
    form.definition.fields.find((field) => field.id === id) ?? readField(id, item)
  const show = (id: string, item: HTMLElement, isKnown: boolean): ShownField => {
    index += 1
    const ids = `${prefix}-${index}`
    const field = form.field(id)
    const enhanced =
      field.definition.kind === 'hidden'
        ? enhanceHidden(item, field)
        : enhanceField(item, field, { ...options, prefix: ids, isKnown })
    const cleanup = builtIns(element).contains(item) ? undefined : followItem(item, form, () => shown)
    return {
      ...enhanced,
      controlId: controlsOf(item)[0]?.id ?? fieldElementIds(ids).control,
      cleanup: () => {
        cleanup?.()
        enhanced.cleanup()
      },
    }
  }
  const showAll = (known: ReadonlySet<string>): void => {
    const before = shown
    const ids = new Set(form.definition.fields.map(({ id }) => id))
    shown = new Map(
      [...items].flatMap(([id, item]) => {
        if (!ids.has(id)) return []
        const same = before.get(id)
        return [[id, same?.item === item ? same : show(id, item, known.has(id))] as const]
      }),
    )
  }
  showAll(new Set())
  const told = new WeakSet<Element>()
  const warn = (): void => {
    const all = [...formItems(element)].map(([id, item]) => [item, readField(id, item)] as const)
    const missing = [
      ...all.filter(([, { id }]) => isLeftOut(id)).map(([item]) => item),
      ...unreadControls(element, all),
    ]
    for (const each of missing.filter((control) => !told.has(control))) {
      told.add(each)
      report(new RangeError(`The form '${form.definition.id}' does not send this: ${nameOf(each)}`))
    }
  }
  warn()

  return {
    all: () => shown,
    items: () => items,
    unsent: () =>
      unsentNames(
        element,
        [...formItems(element)].map(([id, item]) => [item, fieldOf(id, item)]),
      ),
    scan: () => {
      const found = new Map([...formItems(element)].filter(([id]) => !isLeftOut(id)))
      if (isSame(found, shown)) return
      for (const [id, { item, cleanup }] of shown) if (found.get(id) !== item) cleanup()
      const known = form.definition.fields
      items = found
      const own = readFields(items, known)
      const fields = isFromMarkup ? own : merge(known, own)
      form.redefine({ ...form.definition, fields })
      showAll(new Set(known.map(({ id }) => id)))
      const added = own.filter(({ id }) => !known.some((field) => field.id === id))
      // A reset goes back to what the page has filled in.
      warn()
      form.redefine(form.definition, Object.fromEntries(added.map(({ id }) => [id, form.values()[id] ?? ''])))
    },
    readUnannounced: () => {
      for (const { hasChanged, read } of shown.values()) if (hasChanged()) read()
    },
    cleanup: () => {
      for (const { cleanup } of shown.values()) cleanup()
    },
  }
}

/** Finds what a definition of the page has no field for although it is in the form from the beginning. */
function leftOutOf(
  fields: readonly Field[],
  items: ReadonlyMap<string, HTMLElement>,
): (id: string) => boolean {
  const defined = new Set(fields.map(({ id }) => id))
  const leftOut = new Set([...items.keys()].filter((id) => !defined.has(id)))
  return (id) => leftOut.has(id)
}

const isSame = (
  items: ReadonlyMap<string, HTMLElement>,
  shown: ReadonlyMap<string, { readonly item: HTMLElement }>,
): boolean => items.size === shown.size && [...items].every(([id, item]) => shown.get(id)?.item === item)

/** Adds the fields that a definition does not have. */
const merge = (known: readonly Field[], own: readonly Field[]): readonly Field[] => [
  ...known,
  ...own.filter(({ id }) => !known.some((field) => field.id === id)),
]

type Shown = ReadonlyMap<string, EnhancedField>

/** Takes what the visitor types in an element, with one listener for all fields in it. Returns the cleanup. */
export function followItem(element: HTMLElement, form: Form, shown: () => Shown): Cleanup {
  const life = new AbortController()
  const { signal } = life
  const read = ({ target }: Event): void => fieldAt(target, shown())?.[1].read()
  const leave = ({ target, relatedTarget }: FocusEvent): void => {
    const [id, field] = fieldAt(target, shown()) ?? []
    if (id === undefined || fieldAt(relatedTarget, shown())?.[1] === field) return
    if (isNode(relatedTarget) && field?.item.contains(relatedTarget)) return
    form.field(id).touch()
  }
  const own = builtIns(element)
  own.addEventListener('focusout', leave, { signal })
  own.addEventListener('input', read, { signal })
  own.addEventListener('change', read, { signal })
  return () => life.abort()
}

/** The field that a control belongs to. */
function fieldAt(target: EventTarget | null, shown: Shown): readonly [string, EnhancedField] | undefined {
  if (!isElement(target)) return undefined
  // A control with a name and no item is one itself, or one of a group.
  const name = target.getAttribute('name') ?? ''
  const named = shown.get(name)
  if (named && controlsOf(named.item).some((control) => control === target)) return [name, named]
  const item = target.closest<HTMLElement>('[data-field]')
  const id = item?.dataset.field ?? ''
  const field = shown.get(id)
  return field?.item === item ? [id, field] : undefined
}
