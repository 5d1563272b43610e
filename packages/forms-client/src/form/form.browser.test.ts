import { createHttp } from '@sitewright/site/http'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { followBadge } from '../captcha/badge.dom.ts'
import type * as forms from '../dom.ts'
import { enhance, enhanceAll, type EnhanceOptions } from '../dom.ts'
import { createFormCaptcha, createFormMock, type FormMock } from '../testing.ts'
import { contactMarkup, page } from '../test-support/form.test-support.ts'
import { openMarkup, settled } from '../test-support/open-markup.test-support.ts'

let server: FormMock

beforeEach(() => {
  server = createFormMock()
})
afterEach(() => document.body.replaceChildren())

const open = (markup?: string, options: Partial<EnhanceOptions> = {}) =>
  openMarkup(markup, { server, ...options })

describe('a form of the page', () => {
  test('is enhanced once', async () => {
    const { element, form, submit } = open()
    const again = enhance(element, { http: undefined as never, page })
    expect(again.form).toBe(form)
    await userEvent.fill(element.querySelector('[name="mail"]')!, 'ada@example.com')
    submit()
    await settled(form)
    expect(server.state.saved).toHaveLength(1)
  })

  test('is named by the error of a call that gives none, as a page without one does', () => {
    const http = createHttp({ fetch: server.fetch, baseUrl: 'http://mock.test' })
    const none = document.querySelector<HTMLFormElement>('form#none')!
    expect(() => enhance(none, { http, page })).toThrow('Give `enhance` a form of the page')
  })

  test('is read from its markup', () => {
    const { form } = open()
    expect(form.definition).toMatchObject({
      id: 'contact',
      fields: [
        { id: 'mail', kind: 'email', title: 'Email', required: true },
        { id: 'name', kind: 'name' },
        { id: 'topic', kind: 'radio', options: ['Sales', 'Other'] },
        { id: 'wishes', kind: 'checkbox', options: ['a', 'b'] },
        { id: 'rating', kind: 'likert', options: ['Fast?', 'Kind?'] },
        { id: 'phone', kind: 'phone', showCountryCode: false },
        { id: 'about', kind: 'section' },
        { id: 'message', kind: 'textarea', maxLength: 5 },
        { id: 'source', kind: 'hidden', key: 'utm_source', value: 'site' },
        { id: 'size', kind: 'select', options: ['S', 'M'] },
      ],
    })
  })

  test('sends what each kind of field holds', async () => {
    const { form, find, submit } = open()
    await userEvent.fill(find('[name="mail"]'), 'ada@example.com')
    await userEvent.fill(find('[name="first"]'), 'Ada')
    await userEvent.click(find('[value="Other"]'))
    await userEvent.click(find('[value="b"]'))
    await userEvent.click(find('[data-question="Kind?"] [value="2"]'))
    await userEvent.fill(find('[name="area"]'), '212')
    submit()
    await settled(form)
    expect(server.state.saved[0]?.answers).toEqual({
      mail: 'ada@example.com',
      name: ['Ada', ''],
      topic: 'Other',
      wishes: ['b'],
      rating: { 'Fast?': '', 'Kind?': '2' },
      phone: ['', '212', '', ''],
      message: '',
      source: 'site',
      size: 'S',
    })
  })

  // spec: FRM-012
  test('takes what the address of its own page says about a hidden field, also with a setting that is undefined', async () => {
    const here = location.pathname + location.search
    history.replaceState(null, '', '?utm_source=letter')
    onTestFinished(() => history.replaceState(null, '', here))
    const { body } = document.body.appendChild(document.createElement('iframe')).contentDocument!
    body.innerHTML = contactMarkup()
    const http = createHttp({ fetch: server.fetch, baseUrl: 'http://mock.test' })
    const { form, cleanup } = enhance(body.querySelector('form')!, { http, page, queryValue: undefined })
    onTestFinished(cleanup)
    form.field('mail').set('ada@example.com')
    await form.submit()
    expect(server.state.saved[0]?.answers).toHaveProperty('source', 'site')
  })

  test('keeps what was typed before it was enhanced', async () => {
    document.body.innerHTML = contactMarkup()
    await userEvent.fill(document.querySelector('[name="mail"]')!, 'typed@early.com')
    const http = createHttp({ fetch: server.fetch })
    const { form, cleanup } = enhance(document.querySelector('form')!, { http, page })
    expect(form.values()).toMatchObject({ mail: 'typed@early.com' })
    cleanup()
  })

  test('shows answers that the page sets, and keeps them when it is no longer enhanced', () => {
    const { form, find, cleanup } = open()
    form.setValues({ mail: 'a@b.co', topic: 'Sales', wishes: ['a'], size: 'M', rating: { 'Fast?': '-1' } })
    expect(find('[name="mail"]').value).toBe('a@b.co')
    expect(find('[value="Sales"]').checked).toBe(true)
    expect(find('select').value).toBe('M')
    expect(find('[data-question="Fast?"] [value="-1"]').checked).toBe(true)
    cleanup()
    expect(find('[name="mail"]').value).toBe('a@b.co')
    expect(find('textarea').getAttribute('maxlength')).toBe('5')
    expect(document.querySelectorAll('[data-form]')).toHaveLength(0)
  })

  test('takes the emptied controls after a reset', async () => {
    const { element, form, find } = open()
    await userEvent.fill(find('[name="mail"]'), 'ada@example.com')
    element.reset()
    await vi.waitFor(() => expect(form.values()).toMatchObject({ mail: '' }))
  })

  test('is as after a fresh load when it is reset: no error, no summary, and the answers of its markup', async () => {
    const { element, form, find, submit } = open()
    find('[name="first"]').defaultValue = 'Ada'
    await userEvent.fill(find('[name="first"]'), 'Bob')
    submit()
    await settled(form)
    expect(find('[data-form="summary"]')).not.toBeNull()
    element.reset()
    await vi.waitFor(() => expect(find('[data-form="summary"]')).toBeNull())
    expect(find('[data-field="mail"] [data-form="error"]').checkVisibility()).toBe(false)
    expect(find('[name="first"]').value).toBe('Ada')
    expect(form.values()).toMatchObject({ name: ['Ada', ''], mail: '' })
  })

  test('sends what a script wrote without an event, and keeps it after a failure', async () => {
    const { form, find } = open()
    find('[name="mail"]').value = 'filled@example.com'
    find('[name="first"]').value = 'Ada'
    server.state.errors = { name: 'No.' }
    server.use('fieldErrors', 'saveForm')
    await form.submit()
    expect(find('[data-field="name"] [data-form="error"]').textContent).toBe('No.')
    expect(find('[name="mail"]').value).toBe('filled@example.com')
    expect(find('[name="first"]').value).toBe('Ada')
    expect(form.values()).toMatchObject({ mail: 'filled@example.com', name: ['Ada', ''] })
  })

  test('keeps answers that its controls cannot show when it is submitted', async () => {
    const { form } = open()
    form.setValues({ mail: 'a@b.co', name: ['two\nlines', ''] })
    form.field('size').set('XL')
    await form.submit()
    expect(server.state.saved[0]?.answers).toMatchObject({ name: ['two\nlines', ''], size: 'XL' })
  })

  test('is given back as it was', async () => {
    document.documentElement.removeAttribute('data-captcha-badge')
    document.body.innerHTML = contactMarkup()
    const element = document.querySelector('form')!
    element.querySelector<HTMLInputElement>('[type="radio"]')!.id = 'sales'
    for (const [index, control] of element.querySelectorAll('input, select').entries())
      control.id ||= `c${index}`
    const before = element.outerHTML
    const http = createHttp({ fetch: server.fetch, baseUrl: 'http://mock.test' })
    const captcha = () => ({ ...createFormCaptcha(), follow: followBadge })
    const { form, cleanup } = enhance(element, { http, page, captcha })
    await form.submit()
    expect(document.documentElement.hasAttribute('data-captcha-badge')).toBe(true)
    cleanup()
    expect(element.outerHTML).toBe(before)
    expect(document.documentElement.hasAttribute('data-captcha-badge')).toBe(false)
  })

  test('knows what the page has filled in, what was changed, and which field was left', () => {
    const { form, find } = open(contactMarkup().replace('name="mail"', 'name="mail" value="ada@example.com"'))
    const { snapshot } = form.field('mail')
    expect(snapshot()).toMatchObject({ value: 'ada@example.com', isDirty: false, isTouched: false })
    form.focus('mail')
    expect(document.activeElement).toBe(find('[name="mail"]'))
    find('[name="mail"]').blur()
    form.field('mail').set('grace@example.com')
    expect(snapshot()).toMatchObject({ isDirty: true, isTouched: true })
    form.reset()
    expect(find('[name="mail"]').value).toBe('ada@example.com')
  })

  test('asks a field only under its condition', async () => {
    const { find } = open(`<form data-form-id="f">
      <div class="select" data-field="topic"><label>Topic <select><option>Sales</option><option>Other</option></select></label></div>
      <div class="text" data-field="more" data-when='{"field":"topic","is":"Other"}'><label>More <input></label></div>
    </form>`)
    expect(find('[data-field="more"]').checkVisibility()).toBe(false)
    await userEvent.selectOptions(find('select'), 'Other')
    expect(find('[data-field="more"]').checkVisibility()).toBe(true)
  })
})

