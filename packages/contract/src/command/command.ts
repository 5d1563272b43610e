import { parseArgs } from 'node:util'
import { readWith } from '@sitewright/site/contracts'
import type { Case } from '../backend.ts'
import type { Fetch } from '../client.ts'
import { contract } from '../contract.ts'
import { originSchema } from '../facts.contract.ts'
import { readFacts, type Facts } from '../facts.ts'
import { remoteBackend } from '../remote.ts'
import { runContract, type Outcome } from '../run.ts'

/** What the command needs of the world around it. */
export interface World {
  readonly version: string
  readonly print: (text: string) => void
  readonly complain: (text: string) => void
  readonly fetch: Fetch
  /** @throws if there is no such file */
  readonly readFile: (path: string) => string
}

const help = `Checks that a backend does what the packages of Sitewright expect.

  npx @sitewright/contract FACTS.json
  npx @sitewright/contract FACTS.json --only CRT-091

The backend runs already. The facts say where, and what its shop has. Every case begins with a reset: use a
backend for tests, and no other. Prints a line for each case, and ends with 1 if one is broken.

Options:
      --only TEXT       cases whose row or name has this text
      --origin URL      where the backend is, in place of what the facts say
      --list            print the cases, and run none
  -h, --help            print this text
  -v, --version         print the version
`

const OPTIONS = {
  only: { type: 'string' },
  origin: { type: 'string' },
  list: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const

const titleOf = ({ spec, name }: Case): string => `${spec} ${name}`

function lineOf(outcome: Outcome): string {
  const title = titleOf(outcome.case)
  switch (outcome.kind) {
    case 'kept':
      return `kept    ${title}\n`
    case 'notAsked':
      return `not run ${title} (needs: ${outcome.lacking.join(', ')})\n`
    case 'broken':
      return `BROKEN  ${title}\n${outcome.message.replaceAll(/^/gm, '          ')}\n`
  }
}

const count = (outcomes: readonly Outcome[], kind: Outcome['kind']): number =>
  outcomes.filter((outcome) => outcome.kind === kind).length

/** Runs the command and returns its exit code: 0, 1 for a case that is broken, 2 for what it cannot use. */
export async function run(words: readonly string[], world: World): Promise<number> {
  const { print, complain } = world
  let parsed
  try {
    parsed = parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true })
  } catch (problem) {
    complain(`${(problem as Error).message}\n\n${help}`)
    return 2
  }
  const { values, positionals } = parsed
  const { only = '' } = values
  const isWanted = (each: Case): boolean => titleOf(each).includes(only)
  const wanted = Object.values(contract).flat().filter(isWanted)
  if (values.help) print(help)
  else if (values.version) print(`${world.version}\n`)
  else if (wanted.length === 0) {
    complain(`No case has "${only}" in its row or its name.\n`)
    return 2
  } else if (values.list) print(wanted.map((each) => `${titleOf(each)}\n`).join(''))
  else if (positionals.length !== 1) {
    complain(`Name one file of facts.\n\n${help}`)
    return 2
  } else {
    const facts = factsIn(positionals[0] ?? '', world)
    if (!facts) return 2
    const origin = originOf(values.origin ?? facts.origin)
    if (origin !== undefined) return runAgainst({ ...facts, origin }, world, isWanted)
    complain(`--origin is a scheme and a host, as http://127.0.0.1:4180: "${values.origin}" is none.\n`)
    return 2
  }
  return 0
}

/** The origin that a text names, which may end with one slash. */
function originOf(text: string): string | undefined {
  const read = readWith<string>(originSchema)(text.replace(/\/$/, ''))
  return read.ok ? read.value : undefined
}

function factsIn(file: string, { readFile, complain }: World): Facts | undefined {
  let text
  try {
    text = readFile(file)
  } catch (problem) {
    complain(`${file} cannot be read: ${(problem as Error).message}\n`)
    return undefined
  }
  const read = readFacts(text)
  if (read.ok) return read.facts
  complain(`${file}: ${read.message}\n`)
  return undefined
}

async function runAgainst(
  facts: Facts,
  { fetch, print, complain }: World,
  isWanted: (each: Case) => boolean,
) {
  const backend = remoteBackend(facts, fetch)
  try {
    await backend.reset()
  } catch (problem) {
    complain(`${facts.origin} cannot be reset: ${(problem as Error).message}\n`)
    return 2
  }
  const outcomes = await runContract(backend, { isWanted, onOutcome: (outcome) => print(lineOf(outcome)) })
  const broken = count(outcomes, 'broken')
  print(`\n${count(outcomes, 'kept')} kept, ${broken} broken, ${count(outcomes, 'notAsked')} not run\n`)
  return broken > 0 ? 1 : 0
}
