import { spawn } from 'node:child_process'
import { root } from './check/workspace.ts'

export interface Outcome {
  readonly code: number
  readonly output: string
  /** True if it was ended because it printed no output for too long. */
  readonly isSilent: boolean
}

/** Runs a command, shows what it prints, and keeps it. Ends it when it prints nothing for `silenceMs`. */
export function run(
  command: string,
  words: readonly string[],
  { silenceMs, env }: { readonly silenceMs?: number; readonly env?: NodeJS.ProcessEnv | undefined } = {},
): Promise<Outcome> {
  const child = spawn(command, words, {
    cwd: root,
    // Piped output is read as text, in logs too.
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    // A group of its own, so that the programs which it started end with it.
    detached: silenceMs !== undefined && process.platform !== 'win32',
  })
  let output = ''
  let isSilent = false
  let timer: NodeJS.Timeout | undefined
  const end = (signal: NodeJS.Signals): void => {
    if (child.pid === undefined || process.platform === 'win32' || silenceMs === undefined) child.kill(signal)
    else process.kill(-child.pid, signal)
  }
  const listen = (): void => {
    clearTimeout(timer)
    if (silenceMs === undefined) return
    timer = setTimeout(() => {
      isSilent = true
      end('SIGKILL')
    }, silenceMs)
  }
  const show = (chunk: Buffer): void => {
    listen()
    output += chunk.toString()
    process.stdout.write(chunk)
  }
  child.stdout.on('data', show)
  child.stderr.on('data', show)
  listen()
  // A group of its own does not hear the terminal's Ctrl-C.
  const forward = (signal: NodeJS.Signals): void => end(signal)
  process.on('SIGINT', forward).on('SIGTERM', forward)
  return new Promise((resolve, reject) => {
    const finish = (): void => {
      clearTimeout(timer)
      process.off('SIGINT', forward).off('SIGTERM', forward)
    }
    child.once('error', (problem) => {
      finish()
      reject(problem)
    })
    child.once('close', (code) => {
      finish()
      resolve({ code: code ?? 1, output, isSilent })
    })
  })
}
