import { timers, withDefaults, type Cleanup } from '@sitewright/machine'
import { spread, type FormAttributes } from '@sitewright/site/part'
import type { FormCaptcha } from '../captcha/captcha.browser.ts'
import { focusAfterFailure, type FocusTarget } from './focus/focus.ts'
import { addSummary } from '../error/error.dom.ts'
import { itemLabels, type ItemLabels } from '../field/field.dom.ts'
import { isElement, readValue } from '../control/control.dom.ts'
import { keepAttributes } from '../item/markup.dom.ts'
import { showSuccess, type SuccessOptions } from './success/success.dom.ts'
import { announce } from './success/announce.dom.ts'
import { checkOptions, createForm } from '../engine/create-form.browser.ts'
import { readDefinition } from '../definition/definition.dom.ts'
import type { Form, FormOptions } from '../engine/form.browser.ts'
import { connectForm } from './form.connect.ts'
import type { FormDefinition } from '../definition/form-definition.ts'
import type { FormNotice } from '../state/snapshot.ts'
import { goLive, isLive } from './early-press/live.dom.ts'
import { builtIns } from '../element/built-ins.dom.ts'
import { enhanceFields, followItem, type FormFields } from './form-fields.dom.ts'
import { isLeftAlone, pressForm } from './press/press.dom.ts'
import { redirect } from '../redirect/redirect.dom.ts'
import { adoptSheet } from './sheet.dom.ts'
import { enhanceSubmitButtons } from './press/submit-button.dom.ts'

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
  /**
   * Definition of the form.
   *
   * @default read from the markup
   */
  readonly definition?: FormDefinition | undefined
  /** Creates the captcha of a form. A form with a container for one cannot be submitted without. */
  readonly captcha?: ((place: CaptchaPlace) => FormCaptcha | undefined) | undefined
  /**
   * Place of the focus after a submission that failed: `auto` is the field if one is wrong, else the summary.
   * @default 'auto'
   */
  readonly focus?: FocusTarget | undefined
  /** Labels of parts of fields that replace the English ones, by key. */
  readonly labels?: Partial<ItemLabels> | undefined
  /**
   * Opens the page of a form that was saved. The form is empty and unlocked once it returns, or its promise is settled.
   * @default location.assign
   */
  readonly navigate?: ((url: string) => unknown) | undefined
  /** Receives the events of each form, for tracking: sign-ups, successes and failures among them. */
  readonly onNotice?: ((notice: FormNotice, form: Form) => void) | undefined
  /** Timers; a test gives a fake clock. @default `timers` of `@sitewright/machine` */
  readonly clock?: Parameters<typeof enhanceFields>[2]['clock']
}

/** A form of the page that was enhanced. */
export interface EnhancedForm {
  readonly form: Form
  /** Ends it: the form is what its markup says again. */
  readonly cleanup: Cleanup
}

const enhanced = new WeakMap<HTMLFormElement, EnhancedForm>()

/**
 * Enhances a form of the page. A second call returns the first one's result.
 *
 * @throws `TypeError` without a form or a way to the server, and for a form that another copy of this package has
 * enhanced, or that React draws
 *
 * @example
 * ```ts
 * import { enhance } from '@sitewright/forms-client/dom'
 * import { sendTo } from '@sitewright/forms-client/send'
 *
 * const element = document.querySelector('form')
 * const save = sendTo((answers, { signal }) =>
 *   fetch('/contact', {
 *     method: 'POST',
 *     headers: { 'Content-Type': 'application/json' },
 *     body: JSON.stringify(answers),
 *     signal,
 *     keepalive: true,
 *   }),
 * )
 * if (element) enhance(element, save)
 * ```
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
  let unsent: (() => readonly string[]) | undefined
  const form = createForm(definition, {
    ...options,
    unsent: () => [...(options.unsent?.() ?? []), ...(unsent?.() ?? [])],
    queryValue:
      options.queryValue ??
      ((name) => new URLSearchParams(builtIns(element).ownerDocument.location.search).get(name) ?? undefined),
    captcha,
  })
  const stop = bind(element, form, options, (own) => {
    unsent = own
  })
  const unfollow = captcha?.follow?.(element)
  const result = {
    form,
    cleanup: () => {
      enhanced.delete(element)
      unfollow?.()
      stop()
      captcha?.remove?.()
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
 *
 * @example
 * ```ts
 * import { enhanceAll } from '@sitewright/forms-client/dom'
 * import { createHttp } from '@sitewright/site/http'
 *
 * const cleanup = enhanceAll(document, {
 *   http: createHttp(),
 *   page: { pageTitle: document.title, pagePath: location.pathname },
 * })
 * ```
 */
