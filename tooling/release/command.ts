import { setTimeout } from 'node:timers/promises'
import { execa } from 'execa'

const isWindows = process.platform === 'win32'

/** Programs that have not ended yet. */
const running = new Set<Child>()

/** Folder and environment of a program, and the time that it may take. */
export interface Place {
  readonly cwd: string
  readonly env?: NodeJS.ProcessEnv
  /** @default 300_000 */
  readonly timeoutMs?: number
}

/** Result of a program that has ended. */
export interface Outcome {
  readonly isWell: boolean
  /** Output on both streams. */
  readonly output: string
  /** Output on the standard stream. */
  readonly stdout: string
}

/** Names that pnpm, npm and Vitest add to the environment of what they run. */
const ADDED = /^(npm_|VITEST|(INIT_CWD|NODE_PATH|NODE_ENV|TEST|DEV|PROD|SSR|MODE|BASE_URL)$)/

/** The environment without what was added for the script that runs. */
const ownEnv = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !ADDED.test(name)))

type Child = ReturnType<typeof spawn>

const spawn = (command: string, words: readonly string[], { cwd, env }: Place) =>
  execa(command, words, {
    cwd,
    env: { ...ownEnv(), NO_COLOR: '1', FORCE_COLOR: undefined, NEXT_TELEMETRY_DISABLED: '1', ...env },
    extendEnv: false,
    stdin: 'ignore',
    all: true,
    reject: false,
    // A group of its own, so that the programs which it starts end with it.
    detached: !isWindows,
  })

function start(command: string, words: readonly string[], place: Place): Child {
  const child = spawn(command, words, place)
  running.add(child)
  return child
}

function end(child: Child): void {
  running.delete(child)
  try {
    if (isWindows || child.pid === undefined) child.kill()
    else process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

/** Ends all programs that were started here. */
export function endAll(): void {
  for (const child of running) end(child)
}

/** Runs a program to its end. One that takes too long is ended and has failed. */
export async function run(command: string, words: readonly string[], place: Place): Promise<Outcome> {
  const { timeoutMs = 300_000 } = place
  const child = start(command, words, place)
  const timer = globalThis.setTimeout(() => end(child), timeoutMs)
  const { failed, all, stdout, shortMessage = '' } = await child
  clearTimeout(timer)
  end(child)
  return { isWell: !failed, output: all || shortMessage, stdout }
}

/** A program that serves pages until it is ended. */
export interface Server {
  readonly url: string
  readonly stop: () => void
  /** Ends it as Ctrl-C does, so that it can tidy up. */
  readonly interrupt: () => Promise<void>
}

/** Milliseconds that a program has for tidying up. */
const TIDY_MS = 5000

async function interrupt(child: Child): Promise<void> {
  // One that has ended by itself has nothing to tidy up.
  if (!isWindows && child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGINT')
  await Promise.race([child, setTimeout(TIDY_MS)])
  end(child)
}

interface ServedAt {
  readonly port: number
  readonly path?: string
  /** @default '127.0.0.1' */
  readonly host?: string
}

/** Starts a server and waits until it answers. */
export async function serve(
  command: string,
  words: readonly string[],
  { port, path = '', host = '127.0.0.1', ...place }: Place & ServedAt,
): Promise<Server> {
  const { timeoutMs = 60_000 } = place
  const child = start(command, words, place)
  const url = `http://${host}:${port}/`
  const deadline = Date.now() + timeoutMs
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(url + path).catch(() => undefined)
    if (answer) return { url, stop: () => end(child), interrupt: () => interrupt(child) }
    await setTimeout(100)
  }
  end(child)
  throw new Error(`${command} ${words.join(' ')} does not answer:\n${(await child).all}`)
}
