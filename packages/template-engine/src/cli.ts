#!/usr/bin/env node
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { text } from 'node:stream/consumers'
import { all } from './all.ts'
import { run } from './command/command.ts'

const { version } = createRequire(import.meta.url)('../package.json') as { readonly version: string }

process.exitCode = await run(process.argv.slice(2), {
  families: [all],
  version,
  read: (file) => (file === '-' ? text(process.stdin) : readFile(file, 'utf8')),
  print: (output) => process.stdout.write(output),
  complain: (output) => process.stderr.write(output),
})
