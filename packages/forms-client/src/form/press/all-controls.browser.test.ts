import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openMarkup, settled } from '../../test-support/open-markup.test-support.ts'

const BUTTON = '<button type="submit">Send</button>'
const parse = 'Could not parse the form fields, please check your entries.'

/** A form of a page, outside of which more of it may stand. */
const open = (inside: string, outside = '') =>
  openMarkup(`<form data-form-id="contact" id="contact">${inside}${BUTTON}</form>${outside}`, {
    report: vi.fn(),
  })

async function send({ form, submit, server }: ReturnType<typeof open>) {
  submit()
  await settled(form)
  return server.state.saved.at(-1)?.answers
}

/** What a browser would send, with all values of a name. */
function browserSends(element: HTMLFormElement): Readonly<Record<string, readonly unknown[]>> {
  const data = new FormData(element)
  return Object.fromEntries([...new Set(data.keys())].map((name) => [name, data.getAll(name)]))
}

describe('controls that a browser would send are sent:', () => {
  test('all of a plain form, under their names', async () => {
    const opened = open(`
      <label>Name <input name="who" value="Ada"></label>
      <label>Mail <input name="mail" type="email" value="ada@example.com"></label>
      <textarea name="note">Hi</textarea>
      <select name="size"><option>S</option><option selected>M</option></select>
      <input type="radio" name="topic" value="Sales"><input type="radio" name="topic" value="Other" checked>
      <input type="checkbox" name="wish" value="a" checked><input type="checkbox" name="wish" value="b" checked>
      <input type="hidden" name="token" value="t1"><input type="date" name="day" value="2026-05-01">`)
    const { who, mail, note, size, topic, wish, token, day } = browserSends(opened.element)
    expect(await send(opened)).toEqual({
      who: who?.[0],
      mail: mail?.[0],
      note: note?.[0],
      size: size?.[0],
      topic: topic?.[0],
      wish,
      token: token?.[0],
      day: day?.[0],
    })
  })

  test('no option that is disabled, which a list shows as its hint', async () => {
    const opened = open(`
      <select name="size"><option disabled selected>Choose</option><option>S</option></select>
      <select name="day"><optgroup disabled label="Full"><option selected>Monday</option></optgroup></select>`)
    expect(browserSends(opened.element)).toEqual({})
    expect(await send(opened)).toEqual({ size: '', day: '' })
  })

  test('and a list without an answer shows its hint again', () => {
    const opened = open(
      '<select name="size"><option disabled selected>Choose</option><option>S</option></select>',
    )
    opened.form.setValues({ size: 'S' })
    opened.form.setValues({ size: '' })
    expect(opened.element.querySelector('select')?.selectedOptions[0]?.text).toBe('Choose')
  })

  test('one outside of the form that names it', async () => {
    const opened = open('', '<label>Code <input form="contact" name="code"></label>')
    await userEvent.fill(document.querySelector('[name="code"]')!, 'x1')
    expect(opened.form.values()).toEqual({ code: 'x1' })
    expect(await send(opened)).toEqual({ code: 'x1' })
  })

  test('an item outside of the form whose control names it, with its error', async () => {
    const opened = open(
      '',
      '<div class="email required" data-field="mail"><label>Mail <input form="contact" id="far"></label></div>',
    )
    expect(await send(opened)).toBeUndefined()
    expect(document.querySelector('[data-form="error"]')?.textContent).toContain('Email is not valid.')
    await userEvent.fill(document.querySelector('#far')!, 'ada@example.com')
    expect(await send(opened)).toEqual({ mail: 'ada@example.com' })
  })

  test('each chosen option of a list that allows several', async () => {
    const opened = open(
      '<select multiple data-field="wishes"><option>a</option><option selected>b</option><option>c</option></select>',
    )
    await userEvent.selectOptions(opened.find('select'), ['b', 'c'])
    expect(await send(opened)).toEqual({ wishes: ['b', 'c'] })
    opened.form.reset()
    const list = opened.element.querySelector('select')!
    expect([...list.selectedOptions].map(({ value }) => value)).toEqual(['b'])
  })

  test('a text beside the options of a field', async () => {
    const opened = open(
      `<fieldset class="radio" data-field="topic"><legend>Topic</legend>
        <label><input type="radio" name="topic" value="Other" checked> Other</label> <input name="other"></fieldset>`,
    )
    await userEvent.fill(opened.find('[name="other"]'), 'Bread')
    expect(await send(opened)).toEqual({ topic: 'Other', other: 'Bread' })
  })

  test('what a script has put into a hidden input', async () => {
    const opened = open('<input type="hidden" data-field="file" value="">')
    opened.find('[type="hidden"]').value = 'upload-7'
    expect(await send(opened)).toEqual({ file: 'upload-7' })
  })

  test('a token of the server as it is, whatever the address of the page says', async () => {
    history.replaceState({}, '', '?token=evil&=evil')
    const opened = open('<input type="hidden" name="token" value="t1">')
    expect(await send(opened)).toEqual({ token: 't1' })
    history.replaceState({}, '', location.pathname)
  })

  test('a box with a hidden input for its absence, as frameworks print it', async () => {
    const opened = open(
      '<input type="hidden" name="agree" value="0"><label><input type="checkbox" name="agree" value="1"> Agree</label>',
    )
    await userEvent.click(opened.find('[type="checkbox"]'))
    expect(await send(opened)).toEqual({ agree: ['1'] })
  })

  test('not the answer of a captcha, which has a place of its own', async () => {
    const opened = open('<input name="a" value="1"><textarea name="g-recaptcha-response">x</textarea>')
    expect(await send(opened)).toEqual({ a: '1' })
  })
})

