import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from 'playwright'
import { chromium as installed } from '../../../../../../tooling/chromium.ts'

/** A browser with a profile on disk, which can be killed and started again. */
export interface KillableBrowser {
  readonly context: () => BrowserContext
  /** Ends all processes at once, as a crash or an empty battery does. */
  readonly kill: () => Promise<void>
  readonly start: () => Promise<void>
  readonly close: () => Promise<void>
}

async function launch(profile: string) {
  const { executablePath = '', args = [] } = installed()
  const words = [
    ...args,
    '--headless=new',
    `--user-data-dir=${profile}`,
    '--remote-debugging-port=0',
    'about:blank',
  ]
  const child = spawn(executablePath, words, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
  const address = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stderr.on('data', (data: Buffer) => {
      output += data.toString()
      const [, found] = /listening on (ws:\S+)/.exec(output) ?? []
      if (found) resolve(found)
    })
    child.once('exit', () => reject(new Error(`Chromium ended: ${output}`)))
  })
  return { child, browser: await chromium.connectOverCDP(address) }
}

export async function startBrowser(): Promise<KillableBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-loss-'))
  let running: { readonly child: ReturnType<typeof spawn>; readonly browser: Browser } | undefined

  async function kill(): Promise<void> {
    if (!running) return
    const { child } = running
    running = undefined
    const ended = child.exitCode === null ? once(child, 'exit') : undefined
    // The group of this browser's own processes.
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    await ended
  }

  async function start(): Promise<void> {
    running = await launch(profile)
  }

  await start()
  return {
    kill,
    start,
    context: () => {
      const [context] = running?.browser.contexts() ?? []
      if (!context) throw new Error('The browser is not running.')
      return context
    },
    close: async () => {
      await kill()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
