import { spawn, type ChildProcess } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'

const isWindows = process.platform === 'win32'

/** Programs that have not ended yet. */
const running = new Set<ChildProcess>()

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

/** The environment without what pnpm or npm have added for the script that runs. */
const ownEnv = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD$|NODE_PATH$)/.test(name)),
  )

function start(command: string, words: readonly string[], { cwd, env }: Place): ChildProcess {
  const child = spawn(command, words, {
    cwd,
    env: { ...ownEnv(), NO_COLOR: '1', FORCE_COLOR: undefined, NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: isWindows,
    // A group of its own, so that the programs which it starts end with it.
    detached: !isWindows,
  })
  running.add(child)
  return child
}

function end(child: ChildProcess): void {
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

/** Collects what a program prints. */
function listen(child: ChildProcess): () => Pick<Outcome, 'output' | 'stdout'> {
  let output = ''
  let stdout = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    stdout += chunk.toString()
  })
  child.stderr?.on('data', (chunk: Buffer) => void (output += chunk.toString()))
  return () => ({ output, stdout })
}

/** Runs a program to its end. One that takes too long is ended and has failed. */
export function run(command: string, words: readonly string[], place: Place): Promise<Outcome> {
  const { timeoutMs = 300_000 } = place
  const child = start(command, words, place)
  const printed = listen(child)
  return new Promise((resolve) => {
    const finish = (isWell: boolean, reason = ''): void => {
      clearTimeout(timer)
      end(child)
      const { output, stdout } = printed()
      resolve({ isWell, output: output + reason, stdout })
    }
    const timer = setTimeout(() => finish(false, `\nIt was ended after ${timeoutMs / 1000} s.`), timeoutMs)
    child.once('error', ({ message }) => finish(false, message))
    child.once('close', (code) => finish(code === 0))
  })
}

/** A program that serves pages until it is ended. */
export interface Server {
  readonly url: string
  readonly stop: () => void
}

/** Starts a server and waits until it answers. */
export async function serve(
  command: string,
  words: readonly string[],
  { port, path = '', ...place }: Place & { readonly port: number; readonly path?: string },
): Promise<Server> {
  const { timeoutMs = 60_000 } = place
  const child = start(command, words, place)
  const printed = listen(child)
  const url = `http://127.0.0.1:${port}/`
  const deadline = Date.now() + timeoutMs
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(url + path).catch(() => undefined)
    if (answer) return { url, stop: () => end(child) }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  end(child)
  throw new Error(`${command} ${words.join(' ')} does not answer:\n${printed().output}`)
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Does all work, a few pieces at a time, and collects what each returns. */
export async function inTurns<Result>(
  work: readonly (() => Promise<readonly Result[]>)[],
  atOnce = 2,
): Promise<Result[]> {
  const waiting = [...work]
  const results: Result[] = []
  const worker = async (): Promise<void> => {
    for (let piece = waiting.shift(); piece; piece = waiting.shift()) results.push(...(await piece()))
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}