describe('what the page adds to the form later', () => {
  test('is a field like the others: with its error, its counter and its answer', async () => {
    const opened = open('<div data-field="note"><label>Note <input></label></div>')
    opened.element.insertAdjacentHTML(
      'afterbegin',
      `<div class="email required" data-field="mail"><label>Mail <input id="late"></label></div>
       <div class="textarea" data-field="more"><label>More <textarea maxlength="3"></textarea></label></div>`,
    )
    await vi.waitFor(() =>
      expect(opened.form.definition.fields.map(({ id }) => id)).toEqual(['mail', 'more', 'note']),
    )
    await userEvent.fill(opened.find('textarea'), 'long')
    expect(opened.find('[data-form="counter"]').textContent).toBe('4 / 3')
    expect(await send(opened)).toBeUndefined()
    expect(opened.form.snapshot().problems.map(({ id }) => id)).toEqual(['mail', 'more'])
    await userEvent.fill(opened.find('textarea'), 'abc')
    await userEvent.fill(opened.find('#late'), 'ada@example.com')
    expect(await send(opened)).toEqual({ mail: 'ada@example.com', more: 'abc', note: '' })
    opened.form.reset()
    expect(opened.find('textarea').value).toBe('')
  })

  test('in the moment of the press, and outside of it, is sent too', async () => {
    const opened = open('<input name="a" value="1">')
    document.body.insertAdjacentHTML('beforeend', '<input form="contact" name="b" value="2">')
    opened.element.insertAdjacentHTML('beforeend', '<input name="c" value="3">')
    expect(await send(opened)).toEqual({ a: '1', b: '2', c: '3' })
  })

  test('in place of a field that was there keeps what was typed', async () => {
    const markup = '<div data-field="note"><label>Note <input></label></div>'
    const opened = open(`<div id="place">${markup}</div>`)
    await userEvent.fill(opened.find('input'), 'typed')
    opened.find('#place').innerHTML = markup
    await expect.poll(() => opened.find('input').value).toBe('typed')
    expect(await send(opened)).toEqual({ note: 'typed' })
  })

  test('and removes again is not sent, as by a browser', async () => {
    const opened = open(
      '<div class="email required" data-field="mail"><input></div><input name="a" value="1">',
    )
    opened.find('[data-field="mail"]').remove()
    expect(await send(opened)).toEqual({ a: '1' })
  })

  test('is added to a definition of the page as well, and what that leaves out is told', async () => {
    const report = vi.fn()
    const { element, form, submit, server } = openMarkup(
      `<form data-form-id="contact"><input name="a" value="1"><input name="own" value="2">${BUTTON}</form>`,
      { report, definition: { id: 'contact', fields: [{ id: 'a', kind: 'text' }] } },
    )
    expect(report.mock.calls.flat().map(String)).toEqual([
      "RangeError: The form 'contact' does not send this: own",
    ])
    element.insertAdjacentHTML('beforeend', '<input name="late" value="3">')
    submit()
    await settled(form)
    expect(server.state.saved[0]?.answers).toEqual({ a: '1', late: '3' })
  })
})