export function enhanceAll(root: ParentNode, options: EnhanceOptions): Cleanup {
  checkOptions(options)
  const { report = reportError } = options
  const forms = [...root.querySelectorAll<HTMLFormElement>('form[data-form-id]')]
  const cleanups = forms.flatMap((form) => {
    if (enhanced.has(form)) return []
    try {
      return [enhance(form, options).cleanup]
    } catch (error) {
      report(error)
      return []
    }
  })
  return () => {
    for (const cleanup of cleanups) cleanup()
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

function bind(
  element: HTMLFormElement,
  form: Form,
  options: EnhanceOptions,
  setUnsent: (unsent: FormFields['unsent']) => void,
): Cleanup {
  const { messages, definition } = form
  const life = new AbortController()
  const view = builtIns(element).ownerDocument.defaultView ?? window
  const stopMarkup = keepAttributes(builtIns(element), [
    'data-form',
    'data-state',
    'data-variant',
    'novalidate',
  ])
  const labels = withDefaults<ItemLabels>(itemLabels, options.labels)
  const own = builtIns(element)
  const isFromMarkup = options.definition === undefined
  const fields = enhanceFields(element, form, { ...options, labels, isFromMarkup })
  setUnsent(fields.unsent)
  const buttons = enhanceSubmitButtons(element, messages)
  const summary = addSummary(element, {
    variant: definition.variant,
    messages,
    controlId: (id) => fields.all().get(id)?.controlId ?? '',
    focus: (id) => fields.all().get(id)?.focus(),
  })
  // A reset goes back to the answers that the page has filled in.
  form.reset(form.values())
  let submission: SubmitEvent | undefined
  let pressed: HTMLElement | null | undefined
  let failures = 0
  let stopSuccess: Cleanup | undefined

  const press = (): void => {
    // Also what an observer of the form cannot see: a control outside of it.
    fields.scan()
    pressForm(form, element, pressed, fields.items())
  }
  const show = (): void => {
    const snapshot = form.snapshot()
    const { root } = connectForm(snapshot, { variant: definition.variant, submit: press })
    const guarded: FormAttributes = {
      ...root,
      onSubmit: (event) => {
        if (!submission || !isLeftAlone(submission)) root.onSubmit?.(event)
      },
    }
    spread(own, guarded)
    buttons.show(snapshot, pressed)
    summary.show(snapshot)
    if (snapshot.failures > failures) moveFocus()
    failures = snapshot.failures
    if (snapshot.state === 'succeeded') {
      stopSuccess ??= showSuccess(element, definition, { ...options, messages })
      return
    }
    stopSuccess?.()
    stopSuccess = undefined
  }
  /** Moves the focus to the first wrong field of the document, or to the summary. */
  const moveFocus = (): void => {
    const { problems } = form.snapshot()
    const target = focusAfterFailure(options.focus ?? 'auto', { problems })
    const wrong = [...fields.all()].find(([id]) => problems.some((problem) => problem.id === id))
    if (target === 'first-field' && wrong) wrong[1].focus()
    else if (target !== 'none') summary.focus()
  }
  const note = (event: SubmitEvent): void => {
    submission = event
    pressed = event.submitter
  }
  own.addEventListener('submit', note, { signal: life.signal, capture: true })
  follow(element, form, fields, life.signal)
  show()
  const cleanups = [
    form.subscribe(show),
    form.start(),
    form.notices.subscribe((notice) => {
      if (notice.kind === 'transition' && notice.to === 'validating') {
        fields.scan()
        fields.readUnannounced()
      }
      if (notice.kind === 'submit-success') announce(element, definition, notice)
      if (notice.kind === 'redirect') redirect(form, notice.url, { window: view, navigate: options.navigate })
      if (notice.kind === 'focus') fields.all().get(notice.id)?.focus()
      options.onNotice?.(notice, form)
    }),
    goLive(element, (button) => {
      pressed = button
      press()
    }),
    followItem(element, form, fields.all),
    whenFieldsChange(element, fields.scan),
  ]
  return () => {
    life.abort()
    for (const cleanup of cleanups) cleanup()
    stopSuccess?.()
    for (const { cleanup } of [fields, buttons, summary]) cleanup()
    spread(own, {})
    stopMarkup()
  }
}

/** Follows what the browser does with a form: it resets it, or brings its page back. */
function follow(element: HTMLFormElement, form: Form, fields: FormFields, signal: AbortSignal): void {
  const own = builtIns(element)
  const reset = (event: Event): void => {
    if (event.defaultPrevented || signal.aborted) return
    const answers = [...fields.all()].map(
      ([id, { item }]) => [id, readValue(item, form.field(id).definition)] as const,
    )
    form.reset(Object.fromEntries(answers))
  }
  // The browser puts the controls back after this event.
  own.addEventListener('reset', (event) => timers(() => reset(event), 0), { signal })
  const view = own.ownerDocument.defaultView
  view?.addEventListener(
    'pageshow',
    ({ persisted }) => {
      for (const { read } of fields.all().values()) read()
      if (persisted) form.restore()
    },
    { signal },
  )
}

const FIELDS = 'input, textarea, select, [data-field]'

/** Calls back when the page adds fields to a form, or removes some. */
function whenFieldsChange(element: HTMLFormElement, then: () => void): Cleanup {
  const isField = (node: Node): boolean =>
    isElement(node) && (node.matches(FIELDS) || node.querySelector(FIELDS) !== null)
  const observer = new MutationObserver((records) => {
    if (records.some(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes].some(isField))) then()
  })
  observer.observe(element, { childList: true, subtree: true })
  return () => observer.disconnect()
}
