import type { Cleanup } from '@sitewright/machine'
import { createStore, type Store } from '@sitewright/machine/store'
import type { Field } from '../kind/field.ts'
import type { FormDefinition } from '../definition/form-definition.ts'
import type { FormSnapshot } from '../state/snapshot.ts'

/** One page of a form: a section and the fields after it. */
export interface FormPage<Each extends Field = Field> {
  /** Id of the section, undefined for fields before the first one. */
  readonly id: string | undefined
  /** Title of the section, undefined for fields before the first one. */
  readonly title: string | undefined
  /** Fields of the page without its section. Empty for a section that no field follows. */
  readonly fields: readonly Each[]
}

/** Snapshot of the pages of a form. A page that asks for no answer now, although it has fields, does not count. */
export interface FormPagesSnapshot<Each extends Field = Field> {
  /** Place of the page among those that count. */
  readonly index: number
  /** Number of pages that count. */
  readonly count: number
  /** The page that is shown. */
  readonly page: FormPage<Each>
  /** True on the first page. */
  readonly isFirst: boolean
  /** True on the last page. */
  readonly isLast: boolean
}

/** A form that is shown page by page. */
export interface FormPages<Each extends Field = Field> extends Store<FormPagesSnapshot<Each>> {
  /** All pages, in the order of the form. */
  readonly pages: readonly FormPage<Each>[]
  /** Opens the next page if the fields of this one are right. Returns true if they are. */
  readonly next: () => Promise<boolean>
  /** Opens the page before. */
  readonly back: () => void
  /** Opens the page of a field. */
  readonly show: (fieldId: string) => void
  /** Follows the form: after a submission that failed, the first page with a wrong field opens. */
  readonly start: () => Cleanup
}

/** The form that has pages. `createForm` returns one. */
export interface PagedForm<Definition extends FormDefinition = FormDefinition> extends Store<FormSnapshot> {
  readonly definition: Definition
  field(id: string): Pick<Store<{ readonly isAsked: boolean }>, 'snapshot' | 'subscribe'> & {
    /** Checks the answer and shows what is wrong. Resolves to true if it is right. */
    readonly check: () => Promise<boolean>
  }
}

/** Splits the fields of a form at its sections. */
function pagesOf<Each extends Field>(fields: readonly Each[]): readonly FormPage<Each>[] {
  const pages: { id: string | undefined; title: string | undefined; fields: Each[] }[] = []
  for (const field of fields) {
    if (field.kind === 'section') pages.push({ id: field.id, title: field.title, fields: [] })
    else if (pages.length === 0) pages.push({ id: undefined, title: undefined, fields: [field] })
    else pages.at(-1)?.fields.push(field)
  }
  return pages.length > 0 ? pages : [empty]
}

const empty: FormPage<never> = { id: undefined, title: undefined, fields: [] }

/**
 * Creates the pages of a form: each section field begins a page.
 *
 * @example
 * ```ts
 * import { createFormPages } from '@sitewright/forms-client/pages'
 *
 * const pages = createFormPages(form)
 * const stop = pages.start()
 * pages.subscribe(() => console.log(pages.snapshot().index))
 * const isRight = await pages.next()
 * ```
 */
export function createFormPages<Definition extends FormDefinition>(
  form: PagedForm<Definition>,
): FormPages<Definition['fields'][number]> {
  type Page = FormPage<Definition['fields'][number]>
  const pages: readonly Page[] = pagesOf(form.definition.fields)
  const isAsked = (id: string): boolean => form.field(id).snapshot().isAsked
  /** A section without fields is a page of text. */
  const counts = ({ id, fields }: Page): boolean =>
    fields.length > 0
      ? fields.some((field) => field.kind !== 'hidden' && isAsked(field.id))
      : id === undefined || isAsked(id)
  const takeSnapshot = (page: Page): FormPagesSnapshot<Definition['fields'][number]> => {
    const counted = pages.filter((each) => each === page || counts(each))
    const index = counted.indexOf(page)
    return { index, count: counted.length, page, isFirst: index === 0, isLast: index === counted.length - 1 }
  }
  const first = pages.find(counts) ?? pages[0] ?? empty
  const { snapshot, subscribe, set } = createStore(takeSnapshot(first))
  const open = (page: Page | undefined): void => {
    const before = snapshot()
    const after = takeSnapshot(page ?? before.page)
    const isChange =
      after.page !== before.page || after.index !== before.index || after.count !== before.count
    if (isChange) set(after)
  }
  const neighbour = (step: 1 | -1): Page | undefined => {
    const place = pages.indexOf(snapshot().page)
    return step === 1 ? pages.slice(place + 1).find(counts) : pages.slice(0, place).findLast(counts)
  }
  const show = (fieldId: string): void =>
    open(pages.find(({ id, fields }) => id === fieldId || fields.some((field) => field.id === fieldId)))
  return {
    pages,
    snapshot,
    subscribe,
    show,
    back: () => open(neighbour(-1)),
    next: async () => {
      const { page } = snapshot()
      const right = await Promise.all(page.fields.map(({ id }) => form.field(id).check()))
      if (!right.every(Boolean)) return false
      // The visitor may have gone back meanwhile.
      if (snapshot().page === page) open(neighbour(1))
      return true
    },
    start: () => follow(form, { show, recount: () => open(undefined) }),
  }
}

/** Opens the page of the first wrong field after a submission, and counts again when other fields are asked. */
function follow(
  form: PagedForm,
  { show, recount }: { readonly show: (fieldId: string) => void; readonly recount: Cleanup },
): Cleanup {
  let failures = 0
  const cleanups = [
    form.subscribe(() => {
      const { failures: now, problems } = form.snapshot()
      const isNew = now > failures
      failures = now
      const [first] = problems
      if (isNew && first) show(first.id)
    }),
    ...form.definition.fields.map(({ id }) => form.field(id).subscribe(recount)),
  ]
  return () => {
    for (const cleanup of cleanups) cleanup()
  }
}
