import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** A form of a page that opens another page once it is saved, as markup that is enhanced and in React. */
const skins = {
  markup: `
    import { enhance } from '../dom.ts'
    import { formMarkup } from '../mock/markup.testing.ts'
    document.body.innerHTML = formMarkup(definition)
    const { form } = enhance(document.querySelector('form')!, options)
  `,
  react: `
    import { createElement } from 'react'
    import { createRoot } from 'react-dom/client'
    import { createForm } from '../index.ts'
    import { Field, Form, SubmitButton } from '../react.ts'
    const form = createForm(definition, options)
    const children = createElement(SubmitButton, {}, 'Send')
    const fields = definition.fields.map(({ id }) => createElement(Field, { key: id, id }))
    createRoot(document.body).render(createElement(Form, { form }, ...fields, children))
  `,
} as const

/** Name of a skin. */
export type Skin = keyof typeof skins

const setup = `
  import { createHttp } from '@sitewright/site/http'
  import { defineForm } from '../index.ts'
  const definition = defineForm({
    id: 'contact',
    successUrl: '/thanks',
    fields: [
      { id: 'email', kind: 'email', title: 'Email', required: true },
      { id: 'message', kind: 'textarea', title: 'Message' },
    ],
  })
  const options = { http: createHttp(), page: { pageTitle: 'Contact', pagePath: '/' } }
  const state = { form: () => form.snapshot(), persisted: undefined as boolean | undefined }
  Object.assign(window, { state })
  addEventListener('pageshow', ({ persisted }) => (state.persisted = persisted))
`

async function bundle(skin: Skin): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: setup + skins[skin],
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
      loader: 'ts',
    },
    write: false,
    bundle: true,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    conditions: ['@sitewright/source'],
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}

/** A site with the form on its first page, and a server that counts what it saves. */
export interface Site {
  readonly url: string
  readonly saved: string[]
  readonly close: () => void
}

/** Serves the site on a free port of this machine. */
export async function serveSite(skin: Skin): Promise<Site> {
  const script = await bundle(skin)
  const saved: string[] = []
  const server: Server = createServer((request, response) => {
    const send = (type: string, body: string): void => {
      response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body)
    }
    const page = (body: string): void => send('text/html', `<!doctype html><title>Shop</title>${body}`)
    const answers: Readonly<Record<string, () => void>> = {
      '/': () => page('<body></body><script src="/script.js"></script>'),
      '/script.js': () => send('text/javascript', script),
      '/thanks': () => page('<body><h1>Thanks</h1>'),
      '/api/form/FormSubmissionKey': () => send('application/json', '{"key":"k"}'),
      '/api/form/SaveFormSubmission': () => {
        request.on('data', (chunk: Buffer) => saved.push(chunk.toString()))
        request.on('end', () => send('text/plain', 'OK'))
      },
    }
    const answer = answers[request.url ?? '']
    if (answer) answer()
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    saved,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
