import { timers, withDefaults, type Undo } from '@sitewright/machine'
import { spread } from '@sitewright/site/part'
import type { FormCaptcha } from '../captcha/captcha.browser.ts'
import { focusAfterFailure, type FocusTarget } from '../error/error.connect.ts'
import { addSummary } from '../error/error.dom.ts'
import { fieldElementIds } from '../field/item.connect.ts'
import { enhanceField, itemLabels, type EnhancedField, type ItemLabels } from '../field/field.dom.ts'
import { controlsOf, isElement, isNode, readValue } from '../field/control.dom.ts'
import { showSuccess, type SuccessOptions } from '../success/success.dom.ts'
import { announce } from './announce.dom.ts'
import { checkOptions, createForm } from './create-form.browser.ts'
import { itemsOf, readDefinition } from '../definition/definition.dom.ts'
import type { Form, FormOptions } from './form.browser.ts'
import { connectForm } from './form.connect.ts'
import type { FormDefinition } from './form.ts'
import type { FormNotice } from './snapshot.ts'
import { goLive, isLive } from './live.dom.ts'
import { builtIns } from './built-ins.dom.ts'
import { pressForm } from './press.dom.ts'
import { redirect } from './redirect.dom.ts'
import { adoptSheet } from './sheet.dom.ts'
import { enhanceSubmitButtons } from './submit-button.dom.ts'

/** Place of a form's captcha. */
export interface CaptchaPlace {
  readonly definition: FormDefinition
  /** Element for a widget, if the form has one. */
  readonly container: HTMLElement | undefined
  /** True if a submit button is bound to the captcha. */
  readonly isBound: boolean
}

/** Settings of `enhance`. */
export interface EnhanceOptions extends Omit<FormOptions, 'captcha' | 'values'>, SuccessOptions {
  /** @default read from the markup */
  readonly definition?: FormDefinition | undefined
  /** Creates the captcha of a form. A form with a container for one cannot be submitted without. */
  readonly captcha?: ((place: CaptchaPlace) => FormCaptcha | undefined) | undefined
  /**
   * Place of the focus after a submission that failed: `auto` is the field if one is wrong, else the summary.
   * @default 'auto'
   */
  readonly focus?: FocusTarget | undefined
  readonly labels?: Partial<ItemLabels> | undefined
  /**
   * Opens the page of a form that was saved. The form is empty and unlocked once it returns, or its promise is settled.
   * @default location.assign
   */
  readonly navigate?: ((url: string) => unknown) | undefined
  /** Receives the events of each form, for tracking: sign-ups, successes and failures among them. */
  readonly onNotice?: ((notice: FormNotice, form: Form) => void) | undefined
  readonly clock?: Parameters<typeof enhanceField>[2]['clock']
}

/** A form of the page that was enhanced. */
export interface EnhancedForm {
  readonly form: Form
  readonly undo: Undo
}

const enhanced = new WeakMap<HTMLFormElement, EnhancedForm>()
let count = 0

/**
 * Enhances a form of the page. A second call returns the first one's result.
 *
 * @throws `TypeError` without a form or a way to the server, and for a form that another copy of this package has
 * enhanced, or that React draws
 */
export function enhance(element: HTMLFormElement, options: EnhanceOptions): EnhancedForm {
  if (!(element as HTMLFormElement | null)) {
    throw new TypeError("Give `enhance` a form of the page: `document.querySelector('form')` found none.")
  }
  const known = enhanced.get(element)
  if (known) return known
  checkOptions(options)
  if (isLive(element)) {
    throw new TypeError(
      'Load the script of forms once: this form is enhanced by another copy of it, or drawn by React.',
    )
  }
  adoptSheet(element)
  const definition = options.definition ?? readDefinition(element)
  const captcha = captchaOf(element, definition, options)
  const form = createForm(definition, {
    ...options,
    queryValue:
      options.queryValue ??
      ((name) => new URLSearchParams(element.ownerDocument.location.search).get(name) ?? undefined),
    captcha,
  })
  const stop = bind(element, form, options)
  const unfollow = captcha?.follow?.(element)
  const result = {
    form,
    undo: () => {
      enhanced.delete(element)
      unfollow?.()
      stop()
    },
  }
  enhanced.set(element, result)
  return result
}

/**
 * Enhances all forms below a root: those with `data-form-id`. One that cannot be enhanced is reported and affects no other.
 * The returned function undoes the forms that this call has enhanced, and none of an earlier one.
 *
 * @throws `TypeError` without a way to the server
 */
export function enhanceAll(root: ParentNode, options: EnhanceOptions): Undo {
  checkOptions(options)
  const { report = reportError } = options
  const forms = [...root.querySelectorAll<HTMLFormElement>('form[data-form-id]')]
  const undos = forms.flatMap((form) => {
    if (enhanced.has(form)) return []
    try {
      return [enhance(form, options).undo]
    } catch (error) {
      report(error)
      return []
    }
  })
  return () => {
    for (const undo of undos) undo()
  }
}

function captchaOf(
  element: HTMLFormElement,
  definition: FormDefinition,
  { captcha }: EnhanceOptions,
): FormCaptcha | undefined {
  const container = containerOf(element)
  const isBound = builtIns(element).querySelector('[data-captcha-bound]') !== null
  const made = captcha?.({ definition, container, isBound })
  return made ?? (container && { ...incomplete, isBlocking: () => isBound })
}

/** The element for the widget of a captcha. A form without one has an invisible captcha, or none. */
const containerOf = (element: HTMLFormElement): HTMLElement | undefined =>
  builtIns(element).querySelector<HTMLElement>('[data-captcha]') ?? undefined

