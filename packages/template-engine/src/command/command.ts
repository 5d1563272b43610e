import { generate } from '../core/codegen/generate.ts'
import type { Diagnostic } from '../core/diagnostic.ts'
import { createEngine, type Engine } from '../core/engine.ts'
import type { Escaping } from '../core/escaping.ts'
import { contextual } from '../core/escaping/contextual.ts'
import { html } from '../core/escaping/html.ts'
import { expressions } from '../core/expression/expressions.ts'
import type { Family } from '../core/family.ts'
import { inspect } from '../core/lint/inspect.ts'
import { lint } from '../core/lint/lint.ts'
import { parseArguments, type Command } from './arguments.ts'

/** The world of the command: what templates can call, files, and the two outputs. */
export interface World {
  readonly families: readonly Family[]
  /** The text of a file; `-` is the standard input. */
  readonly read: (file: string) => Promise<string>
  readonly print: (text: string) => void
  readonly complain: (text: string) => void
}

const USAGE = `sitewright-template COMMAND [FILE…] [OPTIONS]     FILE may be - for the standard input

  render FILE    print what the template renders   --data FILE --partials FILE --injects FILE
                                                   --locale TAG --now MS --escape none|html|contextual
  check FILE…    say what is wrong with templates; the status is 1 if there are errors
  compile FILE   print an ES module                --module PATH: what exports the engine, as \`engine\`
  inspect FILE   print what the template reads and calls, as JSON

`

/** Runs one command line; answers with the exit status. */
export async function run(words: readonly string[], world: World): Promise<number> {
  const command = parseArguments(words)
  const work = Object.hasOwn(COMMANDS, command.name) ? COMMANDS[command.name] : undefined
  if (!work) {
    const isAsked = command.name === 'help'
    if (isAsked) world.print(USAGE)
    else world.complain(`There is no command '${command.name}'.\n\n${USAGE}`)
    return isAsked ? 0 : 2
  }
  try {
    return await work(command, world)
  } catch (error) {
    world.complain(`${error instanceof Error ? error.message : String(error)}\n`)
    return 2
  }
}

type Work = (command: Command, world: World) => Promise<number>

const COMMANDS: Readonly<Record<string, Work>> = { render, check, compile, inspect: look }

const ESCAPES = { none: undefined, html, contextual } as const

async function render({ files, options }: Command, world: World): Promise<number> {
  const { escape = 'none', locale, now } = options
  if (!(escape in ESCAPES)) throw new Error('--escape is none, html or contextual.')
  const engine = engineWith(world, ESCAPES[escape as keyof typeof ESCAPES])
  const json = async (name: string): Promise<Record<string, unknown>> =>
    options[name] === undefined
      ? {}
      : (JSON.parse(await world.read(options[name])) as Record<string, unknown>)
  const file = one(files)
  const rendered = engine.render(await world.read(file), await json('data'), {
    partials: (await json('partials')) as Record<string, string>,
    injects: await json('injects'),
    ...(locale === undefined ? {} : { locale }),
    ...(now === undefined ? {} : { now: Number(now) }),
  })
  world.print(rendered.output)
  return tell(rendered.diagnostics, file, world)
}

async function check({ files }: Command, world: World): Promise<number> {
  const engine = engineWith(world)
  let status = 0
  for (const file of files.length > 0 ? files : ['-']) {
    const found = tell(lint(await world.read(file), engine), file, world)
    status = Math.max(status, found)
  }
  return status
}

async function compile({ files, options }: Command, world: World): Promise<number> {
  const file = one(files)
  const { module = './engine.js' } = options
  const { code, map, diagnostics } = generate(await world.read(file), {
    engine: engineWith(world),
    module,
    name: file,
  })
  const inline = btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(map))))
  world.print(`${code}//# sourceMappingURL=data:application/json;base64,${inline}\n`)
  return tell(diagnostics, file, world)
}

async function look({ files }: Command, world: World): Promise<number> {
  world.print(`${JSON.stringify(inspect(await world.read(one(files))), undefined, 2)}\n`)
  return 0
}

const engineWith = ({ families }: World, escape?: Escaping): Engine =>
  createEngine({ families, expressions, include: true, escape })

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
