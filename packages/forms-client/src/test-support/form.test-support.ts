import { createHttp } from '@sitewright/site/http'
import { createForm, type FormDefinition, type FormNotice, type FormOptions } from '../index.ts'
import { createFormMock } from '../testing.ts'

export const page = { pageTitle: 'Contact', pagePath: '/contact', pageId: 'c1', contentSource: 'c' } as const

/** A form with its server. */
export function openForm<const Definition extends FormDefinition>(
  definition: Definition,
  options: Partial<FormOptions<Definition>> = {},
) {
  const server = createFormMock()
  const http = createHttp({ fetch: server.fetch, baseUrl: 'http://mock.test' })
  const form = createForm(definition, { http, page, ...options })
  const notices: FormNotice[] = []
  form.notices.subscribe((notice) => notices.push(notice))
  const states = (): string[] =>
    notices.flatMap((notice) => (notice.kind === 'transition' ? [notice.to] : []))
  return { form, server, http, notices, states }
}

/** A promise that is settled from outside. */
export function createGate<Value = undefined>() {
  let open: (value: Value) => void = () => {}
  const opened = new Promise<Value>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

/** A contact form as a page prints it. */
export const contactMarkup = ({
  attributes = '',
  before = '',
  after = '',
  button = 'Send',
  buttonAttributes = '',
} = {}): string => `<form data-form-id="contact" ${attributes}>${before}
  <div class="form-item email required" data-field="mail">
    <label for="mail">Email</label><input id="mail" name="mail" aria-describedby="hint"><small id="hint">Yours.</small>
  </div>
  <fieldset class="name" data-field="name"><legend>Name</legend>
    <label>First <input name="first"></label><label>Last <input name="last"></label>
  </fieldset>
  <fieldset class="radio" data-field="topic"><legend>Topic</legend>
    <label><input type="radio" name="topic" value="Sales">Sales</label>
    <label><input type="radio" name="topic" value="Other">Other</label>
  </fieldset>
  <fieldset class="checkbox" data-field="wishes"><legend>Wishes</legend>
    <label><input type="checkbox" value="a">A</label><label><input type="checkbox" value="b">B</label>
  </fieldset>
  <fieldset class="likert" data-field="rating"><legend>Rating</legend>
    ${['Fast?', 'Kind?']
      .map(
        (question, index) => `<div data-question="${question}">${question}
        <label><input type="radio" name="q${index}" value="-1">no</label>
        <label><input type="radio" name="q${index}" value="2">yes</label></div>`,
      )
      .join('')}
  </fieldset>
  <fieldset class="phone" data-field="phone"><legend>Phone</legend>
    <label>Area <input name="area"></label><label>Prefix <input></label><label>Line <input></label>
  </fieldset>
  <div class="section" data-field="about"><h3 class="title">About</h3></div>
  <div class="textarea" data-field="message"><label for="message">Message</label>
    <textarea id="message" maxlength="5"></textarea>
  </div>
  <input class="hidden" data-field="source" data-key="utm_source" type="hidden" value="site">
  <div class="select" data-field="size"><label>Size <select><option>S</option><option>M</option></select></label></div>
  ${after}<button type="submit" ${buttonAttributes}>${button}</button></form>`