describe('markup that is not right', () => {
  test('has two fields with one id: the second one is sent under the name of its control', async () => {
    const { form, find } = open(
      '<form data-form-id="f"><p data-field="a"><input name="one"></p><p data-field="a"><input name="two"></p><button>Send</button></form>',
    )
    await userEvent.fill(find('[name="one"]'), '1')
    await userEvent.fill(find('[name="two"]'), '2')
    find('button').click()
    await settled(form)
    expect(server.state.saved[0]?.answers).toEqual({ a: '1', two: '2' })
  })

  test('has items without a title, a control or a kind', async () => {
    const { form, find } = open(
      '<form data-form-id="f"><p data-field="a"></p><p data-field="__proto__" data-kind="toString"><input></p><button>Send</button></form>',
    )
    await userEvent.fill(find('input'), 'x')
    find('button').click()
    await settled(form)
    expect(JSON.stringify(server.state.saved[0]?.answers)).toBe('{"a":"","__proto__":"x"}')
  })
})

describe('markup that its author wrote without a look at the README', () => {
  test('has the kinds of its controls if it names none, and takes no class of a style sheet for one', async () => {
    const { form, find } = open(`<form data-form-id="f">
      <p data-field="terms"><label><input type="checkbox" value="yes"> I agree</label></p>
      <p data-field="size"><label><input type="radio" name="s" value="S">S</label><label><input type="radio" name="s" value="M" checked>M</label></p>
      <p data-field="mail"><label>Email <input type="email"></label></p>
      <p data-field="text"><label>Text <textarea>Dear shop,</textarea></label></p>
      <p data-field="late" class="hidden md:block email"><label>Later <input></label></p>
      <p data-field="topic"><label>Topic <select><option>Sales</option></select></label></p>
      <button>Send</button></form>`)
    expect(form.definition.fields.map(({ id, kind, title }) => [id, kind, title])).toEqual([
      ['terms', 'checkbox', 'I agree'],
      ['size', 'radio', 'S'],
      ['mail', 'email', 'Email'],
      ['text', 'textarea', 'Text'],
      ['late', 'email', 'Later'],
      ['topic', 'select', 'Topic'],
    ])
    find('button').click()
    await settled(form)
    expect(server.state.saved[0]?.answers).toMatchObject({ terms: [], size: 'M' })
  })

  test('has its fields named at the controls themselves', async () => {
    const { form, find, submit } = open(`<form data-form-id="f">
      <label for="mail">Email</label><input id="mail" class="email required" data-field="mail">
      <button type="submit">Send</button></form>`)
    expect(form.definition.fields).toMatchObject([{ id: 'mail', kind: 'email', title: 'Email' }])
    await userEvent.fill(find('input'), 'ada@')
    submit()
    await settled(form)
    expect(find('[data-form="error"]').nextElementSibling?.tagName).toBe('LABEL')
    expect(find('input').getAttribute('aria-invalid')).toBe('true')
    expect(find('input').getAttribute('aria-describedby')).toBe(find('[data-form="error"]').id)
    await userEvent.fill(find('input'), 'ada@example.com')
    submit()
    await vi.waitFor(() => expect(server.state.saved[0]?.answers).toEqual({ mail: 'ada@example.com' }))
  })

  test.each([
    'children',
    'append',
    'prepend',
    'childNodes',
    'ownerDocument',
    'dataset',
    'id',
    'querySelectorAll',
  ])('has a control called %s, which hides a member of its form', async (name) => {
    const { form, find } = open(`<form data-form-id="guests" data-submission-text="Thanks!">
        <p data-field="n" class="email required"><label>Guests <input name="${name}"></label></p>
        <button type="submit">Send</button></form>`)
    const press = (): void => find('button').click()
    press()
    await settled(form)
    expect(find('[data-form="summary"]')).not.toBeNull()
    form.setValues({ n: 'ada@example.com' })
    press()
    await vi.waitFor(() => expect(find('[data-form="success"]')?.textContent).toBe('Thanks!'))
    expect(find('button').checkVisibility()).toBe(false)
    expect(form.definition.id).toBe('guests')
  })

  test('has a form that cannot be enhanced: it is reported, and the others are enhanced', () => {
    document.body.innerHTML = `<form data-form-id="bad"><p data-field="a" data-when='{"field":"typo","is":"x"}'><input></p></form>
      <form data-form-id="captcha"></form><form data-form-id="good"></form>`
    const report = vi.fn()
    const http = createHttp({ fetch: server.fetch })
    const captcha: EnhanceOptions['captcha'] = ({ definition }) => {
      if (definition.id === 'captcha') throw new Error('blocked')
      return undefined
    }
    const cleanup = enhanceAll(document, { http, page, report, captcha })
    onTestFinished(cleanup)
    const live = [...document.querySelectorAll('form[data-form-live]')]
    expect(live.map((form) => form.getAttribute('data-form-id'))).toEqual(['bad', 'good'])
    expect(report).toHaveBeenCalledExactlyOnceWith(new Error('blocked'))
    expect(document.querySelector('[data-field="a"]')?.checkVisibility()).toBe(true)
  })

  test('is enhanced by one copy of the script: a second one leaves it alone', async () => {
    const { element } = open()
    const address = './form.dom.ts?copy'
    const copy = (await import(/* @vite-ignore */ address)) as Pick<typeof forms, 'enhance' | 'enhanceAll'>
    expect(copy.enhance).not.toBe(enhance)
    const report = vi.fn()
    const http = createHttp({ fetch: server.fetch, baseUrl: 'http://mock.test' })
    onTestFinished(copy.enhanceAll(document, { http, page, report }))
    expect(report).toHaveBeenCalledOnce()
    expect(String(report.mock.calls[0]?.[0])).toMatch('Load the script of forms once')
    expect(element.querySelectorAll('[data-field="mail"] [data-form="error"]')).toHaveLength(1)
  })
})

