import { generate } from '../codegen/generate.ts'
import type { Diagnostic } from '../diagnostic/diagnostic.ts'
import { createEngine, type Engine } from '../engine/engine.ts'
import { contextual } from '../escape/contextual.ts'
import { html } from '../escape/html.ts'
import { expressions } from '../expression/expressions.ts'
import type { Family } from '../family/family.ts'
import { inspect } from '../lint/inspect.ts'
import { lint } from '../lint/lint.ts'
import { nearest } from '../diagnostic/nearest.ts'
import { choose, readArguments, type Arguments } from './arguments.ts'
import { isLocale, json, open, table, texts } from './input.ts'

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
                                                   --locale TAG --now MS
  check FILE…    say what is wrong with templates
  compile FILE   print an ES module                --module PATH: what exports the engine, as \`engine\`
  inspect FILE   print what the template reads and calls, and the type of its data, as JSON

render, check and compile take --dialect ts|java, and --escape none|html|contextual: what the engine escapes.
Output goes to the standard output, faults go to the standard error. The status is 1 if a template has errors,
2 if the command could not do its work. There are --help and --version as well.
`

/** Runs one command line; answers with the exit status. */
export async function run(words: readonly string[], world: World): Promise<number> {
  const [name = 'help', ...rest] = words
  if (/^(?:-h|(?:--)?help)$/.test(name) || rest.some((word) => /^(?:-h|--help)$/.test(word))) {
    world.print(USAGE)
    return 0
  }
  if (/^(?:-v|--version)$/.test(name)) {
    world.print(`${world.version}\n`)
    return 0
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) {
    const meant = nearest(name, Object.keys(COMMANDS))
    world.complain(`There is no command '${name}'.${meant ? ` Did you mean ${meant}?` : ''}\n\n${USAGE}`)
    return 2
  }
  try {
    return await command.work(readArguments(rest, command.options), world)
  } catch (error) {
    return fail(error, world)
  }
}

function fail(error: unknown, world: World): number {
  world.complain(`${error instanceof Error ? error.message : String(error)}\n`)
  return 2
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
  check: { options: ['escape', 'dialect'], work: check },
  compile: { options: ['module', 'escape', 'dialect'], work: compile },
  inspect: { options: [], work: look },
}

const ESCAPES = { none: undefined, html, contextual } as const

async function render({ files, options }: Arguments, world: World): Promise<number> {
  const { locale, now } = options
  const engine = engineOf(world, options)
  const file = one(files)
  const inputs = [file, options.data, options.partials, options.injects]
  if (inputs.filter((input) => input === '-').length > 1) throw new Error('Only one file can be -.')
  if (now !== undefined && !/^-?\d+$/.test(now)) throw new Error('--now is a time in milliseconds.')
  if (locale !== undefined && !isLocale(locale)) throw new Error('--locale is a language tag, like en-US.')
  const read = async (name: string): Promise<unknown> =>
    options[name] === undefined ? {} : json(options[name], await open(options[name], world.read))
  const rendered = engine.render(await open(file, world.read), await read('data'), {
    partials: texts('partials', await read('partials')),
    injects: table('injects', await read('injects')),
    ...(locale === undefined ? {} : { locale }),
    ...(now === undefined ? {} : { now: Number(now) }),
  })
  world.print(rendered.output)
  return printAll(rendered.diagnostics, file, world)
}

async function check({ files, options }: Arguments, world: World): Promise<number> {
  const engine = engineOf(world, options)
  let status = 0
  for (const file of files.length > 0 ? files : ['-']) {
    try {
      status = Math.max(status, printAll(lint(await open(file, world.read), engine), file, world))
    } catch (error) {
      // The other files are checked nevertheless.
      status = fail(error, world)
    }
  }
  return status
}

async function compile({ files, options }: Arguments, world: World): Promise<number> {
  const file = one(files)
  const { module = './engine.js' } = options
  const { code, map, diagnostics } = generate(await open(file, world.read), {
    engine: engineOf(world, options),
    module,
    name: file,
  })
  const inline = Buffer.from(JSON.stringify(map)).toString('base64')
  world.print(`${code}//# sourceMappingURL=data:application/json;base64,${inline}\n`)
  return printAll(diagnostics, file, world)
}

async function look({ files }: Arguments, world: World): Promise<number> {
  world.print(`${JSON.stringify(inspect(await open(one(files), world.read)), undefined, 2)}\n`)
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

function one(files: readonly string[]): string {
  const [file = '-', ...more] = files
  if (more.length > 0) throw new Error('Name one file.')
  return file
}

/** Prints diagnostics. Returns the exit status. */
function printAll(diagnostics: readonly Diagnostic[], file: string, world: World): number {
  for (const { severity, message, line, column, frame, hint } of diagnostics) {
    const lines = [`${file}:${line}:${column} ${severity}: ${message}`, frame, ...(hint ? [hint] : [])]
    world.complain(`${lines.join('\n')}\n`)
  }
  return diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0
}
