import type { AdditionalFields } from '@sitewright/cart-client'
import type { Shop } from '../wiring.ts'
import { escapeHtml, openMarkup } from '../dialog.ts'
import { TEXTS } from '../messages.ts'

interface Form {
  readonly title: string
  readonly submitButtonText: string
  readonly fields: readonly {
    readonly id: string
    readonly type: string
    readonly title: string
    readonly required: boolean
  }[]
}

/** Asks for a product's extra fields in a dialog. Resolves with undefined when it is closed. */
export function askForFields(given: unknown, { localization }: Shop): Promise<AdditionalFields | undefined> {
  const { title: heading, submitButtonText, fields } = given as Form
  const rows = fields.map(({ id, type, title, required }) => {
    const attributes = `id="extra-${id}" name="${id}"${required ? ' required' : ''}`
    const field =
      type === 'textarea'
        ? `<textarea ${attributes} rows="3"></textarea>`
        : `<input ${attributes} type="text" autocomplete="off" maxlength="24" />`
    return `<p class="field"><label for="extra-${id}">${escapeHtml(title)}</label>${field}</p>`
  })
  const html = `<form class="lightbox-body"><h2>${escapeHtml(heading)}</h2><div>${rows.join('')}</div><button class="button" type="submit">${escapeHtml(submitButtonText)}</button></form>`
  const lightbox = openMarkup({
    html,
    label: heading,
    close: TEXTS.close[localization.locale],
    className: 'lightbox-small',
  })
  lightbox.content.querySelector<HTMLElement>('input')?.focus()
  return new Promise((resolve) => {
    lightbox.content.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault()
      const filled = new FormData(event.target as HTMLFormElement)
      resolve(
        Object.fromEntries(
          [...filled].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
        ),
      )
      lightbox.close()
    })
    void lightbox.closed.then(() => resolve(undefined))
  })
}
