#!/usr/bin/env node
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { text } from 'node:stream/consumers'
import { getSystemErrorMap } from 'node:util'
import { all } from '../family/all.ts'
import { run } from './command.ts'

const { version } = createRequire(import.meta.url)('../../package.json') as { readonly version: string }

for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    // Whoever reads no further, as `head` does, has enough.
    if (error.code !== 'EPIPE') throw error
  })
}

process.exitCode = await run(process.argv.slice(2), {
  families: [all],
  version,
  read: (file) => (file === '-' ? text(process.stdin) : readFile(file, 'utf8').catch(explain)),
  print: (output) => process.stdout.write(output),
  complain: (output) => process.stderr.write(output),
})

/** Returns the text of a file's error number. */
function explain(cause: NodeJS.ErrnoException): never {
  const [, words] = getSystemErrorMap().get(cause.errno ?? 0) ?? []
  throw new Error(words ?? cause.message, { cause })
}
