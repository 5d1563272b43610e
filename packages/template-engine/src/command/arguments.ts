/** What the command line asks for. */
export interface Command {
  readonly name: string
  readonly files: readonly string[]
  readonly options: Readonly<Record<string, string>>
}

/** Reads `render page.html --data page.json --locale=de`. An option without a value is `true`. */
export function parseArguments(words: readonly string[]): Command {
  const [name = 'help', ...rest] = words
  const files: string[] = []
  const options: Record<string, string> = {}
  for (let at = 0; at < rest.length; at++) {
    const word = rest[at] ?? ''
    const [, option, value] = /^--([a-z-]+)(?:=(.*))?$/s.exec(word) ?? []
    if (option === undefined) {
      files.push(word)
      continue
    }
    const next = rest[at + 1]
    const takesNext = value === undefined && next !== undefined && !next.startsWith('--')
    if (takesNext) at++
    options[option] = value ?? (takesNext ? next : 'true')
  }
  return { name: /^--?h(elp)?$/.test(name) ? 'help' : name, files, options }
}
