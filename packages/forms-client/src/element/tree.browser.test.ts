import { createHttp } from '@sitewright/site/http'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { enhance, enhanceAll, type EnhanceOptions } from '../dom.ts'
import { createFormMock } from '../testing.ts'
import { contactMarkup, page } from '../test-support/form.test-support.ts'

afterEach(() => document.body.replaceChildren())

/** Enhances a form in a tree of its own, and returns what a test does with it. */
function open(root: Document | ShadowRoot, options: Partial<EnhanceOptions> = {}) {
  const server = createFormMock()
  const http = createHttp({ fetch: server.fetch, baseUrl: 'http://mock.test' })
  const element = root.querySelector('form')!
  const { form, cleanup } = enhance(element, { http, page, ...options })
  onTestFinished(cleanup)
  const find = (selector: string) => root.querySelector<HTMLInputElement>(selector)!
  return { element, form, find, server }
}

function openShadow(markup: string): ShadowRoot {
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  root.innerHTML = markup
  return root
}

function openFrame(markup: string): Document {
  const { contentDocument } = document.body.appendChild(document.createElement('iframe'))
  if (!contentDocument) throw new Error('The frame has no document.')
  contentDocument.body.innerHTML = markup
  return contentDocument
}

describe('a form in a shadow root', () => {
  test('is hidden by its success view, and hides what only screen readers get', async () => {
    const root = openShadow(contactMarkup({ attributes: 'data-submission-text="Thanks!"' }))
    const { form, find, server } = open(root)
    expect(getComputedStyle(find('[data-form="counter-status"]')).position).toBe('absolute')
    form.setValues({ mail: 'ada@example.com' })
    await form.submit()
    await expect.poll(() => root.querySelector('[data-form="success"]')?.textContent).toBe('Thanks!')
    await expect.poll(() => find('[name="mail"]').checkVisibility()).toBe(false)
    expect(server.state.saved).toHaveLength(1)
  })

  test('has buttons outside of it that are locked too', async () => {
    const root = openShadow(
      `${contactMarkup({ attributes: 'id="own"' })}<button form="own" id="outside">Also send</button>`,
    )
    const { form, find, server } = open(root)
    server.use('neverAnswers', 'saveForm')
    form.setValues({ mail: 'ada@example.com' })
    find('#outside').click()
    await expect.poll(() => find('#outside').textContent).toBe('Submitting…')
  })
})

describe('a form in a frame', () => {
  test('sends what each kind of field holds', async () => {
    const { element, form, find, server } = open(openFrame(contactMarkup()))
    const change = (selector: string, act: (control: HTMLInputElement) => void): void => {
      act(find(selector))
      find(selector).dispatchEvent(new Event('input', { bubbles: true }))
    }
    change('[name="mail"]', (control) => (control.value = 'ada@example.com'))
    change('[value="Other"]', (control) => (control.checked = true))
    change('[value="b"]', (control) => (control.checked = true))
    change('[data-question="Kind?"] [value="2"]', (control) => (control.checked = true))
    find('[type="submit"]').click()
    await expect
      .poll(() => server.state.saved.map(({ answers }) => answers))
      .toMatchObject([
        { mail: 'ada@example.com', topic: 'Other', wishes: ['b'], rating: { 'Fast?': '', 'Kind?': '2' } },
      ])
    await expect.poll(() => form.snapshot().state).toBe('succeeded')
    expect(element.querySelector('[data-form="success"]')?.textContent).toBe('')
  })

  test('shows answers that the page sets, and notes which field was left', async () => {
    const { form, find, element } = open(openFrame(contactMarkup({ before: 'Loose text' })))
    form.setValues({ topic: 'Sales', wishes: ['a'], size: 'M' })
    expect([find('[value="Sales"]').checked, find('[value="a"]').checked]).toEqual([true, true])
    find('[name="mail"]').dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    expect(form.field('mail').snapshot().isTouched).toBe(true)
    form.setValues({ mail: 'ada@example.com' })
    await form.submit()
    await expect.poll(() => element.querySelector('span')?.checkVisibility()).toBe(false)
  })
})

