import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const folder = fileURLToPath(new URL('../..', import.meta.url))

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

/** The files of a package that a worker is made of. */
export type Files = 'sources' | 'built files'

/** Checks whether the package is built: `npm test` builds before it tests. */
export const isBuilt = (): boolean => existsSync(`${folder}/dist/server.js`)

/** A worker that reads submissions, with the entry as the exports of the package lead to it, and nothing of Node. */
export async function bundleWorker(files: Files): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: folder, loader: 'ts' },
    write: false,
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    conditions: files === 'sources' ? ['@sitewright/source'] : [],
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}
