import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const entry = `
import { defineForm, readRequest, readSubmission } from '@sitewright/forms-client/server'
const contact = defineForm({
  id: 'contact',
  fields: [
    { id: 'email', kind: 'email', required: true },
    { id: 'message', kind: 'textarea', maxLength: 5 },
  ],
})
export default {
  async fetch(request) {
    const read = await readSubmission(contact, await readRequest(request))
    return Response.json(read.ok ? read.value : read.failure, { status: read.ok ? 200 : 400 })
  },
}
`

/** A worker that reads submissions, with the entry as the exports of the package lead to it, and nothing of Node. */
export async function bundleWorker(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: fileURLToPath(new URL('../..', import.meta.url)), loader: 'ts' },
    write: false,
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    conditions: ['@sitewright/source'],
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}
