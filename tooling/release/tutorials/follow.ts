import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import getPort, { clearLockedPorts } from 'get-port'
import type { Browser } from 'playwright'
import { type Findings, root } from '../../check/workspace.ts'
import { run, serve, type Server } from '../command.ts'
import { npmEnv, type Rehearsal } from '../project.ts'
import { type Step, stepsOf } from './steps.ts'
import { visits } from './visits.ts'

/** Commands that go on until the reader ends them, and the port where they answer, as the tutorials say. */
const SERVERS: Readonly<Record<string, number>> = {
  'npx vite': 5173,
  'node server.js': 3000,
  'npx workerd serve config.capnp': 8787,
}

/** The server of a page, and the one that keeps its data. */
const FRONT = 'npx vite'
const BACK = 'node server.js'

/** A picture of the reader's own. Browsers look at what is in a file, whatever its name says. */
const PICTURE = join(root, 'apps/demo/public/picture/belly-jug-640.webp')

/** Checks whether a port can be used. The server of the tutorial before may need a moment to end. */
async function isFree(port: number): Promise<boolean> {
  for (let attempt = 0; attempt < 50; attempt++) {
    clearLockedPorts()
    if ((await getPort({ port, host: '127.0.0.1' })) === port) return true
    await setTimeout(100)
  }
  return false
}

/** Words of a line. An option may have a text in single quotes. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/'([^']*)'|\S+/g)].map(([word, quoted]) => quoted ?? word)

/** Follows a tutorial from an empty folder, line by line and file by file. Each page that is started is opened, and the last one used. */
export async function followTutorial(
  rehearsal: Rehearsal,
  browser: Browser,
  name: string,
): Promise<Findings> {
  const steps = stepsOf(readFileSync(join(root, 'docs/tutorials', `${name}.md`), 'utf8'))
  for (const port of Object.values(SERVERS)) {
    if (await isFree(port)) continue
    rehearsal.skip(`the tutorial ${name}, because port ${port} is taken`)
    return []
  }
  // The settings of a user, who has our registry in place of npm's.
  const settings = join(rehearsal.home, 'tutorial.npmrc')
  writeFileSync(settings, rehearsal.registry.npmrc)
  const env = { ...npmEnv(rehearsal), npm_config_userconfig: settings, npm_config_yes: 'true' }
  let cwd = join(rehearsal.home, 'tutorials')
  mkdirSync(cwd, { recursive: true })
  const servers = new Map<string, Server>()
  const startsServer = (step: Step): boolean =>
    step.kind === 'run' && step.lines.some((line) => line in SERVERS)
  const lastStart = steps.findLastIndex(startsServer)

  async function open(isUsed: boolean): Promise<void> {
    const shown = [...servers].find(([line]) => line !== BACK)?.[1]
    if (!shown) return
    const context = await browser.newContext()
    const page = await context.newPage()
    page.setDefaultTimeout(30_000)
    try {
      // Vite prepares packages at the first visit, and then loads the page anew.
      await page.goto(shown.url, { waitUntil: 'networkidle' })
      const problems: string[] = []
      page.on('pageerror', ({ message }) => problems.push(message))
      await page.reload({ waitUntil: 'networkidle' })
      if (isUsed) await visits[name]?.(page)
      if (problems.length > 0) throw new Error(`Its page throws: ${problems.join(', ')}`)
    } finally {
      await context.close()
    }
  }

  async function runLine(line: string): Promise<void> {
    const [command = '', ...words] = wordsOf(line)
    const folder = join(cwd, words[0] ?? '')
    if (command === 'mkdir') mkdirSync(folder)
    if (line === 'mkdir public')
      for (const picture of ['1.jpg', '2.jpg', '3.jpg']) copyFileSync(PICTURE, join(folder, picture))
    if (command === 'mkdir') return
    if (command === 'cd') cwd = folder
    else if (SERVERS[line]) {
      await servers.get(line)?.interrupt()
      await isFree(SERVERS[line])
      servers.set(line, await serve(command, words, { cwd, env, port: SERVERS[line], host: 'localhost' }))
    } else {
      const { isWell, output } = await run(command, words, { cwd, env })
      if (!isWell) throw new Error(`${line} fails:\n${output}`)
    }
  }

  try {
    let isReady = false
    for (const [index, step] of steps.entries()) {
      if (step.kind === 'file') {
        writeFileSync(join(cwd, step.name), step.text)
      } else {
        // The page is used as it is in the end, and before something reads what came of that.
        if (isReady) await open(true)
        isReady = index === lastStart
        for (const line of step.lines) await runLine(line)
        if (!startsServer(step)) continue
        // Settings that were written since Vite has started count from its next start.
        if (servers.has(FRONT) && !step.lines.includes(FRONT)) await runLine(FRONT)
        await open(false)
      }
    }
    if (isReady) await open(true)
    return []
  } catch (problem) {
    return [`docs/tutorials/${name}.md: ${(problem as Error).message}`]
  } finally {
    for (const server of servers.values()) server.stop()
  }
}
