#!/usr/bin/env node
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline/promises'
import { managerOf, run } from './command.ts'

const { version } = createRequire(import.meta.url)('../../package.json') as { readonly version: string }

const isTerminal = process.stdin.isTTY && process.stdout.isTTY
const terminal = isTerminal ? createInterface(process.stdin, process.stdout) : undefined

// Ctrl-C and the end of the input are answers, too.
terminal?.once('close', () => process.exit(process.exitCode ?? 130))

process.exitCode = await run(process.argv.slice(2), {
  version,
  print: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
  ask: terminal && ((question) => terminal.question(question)),
  manager: managerOf(process.env.npm_config_user_agent),
})
terminal?.close()
