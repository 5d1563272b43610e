import { generate } from '../core/codegen/generate.ts'
import type { Diagnostic } from '../core/diagnostic.ts'
import { createEngine, type Engine } from '../core/engine.ts'
import { contextual } from '../core/escaping/contextual.ts'
import { html } from '../core/escaping/html.ts'
import { expressions } from '../core/expression/expressions.ts'
import type { Family } from '../core/family.ts'
import { inspect } from '../core/lint/inspect.ts'
import { lint } from '../core/lint/lint.ts'
import { choose, readArguments, type Arguments } from './arguments.ts'

/** The world of the command: what templates can call, files, and the two outputs. */
export interface World {
  readonly families: readonly Family[]
  /** Of this package. */
  readonly version: string
  /** The text of a file; `-` is the standard input. */
  readonly read: (file: string) => Promise<string>
  readonly print: (text: string) => void
  readonly complain: (text: string) => void
}

const USAGE = `sitewright-template COMMAND [FILE…] [OPTIONS]     FILE may be - for the standard input

  render FILE    print what the template renders   --data FILE --partials FILE --injects FILE: JSON
                                                   --locale TAG --now MS --escape none|html|contextual
  check FILE…    say what is wrong with templates; the status is 1 if there are errors
  compile FILE   print an ES module                --module PATH: what exports the engine, as \`engine\`
                                                   --escape none|html|contextual: as that engine does
  inspect FILE   print what the template reads and calls, as JSON

render, check and compile take --dialect ts|java. There are --help and --version as well.
`

/** Runs one command line; answers with the exit status. */
export async function run(words: readonly string[], world: World): Promise<number> {
  const [name = 'help', ...rest] = words
  if (/^(?:-h|(?:--)?help)$/.test(name) || rest.includes('--help')) {
    world.print(USAGE)
    return 0
  }
  if (name === '--version') {
    world.print(`${world.version}\n`)
    return 0
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) {
    world.complain(`There is no command '${name}'.\n\n${USAGE}`)
    return 2
  }
  try {
    return await command.work(readArguments(rest, command.options), world)
  } catch (error) {
    world.complain(`${error instanceof Error ? error.message : String(error)}\n`)
    return 2
  }
}

interface Command {
  readonly options: readonly string[]
  readonly work: (given: Arguments, world: World) => Promise<number>
}

const COMMANDS: Readonly<Record<string, Command>> = {
  render: {
    options: ['data', 'partials', 'injects', 'locale', 'now', 'escape', 'dialect'],
    work: render,
  },
  check: { options: ['dialect'], work: check },
  compile: { options: ['module', 'escape', 'dialect'], work: compile },
  inspect: { options: [], work: look },
}

const ESCAPES = { none: undefined, html, contextual } as const

async function render({ files, options }: Arguments, world: World): Promise<number> {
  const { locale, now } = options
  const engine = engineOf(world, options)
  const table = async (name: string): Promise<Record<string, unknown>> =>
    options[name] === undefined ? {} : json(options[name], await world.read(options[name]))
  const file = one(files)
  if (now !== undefined && !/^-?\d+$/.test(now)) throw new Error('--now is a time in milliseconds.')
  const rendered = engine.render(await world.read(file), await table('data'), {
    partials: (await table('partials')) as Record<string, string>,
    injects: await table('injects'),
    ...(locale === undefined ? {} : { locale }),
    ...(now === undefined ? {} : { now: Number(now) }),
  })
  world.print(rendered.output)
  return tell(rendered.diagnostics, file, world)
}

async function check({ files, options }: Arguments, world: World): Promise<number> {
  const engine = engineOf(world, options)
  let status = 0
  for (const file of files.length > 0 ? files : ['-']) {
    const found = tell(lint(await world.read(file), engine), file, world)
    status = Math.max(status, found)
  }
  return status
}

async function compile({ files, options }: Arguments, world: World): Promise<number> {
  const file = one(files)
  const { module = './engine.js' } = options
  const { code, map, diagnostics } = generate(await world.read(file), {
    engine: engineOf(world, options),
    module,
    name: file,
  })
  const inline = btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(map))))
  world.print(`${code}//# sourceMappingURL=data:application/json;base64,${inline}\n`)
  return tell(diagnostics, file, world)
}

async function look({ files }: Arguments, world: World): Promise<number> {
  world.print(`${JSON.stringify(inspect(await world.read(one(files))), undefined, 2)}\n`)
  return 0
}

const engineOf = ({ families }: World, options: Arguments['options']): Engine =>
  createEngine({
    families,
    expressions,
    include: true,
    escape: ESCAPES[choose(options, 'escape', ['none', 'html', 'contextual'])],
    dialect: choose(options, 'dialect', ['ts', 'java'] as const),
  })

function json(file: string, text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch (error) {
    throw new Error(`${file} is no JSON: ${(error as Error).message}`, { cause: error })
  }
}

function one(files: readonly string[]): string {
  const [file = '-', ...more] = files
  if (more.length > 0) throw new Error('Name one file.')
  return file
}

/** Says what was found; answers with the exit status. */
function tell(diagnostics: readonly Diagnostic[], file: string, world: World): number {
  for (const { severity, message, line, column, frame, hint } of diagnostics) {
    const lines = [`${file}:${line}:${column} ${severity}: ${message}`, frame, ...(hint ? [hint] : [])]
    world.complain(`${lines.join('\n')}\n`)
  }
  return diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0
}
