import type { Undo } from '@sitewright/machine'
import { createStore, type Store } from '@sitewright/machine/store'
import type { Field } from '../field/field.ts'
import type { FormDefinition } from '../form/form.ts'
import type { FormSnapshot } from '../form/snapshot.ts'

/** One page of a form: a section and the fields after it. */
export interface FormPage {
  /** Title of the section, undefined for fields before the first one. */
  readonly title: string | undefined
  readonly fields: readonly Field[]
}

/** Snapshot of the pages of a form. */
export interface FormPagesSnapshot {
  readonly index: number
  readonly count: number
  readonly page: FormPage
  readonly isFirst: boolean
  readonly isLast: boolean
}

/** A form that is shown page by page. */
export interface FormPages extends Store<FormPagesSnapshot> {
  readonly pages: readonly FormPage[]
  /** Opens the next page if the fields of this one are right. Returns true if they are. */
  readonly next: () => Promise<boolean>
  readonly back: () => void
  /** Opens the page of a field. */
  readonly show: (fieldId: string) => void
  /** Follows the form: after a submission that failed, the first page with a wrong field opens. */
  readonly start: () => Undo
}

/** The form that has pages. `createForm` returns one. */
export interface PagedForm extends Store<FormSnapshot> {
  readonly definition: FormDefinition
  field(id: string): { readonly check: () => Promise<boolean> }
}

/** Splits the fields of a form at its sections. */
export function pagesOf({ fields }: FormDefinition): readonly FormPage[] {
  const pages: { title: string | undefined; fields: Field[] }[] = []
  for (const field of fields) {
    if (field.kind === 'section') pages.push({ title: field.title, fields: [] })
    else if (pages.length === 0) pages.push({ title: undefined, fields: [field] })
    else pages.at(-1)?.fields.push(field)
  }
  return pages.length > 0 ? pages : [{ title: undefined, fields: [] }]
}

/** Creates the pages of a form. */
export function createFormPages(form: PagedForm): FormPages {
  const pages = pagesOf(form.definition)
  const takeSnapshot = (index: number): FormPagesSnapshot => ({
    index,
    count: pages.length,
    page: pages[index] ?? { title: undefined, fields: [] },
    isFirst: index === 0,
    isLast: index === pages.length - 1,
  })
  const { snapshot, subscribe, set } = createStore(takeSnapshot(0))
  const open = (index: number): void => {
    if (index !== snapshot().index && index >= 0 && index < pages.length) set(takeSnapshot(index))
  }
  const show = (fieldId: string): void =>
    open(pages.findIndex(({ fields }) => fields.some(({ id }) => id === fieldId)))
  let failures = 0
  return {
    pages,
    snapshot,
    subscribe,
    show,
    back: () => open(snapshot().index - 1),
    next: async () => {
      const { index, page } = snapshot()
      const right = await Promise.all(page.fields.map(({ id }) => form.field(id).check()))
      if (!right.every(Boolean)) return false
      // The visitor may have gone back meanwhile.
      if (snapshot().index === index) open(index + 1)
      return true
    },
    start: () =>
      form.subscribe(() => {
        const { failures: now, problems } = form.snapshot()
        const isNew = now > failures
        failures = now
        const [first] = problems
        if (isNew && first) show(first.id)
      }),
  }
}
