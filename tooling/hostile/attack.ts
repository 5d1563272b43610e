import { readFileSync, writeSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Call, Value } from './plan.ts'
import { texts } from './texts.ts'

// Calls what a plan lists, from the call with a number on: `attack.ts PLAN NUMBER MILLISECONDS`. Each call is told before it
// begins, so that whoever reads along knows which one does not end.

const [, , plan = '', from = '', limit = ''] = process.argv
const calls = JSON.parse(readFileSync(plan, 'utf8')) as readonly Call[]

const pause = new Int32Array(new SharedArrayBuffer(4))

/** Tells a line. A pipe that is full, because its reader is busy, takes it a moment later. */
function tell(...words: readonly (string | number)[]): void {
  let rest = Buffer.from(`${words.join('\t')}\n`)
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(1, rest))
    } catch (problem) {
      if ((problem as NodeJS.ErrnoException).code !== 'EAGAIN') throw problem
      Atomics.wait(pause, 0, 0, 5)
    }
  }
}

/** What a built entry exports. */
async function load(file: string): Promise<object> {
  try {
    return (await import(pathToFileURL(file).href)) as object
  } catch (problem) {
    tell('broken', (problem as Error).message)
    return process.exit(1)
  }
}

const modules = new Map<string, object>()

/** Loads all that a call needs. */
async function prepare({ file, path }: Call): Promise<void> {
  if (!modules.has(file)) modules.set(file, await load(file))
  const needed = (value: Value): readonly Call[] => {
    if (value.kind === 'made') return [value.by]
    if (value.kind === 'list') return value.items.flatMap(needed)
    return value.kind === 'record' ? Object.values(value.entries).flatMap(needed) : []
  }
  for (const step of path) {
    if (typeof step !== 'string') for (const each of step.flatMap(needed)) await prepare(each)
  }
}

/** The value that takes a hostile text where it may. */
function valueOf(value: Value, text: string): unknown {
  if (value.kind === 'text') return text
  if (value.kind === 'plain') return value.value
  if (value.kind === 'call') return () => undefined
  if (value.kind === 'made') return carryOut(value.by, text).value
  if (value.kind === 'list') return value.items.map((item) => valueOf(item, text))
  return Object.fromEntries(Object.entries(value.entries).map(([name, each]) => [name, valueOf(each, text)]))
}

const isFunction = (value: unknown): value is (...args: readonly unknown[]) => unknown =>
  typeof value === 'function'

/** Milliseconds of work that this process has done: a busy machine does not add to them. */
const worked = (): number => process.cpuUsage().user / 1000

/** The result of a call and the milliseconds that its last step took. A call that fails is one that has read its text. */
function carryOut({ file, path }: Call, text: string): { readonly value?: unknown; readonly ms: number } {
  let owner: unknown
  let value: unknown = modules.get(file)
  let begin = worked()
  try {
    for (const step of path) {
      if (typeof step === 'string') {
        owner = value
        value = (Object(value) as Record<string, unknown>)[step]
      } else if (isFunction(value)) {
        const list = step.map((each) => valueOf(each, text))
        begin = worked()
        value = value.apply(owner, list)
      }
    }
    if (value instanceof Promise) value.catch(() => undefined)
    return { value, ms: worked() - begin }
  } catch {
    return { ms: worked() - begin }
  }
}

/** Times that a slow machine may take as long. There, half of a text has to take about half of the time. */
const SLOW_MACHINE = 5

/**
 * The least milliseconds of up to ten attempts. What compiles code and tidies up memory, or a busy machine, makes some of them
 * slower, and hardly all.
 */
function bestOf(call: Call, text: string, enoughMs = 0): number {
  let best = carryOut(call, text).ms
  for (let again = 0; again < 9 && best > enoughMs; again += 1) best = Math.min(best, carryOut(call, text).ms)
  return best
}

/** Measures a call. Undefined if it is fast enough. */
function measure(call: Call, text: string, most: number): number | undefined {
  const ms = bestOf(call, text, most)
  const isSlow = ms > most && (ms > most * SLOW_MACHINE || !isLinear(call, text, ms))
  return isSlow ? ms : undefined
}

/** Checks that the time of a call grows with its text, and not with the square of that, which makes four times of twice. */
function isLinear(call: Call, text: string, ms: number): boolean {
  const quarter = text.length / 4
  // Its first and last characters make it hostile.
  return ms < 3 * bestOf(call, text.slice(0, quarter) + text.slice(-quarter))
}

// Nothing leaves this process, and what goes on later is not measured.
globalThis.fetch = () => Promise.reject(new Error('There is no network.'))
process.on('unhandledRejection', () => undefined).on('uncaughtException', () => undefined)
console.warn = console.error = console.log = () => undefined

for (let number = Number(from); number < calls.length; number += 1) {
  const call = calls[number]
  if (!call) break
  tell('import', number, '')
  await prepare(call)
  for (const [kind, text] of Object.entries(texts)) {
    tell('begin', number, kind)
    const most = call.limitMs ?? Number(limit)
    // Whatever else the machine does is over at one of three times.
    const ms = measure(call, text, most) && measure(call, text, most) && measure(call, text, most)
    if (ms !== undefined) tell('slow', number, kind, Math.round(ms))
  }
}
process.exit()
