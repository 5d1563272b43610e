import type { AdditionalFields } from '@sitewright/cart-client'
import { fields, filled, flag, list, orElse, reader, text, type Check } from '@sitewright/site/reader'
import type { Shop } from '../wiring.ts'
import { escapeHtml, openMarkup } from '../dialog.ts'
import { TEXTS } from '../messages.ts'
import { textIn } from '../site/content/text-in.ts'

interface Field {
  readonly id: string
  readonly type: string
  readonly title: string
  readonly required: boolean
}

interface Form {
  readonly title: string
  readonly submitButtonText: string
  readonly fields: readonly Field[]
}

const field: Check = (value, path) =>
  fields(value, path, { id: filled, type: text, title: text, required: orElse(flag, false) })

const readForm = reader<Form>((value, path) => {
  const form = fields(value, path, { title: text, submitButtonText: filled, fields: list })
  const listed = form.fields as readonly unknown[]
  return { ...form, fields: listed.map((each, at) => field(each, `fields.${at}`)) }
})

/**
 * Asks for a product's extra fields in a dialog. Resolves with undefined when it is closed, and rejects for a form that
 * is not one.
 */
export function askForFields(given: unknown, { localization }: Shop): Promise<AdditionalFields | undefined> {
  const read = readForm(given)
  if (!read.ok) return Promise.reject(new Error(`The form of a product has no valid ${read.failure.path}.`))
  const { title: heading, submitButtonText } = read.value
  const rows = read.value.fields.map(({ id, type, title, required }) => {
    const name = escapeHtml(id)
    const attributes = `id="extra-${name}" name="${name}"${required ? ' required' : ''}`
    const control =
      type === 'textarea'
        ? `<textarea ${attributes} rows="3"></textarea>`
        : `<input ${attributes} type="text" autocomplete="off" maxlength="24" />`
    return `<p class="field"><label for="extra-${name}">${escapeHtml(title)}</label>${control}</p>`
  })
  const html = `<form class="lightbox-body"><h2>${escapeHtml(heading)}</h2><div>${rows.join('')}</div><button class="button" type="submit">${escapeHtml(submitButtonText)}</button></form>`
  const lightbox = openMarkup({
    html,
    label: heading,
    close: textIn(TEXTS.close, localization.locale),
    className: 'lightbox-small',
  })
  lightbox.content.querySelector<HTMLElement>('input')?.focus()
  return new Promise((resolve) => {
    const form = lightbox.content.querySelector('form')
    form?.addEventListener('submit', (event) => {
      event.preventDefault()
      resolve(
        Object.fromEntries(
          [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
        ),
      )
      lightbox.close()
    })
    void lightbox.closed.then(() => resolve(undefined))
  })
}
