#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { run } from './command.ts'

const { version } = createRequire(import.meta.url)('../../package.json') as { readonly version: string }

/** Longest wait for an answer: a backend that does not answer has broken the case. */
const ANSWER_MS = 30_000

process.exitCode = await run(process.argv.slice(2), {
  version,
  print: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
  fetch: (url, asked) => fetch(url, { ...asked, redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS) }),
  readFile: (path) => readFileSync(path, 'utf8'),
})
