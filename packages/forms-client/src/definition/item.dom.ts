import { builtIns } from '../element/built-ins.dom.ts'

/** Attribute of the item of a field, with the id of the field. */
const ITEM = '[data-field]'

/** Places within a form whose controls are not its own: what a captcha adds, and the markup of the success view. */
const FOREIGN = '[data-captcha], [data-form="captcha"], [data-form="success"]'
const CAPTCHA_ANSWERS = ['g-recaptcha-response', 'h-captcha-response', 'cf-turnstile-response']

/** The controls that a browser knows as those of a form: in it, and outside of it with its id in `form`. */
export const formControls = (form: HTMLFormElement): readonly Element[] =>
  [...builtIns(form).elements].filter(
    (control) => !control.closest(FOREIGN) && !CAPTCHA_ANSWERS.includes(control.getAttribute('name') ?? ''),
  )

/** Items of a form's fields: those in it, then those outside of it. Of two with the same id, the first one counts. */
export function itemsOf(form: HTMLFormElement): ReadonlyMap<string, HTMLElement> {
  const own = builtIns(form)
  const items = new Map<string, HTMLElement>()
  const outside = formControls(form)
    .filter((control) => !own.contains(control))
    .flatMap((control) => control.closest<HTMLElement>(ITEM) ?? [])
  for (const item of [...own.querySelectorAll<HTMLElement>(ITEM), ...outside]) {
    const { field = '' } = item.dataset
    if (!items.has(field)) items.set(field, item)
  }
  return items
}
