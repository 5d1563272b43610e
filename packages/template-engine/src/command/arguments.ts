import { parseArgs } from 'node:util'
import { nearest } from '../diagnostic/nearest.ts'

/** Arguments behind the name of a command. */
export interface Arguments {
  readonly files: readonly string[]
  readonly options: Readonly<Record<string, string | undefined>>
}

/** Reads `page.html --data page.json --locale=de`. Throws for options that the command does not have. */
export function readArguments(words: readonly string[], options: readonly string[]): Arguments {
  const known = Object.fromEntries(options.map((name) => [name, { type: 'string' } as const]))
  const { tokens } = parseArgs({ args: [...words], options: known, strict: false, tokens: true })
  for (const token of tokens) {
    if (token.kind === 'option' && !options.includes(token.name)) throw new Error(unknown(token, options))
  }
  const { positionals, values } = parseArgs({ args: [...words], options: known, allowPositionals: true })
  return { files: positionals, options: values }
}

function unknown({ name, rawName }: { name: string; rawName: string }, options: readonly string[]): string {
  const meant = nearest(name, options)
  return `There is no option '${rawName}' here. ${meant ? `Did you mean --${meant}?` : 'See --help.'}`
}

/** The option's value, which has to be one of a few. */
export function choose<Choice extends string>(
  options: Arguments['options'],
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  const wanted = options[name] ?? choices[0]
  const found = choices.find((choice) => choice === wanted)
  if (!found) throw new Error(`--${name} is one of ${choices.join(', ')}.`)
  return found
}