describe('nobody is thanked for answers that are lost:', () => {
  const attach = async (input: HTMLInputElement) =>
    userEvent.upload(input, new File(['cv'], 'cv.txt', { type: 'text/plain' }))

  test.each([
    ['with a name', '<label>Your CV <input type="file" name="cv"></label>'],
    ['in an item', '<div data-field="cv"><label>Your CV <input type="file"></label></div>'],
  ])('a file %s', async (_, markup) => {
    const opened = open(`<div data-field="note"><label>Note <input></label></div>${markup}`)
    await attach(opened.find('[type="file"]'))
    expect(await send(opened)).toBeUndefined()
    expect(opened.form.snapshot().message).toBe(`${parse} Your CV`)
    expect(opened.find('[data-form="summary"]').textContent).toContain('Your CV')
    opened.find('[type="file"]').value = ''
    expect(await send(opened)).toMatchObject({ note: '' })
  })

  test('a file that the page uploads itself is its own affair', async () => {
    const opened = open(
      '<div data-field="cv"><input type="file"><input type="hidden" class="hidden" value=""></div>',
    )
    await attach(opened.find('[type="file"]'))
    opened.find('[type="hidden"]').value = 'upload-7'
    expect(await send(opened)).toEqual({ cv: 'upload-7' })
  })

  test('the second of two items with the same id', async () => {
    const item = (label: string) => `<div data-field="phone"><label>${label} <input></label></div>`
    const opened = open(item('Phone') + item('Mobile'))
    await userEvent.fill(opened.element.querySelectorAll('input')[1]!, '555')
    expect(await send(opened)).toBeUndefined()
    expect(opened.form.snapshot().message).toBe(`${parse} Mobile`)
    await userEvent.fill(opened.element.querySelectorAll('input')[0]!, '555')
    expect(await send(opened)).toEqual({ phone: '555' })
  })

  test('the second of two texts with the same name', async () => {
    const opened = open('<input name="guest" value="Ada"><input name="guest">')
    await userEvent.fill(opened.element.querySelectorAll('input')[1]!, 'Grace')
    expect(await send(opened)).toBeUndefined()
    expect(opened.form.snapshot().message).toBe(`${parse} guest`)
  })

  test('an element of the page’s own', async () => {
    class OwnInput extends HTMLElement {
      static formAssociated = true
      constructor() {
        super()
        this.attachInternals().setFormValue('5')
      }
    }
    customElements.define('own-input', OwnInput)
    const opened = open('<own-input name="stars"></own-input>')
    expect(await send(opened)).toBeUndefined()
    expect(opened.form.snapshot().message).toBe(`${parse} stars`)
  })

  test('the console says beforehand what cannot be sent', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    openMarkup(
      `<form data-form-id="contact"><label>Your CV <input type="file" name="cv"></label>
       <input name="guest"><input name="guest">${BUTTON}</form>`,
    )
    expect(warn.mock.calls.flat().map((error) => (error as Error).message)).toEqual([
      "The form 'contact' does not send this: Your CV",
      "The form 'contact' does not send this: guest",
    ])
    warn.mockRestore()
  })
})

test('half of a date, which a browser reads as none, is told and not left out', async () => {
  const opened = open('<label>Due <input name="due" type="date"></label><input name="note" value="Hi">')
  opened.find('[name="due"]').focus()
  await userEvent.keyboard('12')
  opened.submit()
  await settled(opened.form)
  expect(opened.form.snapshot().message).toBe(`${parse} Due`)
  await userEvent.fill(opened.find('[name="due"]'), '2026-12-24')
  expect(await send(opened)).toEqual({ due: '2026-12-24', note: 'Hi' })
})

test('the cleanup gives back what the markup of a form has', () => {
  const { element, cleanup } = openMarkup(
    '<form data-form-id="news" data-variant="newsletter" novalidate><input name="a"><button>Send</button></form>',
  )
  cleanup()
  expect(element.outerHTML).toContain('<form data-form-id="news" data-variant="newsletter" novalidate="">')
})
