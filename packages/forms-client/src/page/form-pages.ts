import type { Cleanup } from '@sitewright/machine'
import { createStore, type Store } from '@sitewright/machine/store'
import type { Field } from '../kind/field.ts'
import type { FormDefinition } from '../definition/form-definition.ts'
import { resetsOf } from '../engine/resets.ts'
import { holdPresses } from '../form/press/hold.ts'
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
  /** All pages of the form as it is now, in its order. */
  readonly pages: readonly FormPage<Each>[]
  /** Opens the next page if the fields of this one are right. Returns true if they are. */
  readonly next: () => Promise<boolean>
  /** Opens the page before. */
  readonly back: () => void
  /** Opens the page of a field. */
  readonly show: (fieldId: string) => void
  /**
   * Follows the form: after a submission that failed, the first page with a wrong field opens. Before the last page, Enter
   * and submit buttons call `goOn` instead of submitting the form, by default `next`. `form.submit()` submits it on any page.
   */
  readonly start: (goOn?: () => unknown) => Cleanup
}

/** The form that has pages. `createForm` returns one. */
export interface PagedForm<Definition extends FormDefinition = FormDefinition> extends Store<FormSnapshot> {
  readonly definition: Definition
  /** Calls back when an answer has changed. */
  readonly notices: Pick<Store<unknown>, 'subscribe'>
  field(id: string): Pick<Store<{ readonly isAsked: boolean }>, 'snapshot'> & {
    /** Checks the answer and shows what is wrong. Resolves to true if it is right. */
    readonly check: () => Promise<boolean>
  }
}

type PageList<Each extends Field> = readonly [FormPage<Each>, ...FormPage<Each>[]]

/** Splits the fields of a form at its sections. */
function pagesOf<Each extends Field>(fields: readonly Each[]): PageList<Each> {
  const pages: { id: string | undefined; title: string | undefined; fields: Each[] }[] = []
  for (const field of fields) {
    if (field.kind === 'section') pages.push({ id: field.id, title: field.title, fields: [] })
    else if (pages.length === 0) pages.push({ id: undefined, title: undefined, fields: [field] })
    else pages.at(-1)?.fields.push(field)
  }
  const [first = empty, ...others] = pages
  return [first, ...others]
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
  type Each = Definition['fields'][number]
  type Page = FormPage<Each>
  let definition: Definition | undefined
  let pages: PageList<Each> = [empty]
  /** The pages, made again once the form has taken another definition. */
  const pagesNow = (): PageList<Each> => {
    if (definition !== form.definition) pages = pagesOf((definition = form.definition).fields)
    return pages
  }
  const isAsked = (id: string): boolean => form.field(id).snapshot().isAsked
  /** A section without fields is a page of text. */
  const counts = ({ id, fields }: Page): boolean =>
    fields.length > 0
      ? fields.some((field) => field.kind !== 'hidden' && isAsked(field.id))
      : id === undefined || isAsked(id)
  /** Id of the page that is shown. */
  let shown: string | null | undefined = null
  let resets = resetsOf(form)
  let counted: readonly Page[] = []
  let last: FormPagesSnapshot<Each> | undefined
  const snapshot = (): FormPagesSnapshot<Each> => {
    const all = pagesNow()
    // A form that is reset is empty, and begins with its first page.
    if (resets < resetsOf(form)) shown = null
    resets = resetsOf(form)
    const page = all.find(({ id }) => id === shown) ?? all.find(counts) ?? all[0]
    shown = page.id
    counted = all.filter((each) => each === page || counts(each))
    const index = counted.indexOf(page)
    const count = counted.length
    if (last?.page === page && last.index === index && last.count === count) return last
    last = { index, count, page, isFirst: index === 0, isLast: index === count - 1 }
    return last
  }
  const { subscribe, set } = createStore(snapshot())
  const open = (page?: Page): void => {
    if (page) shown = page.id
    set(snapshot())
  }
  const move = (step: number): void => {
    const { index } = snapshot()
    open(counted[index + step])
  }
  const show = (fieldId: string): void =>
    open(pagesNow().find(({ id, fields }) => id === fieldId || fields.some((field) => field.id === fieldId)))
  const next = async (): Promise<boolean> => {
    const { page } = snapshot()
    const right = await Promise.all(page.fields.map(({ id }) => form.field(id).check()))
    if (!right.every(Boolean)) return false
    // The visitor may have gone back meanwhile.
    if (shown === page.id) move(1)
    return true
  }
  return {
    get pages() {
      return pagesNow()
    },
    snapshot,
    subscribe,
    show,
    back: () => move(-1),
    next,
    start: (goOn = next) => {
      let failures = 0
      /** Opens the page of the first wrong field after a submission, else counts again: other fields may be asked. */
      const follow = (): void => {
        const { failures: now, problems } = form.snapshot()
        const [first] = problems
        if (now > failures && first) show(first.id)
        else open()
        failures = now
      }
      const hold = (): boolean => {
        const { isLast } = snapshot()
        if (!isLast) goOn()
        return !isLast
      }
      const cleanups = [form.subscribe(follow), form.notices.subscribe(follow), holdPresses(form, hold)]
      return () => {
        for (const cleanup of cleanups) cleanup()
      }
    },
  }
}