const incomplete: FormCaptcha = {
  answer: () => Promise.resolve(undefined),
  reset: () => undefined,
  isBlocking: () => false,
  subscribe: () => () => undefined,
}

function bind(element: HTMLFormElement, form: Form, options: EnhanceOptions): Undo {
  const { messages, definition } = form
  const life = new AbortController()
  const view = element.ownerDocument.defaultView ?? window
  const labels = withDefaults<ItemLabels>(itemLabels, options.labels)
  const fields = enhanceFields(element, form, { ...options, labels })
  const buttons = enhanceSubmitButtons(element, messages)
  const summary = addSummary(element, {
    variant: definition.variant,
    messages,
    controlId: (id) => fields.get(id)?.controlId ?? '',
    focus: (id) => fields.get(id)?.focus(),
  })
  // A reset goes back to the answers that the page has filled in.
  form.reset(form.values())
  let pressed: HTMLElement | null = null
  let failures = 0
  let undoSuccess: Undo | undefined

  const show = (): void => {
    const snapshot = form.snapshot()
    const { root } = connectForm(snapshot, {
      variant: definition.variant,
      submit: () => pressForm(form, element, pressed),
    })
    spread(element, root)
    buttons.show(snapshot, pressed)
    summary.show(snapshot)
    if (snapshot.failures > failures) moveFocus()
    failures = snapshot.failures
    if (snapshot.state === 'succeeded') {
      undoSuccess ??= showSuccess(element, definition, options)
      return
    }
    undoSuccess?.()
    undoSuccess = undefined
  }
  /** Moves the focus to the first wrong field of the document, or to the summary. */
  const moveFocus = (): void => {
    const { problems } = form.snapshot()
    const target = focusAfterFailure(options.focus ?? 'auto', { problems })
    const wrong = [...fields].find(([id]) => problems.some((problem) => problem.id === id))
    if (target === 'first-field' && wrong) wrong[1].focus()
    else if (target !== 'none') summary.focus()
  }
  element.addEventListener('submit', (event) => (pressed = event.submitter), {
    signal: life.signal,
    capture: true,
  })
  follow(element, form, fields, life.signal)
  show()
  const undos = [
    form.subscribe(show),
    form.start(),
    form.notices.subscribe((notice) => {
      if (notice.kind === 'transition' && notice.to === 'validating') readUnannounced(fields)
      if (notice.kind === 'submit-success') announce(element, definition, notice)
      if (notice.kind === 'redirect') redirect(form, notice.url, { window: view, navigate: options.navigate })
      if (notice.kind === 'focus') fields.get(notice.id)?.focus()
      options.onNotice?.(notice, form)
    }),
    goLive(element, () => pressForm(form, element)),
  ]
  return () => {
    life.abort()
    for (const undo of undos) undo()
    undoSuccess?.()
    for (const { undo } of [...fields.values(), buttons, summary]) undo()
    spread(element, {})
  }
}

type Fields = ReadonlyMap<string, EnhancedField & { readonly controlId: string }>

function enhanceFields(
  element: HTMLFormElement,
  form: Form,
  { labels, clock }: { readonly labels: ItemLabels; readonly clock?: EnhanceOptions['clock'] },
): Fields {
  count += 1
  const known = new Set(form.definition.fields.flatMap(({ id, kind }) => (kind === 'hidden' ? [] : [id])))
  const items = [...itemsOf(element)].filter(([id]) => known.has(id))
  return new Map(
    items.map(([id, item], index) => {
      const prefix = `form-${count}-${index}`
      const field = enhanceField(item, form.field(id), { prefix, labels, clock })
      const [control] = controlsOf(item)
      if (control && !control.id) control.id = fieldElementIds(prefix).control
      return [id, { ...field, controlId: control?.id ?? '' }]
    }),
  )
}

/** Takes what scripts and password managers wrote into controls without an event. */
function readUnannounced(fields: Fields): void {
  for (const { hasChanged, read } of fields.values()) {
    if (hasChanged()) read()
  }
}

/** Takes what the visitor types, with one listener for all fields. */
function follow(element: HTMLFormElement, form: Form, fields: Fields, signal: AbortSignal): void {
  const byItem = new Map([...fields.values()].map((field) => [field.item, field]))
  const read = ({ target }: Event): void => {
    const item = isElement(target) ? target.closest<HTMLElement>('[data-field]') : null
    if (item) byItem.get(item)?.read()
  }
  const readAll = (): void => {
    for (const field of fields.values()) field.read()
  }
  const leave = ({ target, relatedTarget }: FocusEvent): void => {
    const item = isElement(target) ? target.closest<HTMLElement>('[data-field]') : null
    if (isNode(relatedTarget) && item?.contains(relatedTarget)) return
    const id = item?.dataset.field
    if (id !== undefined && fields.has(id)) form.field(id).touch()
  }
  element.addEventListener('focusout', leave, { signal })
  element.addEventListener('input', read, { signal })
  element.addEventListener('change', read, { signal })
  const reset = (event: Event): void => {
    if (event.defaultPrevented || signal.aborted) return
    const items = [...fields].map(
      ([id, { item }]) => [id, readValue(item, form.field(id).definition)] as const,
    )
    form.reset(Object.fromEntries(items))
  }
  // The browser puts the controls back after this event.
  element.addEventListener('reset', (event) => timers(() => reset(event), 0), { signal })
  const view = element.ownerDocument.defaultView
  view?.addEventListener(
    'pageshow',
    ({ persisted }) => {
      readAll()
      if (persisted) form.restore()
    },
    { signal },
  )
}
