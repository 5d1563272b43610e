import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { chromium as playwright, type Browser } from 'playwright'
import { chromium } from '../chromium.ts'

/** Runtime of a program. */
export type Place = 'node' | 'browser'

/** A file of a project, and the markup of the page that it runs in. */
export interface Program {
  readonly file: string
  readonly place: Place
  readonly page: string
}

export interface Failure {
  readonly file: string
  readonly message: string
}

const TIME_MS = 20_000

/** How long a program is watched after its last line, for promises that are rejected. */
const REST_MS = 100

async function bundle(project: string, { file, place }: Program): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: project,
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    platform: place,
    target: 'es2022',
    jsx: 'automatic',
    loader: { '.css': 'empty', '.woff2': 'empty' },
    logLevel: 'silent',
    // Packages in CommonJS ask for Node's modules in their own way.
    ...(place === 'node' && {
      banner: {
        js: "import { createRequire as $require } from 'node:module'; const require = $require(import.meta.url);",
      },
    }),
    ...(place === 'browser' && { define: { 'process.env.NODE_ENV': '"development"' } }),
  })
  return outputFiles[0]?.text ?? ''
}

/** Runs a file in Node, and says what it failed with. */
function runInNode(project: string, file: string): Promise<string | undefined> {
  const script = `
    process.on('unhandledRejection', (problem) => { throw problem })
    await import(${JSON.stringify(`./${file}`)})
    setTimeout(() => process.exit(), ${REST_MS})`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: TIME_MS,
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  return new Promise((resolve) => {
    child.once('close', (code, signal) => {
      if (code === 0) resolve(undefined)
      else resolve(signal ? `is not done after ${TIME_MS / 1000} s.` : failureIn(errors))
    })
  })
}

/** The line of a stack that says what happened. */
const failureIn = (errors: string): string =>
  errors.split('\n').find((line) => /^\w*(Error|Exception)\b/.test(line)) ?? errors.trim().slice(0, 300)

/** Runs a script in a page of its own, where every other address answers 404. */
async function runInBrowser(browser: Browser, script: string, markup: string): Promise<string | undefined> {
  const page = await browser.newPage()
  const failures: string[] = []
  page.on('pageerror', ({ message }) => failures.push(message))
  page.on('dialog', (dialog) => void dialog.dismiss())
  const origin = 'http://readme.test'
  const html = `<!doctype html><title>A page</title>${markup}<script type="module">
    await import('/program.js')
    setTimeout(() => { document.documentElement.dataset.done = '' }, ${REST_MS})
  </script>`
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html })
    if (pathname === '/program.js') return route.fulfill({ contentType: 'text/javascript', body: script })
    return route.fulfill({ status: 404, contentType: 'application/json', body: '{}' })
  })
  try {
    await page.goto(`${origin}/`)
    const done = page.waitForSelector('[data-done]', { state: 'attached', timeout: TIME_MS })
    await Promise.race([done, page.waitForEvent('pageerror', { timeout: TIME_MS })]).catch(() => {
      failures.push(`is not done after ${TIME_MS / 1000} s.`)
    })
  } finally {
    await page.close()
  }
  return failures[0]
}

/** Runs files of a project one after the other, and says which failed. */
export async function runPrograms(project: string, programs: readonly Program[]): Promise<Failure[]> {
  const failures: Failure[] = []
  let browser: Browser | undefined
  try {
    for (const program of programs) {
      const { file, place, page } = program
      const message = await bundle(project, program).then(
        async (script) => {
          if (place === 'browser') {
            browser ??= await playwright.launch(chromium())
            return runInBrowser(browser, script, page)
          }
          writeFileSync(join(project, `${file}.mjs`), script)
          return runInNode(project, `${file}.mjs`)
        },
        (problem: unknown) => (problem as Error).message.replace(/\s*\n\s*/g, ' '),
      )
      if (message !== undefined) failures.push({ file, message: `fails in ${place}: ${message}` })
    }
  } finally {
    await browser?.close()
  }
  return failures
}