describe('what browsers do not send', () => {
  test('are options that are disabled, which a reset leaves alone', async () => {
    document.body.innerHTML = contactMarkup()
    const { form, find, server } = open(document)
    for (const selector of ['[value="a"]', '[value="b"]']) find(selector).checked = true
    find('[value="a"]').disabled = true
    form.setValues({ mail: 'ada@example.com' })
    await form.submit()
    expect(server.state.saved[0]?.answers).toMatchObject({ wishes: ['b'] })
    form.reset({ wishes: [] })
    expect([find('[value="a"]').checked, find('[value="b"]').checked]).toEqual([true, false])
  })

  test('are fields of a fieldset that is disabled, until it is enabled again', async () => {
    const extra = `<fieldset id="all"><p data-field="note"><input value="Hello"></p>
      <input class="hidden" data-field="token" type="hidden" value="t"></fieldset>`
    document.body.innerHTML = contactMarkup({ after: extra })
    const { form, find, server } = open(document)
    form.setValues({ mail: 'ada@example.com' })
    find('#all').disabled = true
    find('[type="submit"]').click()
    await expect.poll(() => form.snapshot().state).toBe('succeeded')
    expect(server.state.saved[0]?.answers).not.toHaveProperty('note')
    expect(server.state.saved[0]?.answers).not.toHaveProperty('token')
    form.reset({ mail: 'ada@example.com', note: 'Hello' })
    find('#all').disabled = false
    find('[type="submit"]').click()
    await expect.poll(() => server.state.saved[1]?.answers).toMatchObject({ note: 'Hello', token: 't' })
  })

  test('are radio buttons that a reset has not chosen, also one without a value', () => {
    document.body.innerHTML = `<form data-form-id="f"><fieldset class="radio" data-field="a"><legend>A</legend>
      <label><input type="radio" name="a" value="">None</label>
      <label><input type="radio" name="a" value="x">X</label></fieldset></form>`
    const { form, find } = open(document)
    form.setValues({ a: 'x' })
    form.reset()
    expect([find('[value=""]').checked, find('[value="x"]').checked]).toEqual([false, false])
  })
})

test('the events of all forms reach the page, with the form that they are of', async () => {
  document.body.innerHTML = contactMarkup({ attributes: 'data-variant="newsletter"' })
  const server = createFormMock()
  const http = createHttp({ fetch: server.fetch, baseUrl: 'http://mock.test' })
  const onNotice = vi.fn<NonNullable<EnhanceOptions['onNotice']>>()
  const details: unknown[] = []
  const note = (event: Event): unknown => details.push((event as CustomEvent<object>).detail)
  document.addEventListener('form-submit-success', note)
  onTestFinished(() => document.removeEventListener('form-submit-success', note))
  onTestFinished(enhanceAll(document, { http, page, onNotice }))
  const noticed = () =>
    onNotice.mock.calls.flatMap(([{ kind }, { definition }]) =>
      kind === 'transition' || kind === 'change' ? [] : [[kind, definition.id]],
    )
  document.querySelector<HTMLElement>('[type="submit"]')?.click()
  await expect.poll(noticed).toEqual([
    ['failing', 'contact'],
    ['failure', 'contact'],
  ])
  const mail = document.querySelector<HTMLInputElement>('[name="mail"]')!
  mail.value = 'ada@example.com'
  document.querySelector<HTMLElement>('[type="submit"]')?.click()
  await expect.poll(noticed).toEqual([
    ['failing', 'contact'],
    ['failure', 'contact'],
    ['sending', 'contact'],
    ['newsletter-sign-up', 'contact'],
    ['submit-success', 'contact'],
  ])
  await expect.poll(() => details).toMatchObject([{ formId: 'contact', variant: 'newsletter' }])
})

test('forms without a way to their server are refused, with the options to give', () => {
  document.body.innerHTML = contactMarkup()
  const enhanceAny: (...args: readonly unknown[]) => unknown = enhanceAll as never
  for (const options of [undefined, {}, { page }]) {
    expect(() => enhanceAny(document, options)).toThrow(/createHttp\(\).*sendTo/)
  }
  expect(document.querySelectorAll('[data-form]')).toHaveLength(0)
})