describe('while a form is submitted', () => {
  // spec: FRM-022
  test('its button says Submitting… and keeps the focus, and gets its label back', async () => {
    const { form, find, submit } = open(contactMarkup({ button: '<b>Send</b> it' }))
    const button = find('[type="submit"]')
    button.focus()
    submit()
    expect(button.textContent).toBe('Submitting…')
    expect(button.getAttribute('aria-disabled')).toBe('true')
    // A browser takes the focus from a disabled button in the next frame.
    expect(button.disabled).toBe(false)
    expect(document.activeElement).toBe(button)
    await settled(form)
    expect(button.innerHTML).toBe('<b>Send</b> it')
    expect(button.hasAttribute('aria-disabled')).toBe(false)
  })

  test('buttons outside of it, and those with a picture, are locked too', () => {
    server.use('neverAnswers', 'saveForm')
    const picture =
      '<input type="image" alt="Go" src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=">'
    const { element, form } = open(
      `${contactMarkup({ attributes: 'id="outer"', after: picture })}<button form="outer">Send</button>`,
    )
    form.setValues({ mail: 'a@b.co' })
    const outside = document.querySelector<HTMLButtonElement>('button[form]')!
    const image = element.querySelector<HTMLInputElement>('[type="image"]')!
    outside.click()
    expect(outside.textContent).toBe('Submitting…')
    expect([outside, image].map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', 'true'])
    form.reset()
    image.click()
    expect(image.alt).toBe('Submitting…')
    form.reset()
    expect(image.alt).toBe('Go')
    expect(image.type).toBe('image')
    expect(outside.textContent).toBe('Send')
  })

  test('only the button that was pressed says so', () => {
    const { element } = open(
      contactMarkup({ button: 'Send</button><button type="submit" name="two">Send twice' }),
    )
    const [first, second] = element.querySelectorAll<HTMLButtonElement>('[type="submit"]')
    second!.click()
    expect([first!.textContent, second!.textContent]).toEqual(['Send', 'Submitting…'])
  })
})

describe('a submission that failed', () => {
  // spec: FRM-047
  test('has the error of a field before its title, and marks its item', async () => {
    const { form, find, submit } = open()
    submit()
    await settled(form)
    const item = find('[data-field="mail"]')
    const error = item.querySelector<HTMLElement>('[data-form="error"]')!
    expect(error.textContent).toMatch('Email is not valid.')
    expect(error.nextElementSibling?.matches('label')).toBe(true)
    expect(item.classList.contains('error')).toBe(true)
    const input = find('[name="mail"]')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(input.getAttribute('aria-describedby')).toBe(`hint ${error.id}`)
  })

  // spec: FRM-048
  test('has banners above and below the fields, of which the upper one is announced', async () => {
    const { element, form, find, submit } = open()
    submit()
    await settled(form)
    const [above, below] = element.querySelectorAll<HTMLElement>('[data-form="banner"]')
    expect(above!.textContent).toBe('Your form has encountered a problem. Please scroll down to review.')
    expect(below!.textContent).toBe('Your form has encountered a problem. Please scroll up to review.')
    expect(element.firstElementChild!.contains(above!)).toBe(true)
    expect(element.lastElementChild).toBe(below)
    expect(find('[role="alert"]').contains(above!)).toBe(true)
    expect(below!.closest('[role="alert"]')).toBeNull()
  })

  // spec: FRM-048
  test.each(['newsletter', 'promo-popup'])('has no banners in the variant %s', async (variant) => {
    const { element, form, find, submit } = open(contactMarkup({ attributes: `data-variant="${variant}"` }))
    submit()
    await settled(form)
    expect(element.querySelectorAll('[data-form="banner"]')).toHaveLength(0)
    expect(find('[data-form="message"]').textContent).toMatch('One or more fields is invalid')
    // The text of the one wrong field is beside it, and not said twice.
    expect(element.querySelectorAll('[data-form="summary-link"]')).toHaveLength(0)
    expect(element.innerText.match(/Email is not valid/g)).toHaveLength(1)
  })

  test('shows markup in a text of the server as text', async () => {
    const { form, find, submit } = open()
    server.state.errors = { mail: '<img src=x onerror=alert(1)>' }
    server.use('fieldErrors', 'saveForm')
    await userEvent.fill(find('[name="mail"]'), 'ada@example.com')
    submit()
    await settled(form)
    expect(find('[data-field="mail"]').querySelector('img')).toBeNull()
    expect(find('[data-field="mail"] [data-form="error"]').textContent).toBe('<img src=x onerror=alert(1)>')
    expect(find('[name="mail"]').value).toBe('ada@example.com')
  })
})

test('all forms below a root are enhanced', () => {
  document.body.innerHTML = `${contactMarkup()}<form data-form-id="two"></form><form></form>`
  const http = createHttp({ fetch: server.fetch })
  const cleanup = enhanceAll(document, { http, page })
  expect(document.querySelectorAll('form[data-state="ready"]')).toHaveLength(2)
  cleanup()
  expect(document.querySelectorAll('form[data-state]')).toHaveLength(0)
})

test('all forms below a root are enhanced once: a second call takes the new ones, and its cleanup leaves the others', () => {
  document.body.innerHTML = `${contactMarkup()}<div id="later"></div>`
  const live = () => [...document.querySelectorAll<HTMLElement>('form[data-state="ready"]')]
  const http = createHttp({ fetch: server.fetch })
  const cleanup = enhanceAll(document, { http, page })
  const [first] = live()
  document.querySelector('#later')!.innerHTML = '<form data-form-id="two"></form>'
  const cancelSecond = enhanceAll(document, { http, page })
  expect(live()).toHaveLength(2)
  expect(first?.querySelectorAll('[data-form="counter"]')).toHaveLength(1)
  cancelSecond()
  expect(live()).toEqual([first])
  cleanup()
  expect(live()).toEqual([])
})
