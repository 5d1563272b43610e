import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BroadcastChannel } from 'node:worker_threads'
import type { MutantCoverage } from '@stryker-mutator/api/core'
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import {
  determineHitLimitReached,
  type DryRunResult,
  DryRunStatus,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestResult,
  type TestRunner,
  toMutantRunResult,
  TestStatus,
} from '@stryker-mutator/api/test-runner'
import { createVitest, type Vitest } from 'vitest/node'
import { CHANNEL, type Message, type Request, type Response, type TestOutcome } from './message.ts'

/** Below the copy of the package, where all processes of Stryker find it. */
const COVERING = '.covering.json'

const CONFIG = fileURLToPath(new URL('vitest.config.ts', import.meta.url))

function resultOf({ id, name, file, ms, state, message }: TestOutcome): TestResult {
  const result = { id, name, fileName: file, timeSpentMs: ms }
  if (state === 'failed') return { ...result, status: TestStatus.Failed, failureMessage: message }
  return { ...result, status: state === 'passed' ? TestStatus.Success : TestStatus.Skipped }
}

interface Run {
  readonly result: DryRunResult
  readonly hits: number
  readonly coverage: MutantCoverage
}

/** CPU time after which a mutant counts as an endless loop. Time by the clock says little on a busy machine. */
const MOST_CPU_MS = 20_000

const endlessFile = (id: string): string => `.endless-${id}`

/** Ends the process when it has used this much CPU time. Stryker tries the mutant once more, in a new one. */
function endAfter(ms: number, id: string): () => void {
  const begin = process.cpuUsage()
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(begin)
    if ((user + system) / 1000 < ms) return
    writeFileSync(endlessFile(id), '')
    process.exit(1)
  }, 1000)
  return () => clearInterval(timer)
}

/** Test files that execute a mutant, found by the dry run. Stryker runs all of them for code that runs at import. */
function filesCovering(id: string): string[] | undefined {
  if (!existsSync(COVERING)) return undefined
  return (JSON.parse(readFileSync(COVERING, 'utf8')) as Record<string, string[]>)[id]
}

/** Runs tests for Stryker, in a thread of Vitest that stays. */
class ThreadRunner implements TestRunner {
  private vitest: Vitest | undefined
  private readonly channel = new BroadcastChannel(CHANNEL)
  private readonly waiting = new Map<number, (response: Response) => void>()
  private files: readonly string[] = []
  private count = 0

  capabilities = () => ({ reloadEnvironment: true })

  async init(): Promise<void> {
    const vitest = await createVitest('test', {
      config: CONFIG,
      root: process.cwd(),
      watch: false,
      pool: 'threads',
      maxWorkers: 1,
      silent: true,
      reporters: [{}],
    })
    this.vitest = vitest
    const specifications = await vitest.globTestSpecifications()
    this.files = specifications.map(({ moduleId }) => moduleId).sort()
    const isReady = new Promise<void>((done) => {
      this.channel.onmessage = (event: unknown) => {
        const { data } = event as { data: Message }
        if (data.kind === 'ready') done()
        if (data.kind === 'done') this.waiting.get(data.id)?.(data)
      }
    })
    // It ends with the thread.
    void vitest.runTestSpecifications(specifications.slice(0, 1)).catch(() => undefined)
    await isReady
  }

  private async run(request: Omit<Request, 'kind' | 'id'>): Promise<Run> {
    const id = (this.count += 1)
    const { tests, errors, hits, coverage } = await new Promise<Response>((done) => {
      this.waiting.set(id, done)
      this.channel.postMessage({ kind: 'run', id, ...request } satisfies Message)
    })
    this.waiting.delete(id)
    const uncaught = [...(this.vitest?.state.errorsSet ?? [])].map(String)
    this.vitest?.state.errorsSet.clear()
    const isFailed = tests.some(({ state }) => state === 'failed')
    const [error] = [...errors, ...uncaught]
    const result: DryRunResult =
      error !== undefined && !isFailed
        ? { status: DryRunStatus.Error, errorMessage: error }
        : { status: DryRunStatus.Complete, tests: tests.map(resultOf) }
    return { result, hits, coverage: coverage ?? { static: {}, perTest: {} } }
  }

  /** Runs each file in modules of its own: what one file has cached, another would not cover. */
  async dryRun(): Promise<DryRunResult> {
    const tests: TestResult[] = []
    const mutantCoverage: MutantCoverage = { static: {}, perTest: {} }
    const covering: Record<string, string[]> = {}
    for (const file of this.files) {
      const { result, coverage } = await this.run({ files: [file] })
      if (result.status !== DryRunStatus.Complete) return result
      tests.push(...result.tests)
      const perTest = Object.values(coverage.perTest)
      for (const id of new Set([coverage.static, ...perTest].flatMap((hits) => Object.keys(hits))))
        (covering[id] ??= []).push(file)
      for (const [id, hits] of Object.entries(coverage.static))
        mutantCoverage.static[id] = (mutantCoverage.static[id] ?? 0) + hits
      Object.assign(mutantCoverage.perTest, coverage.perTest)
    }
    writeFileSync(COVERING, JSON.stringify(covering))
    return { status: DryRunStatus.Complete, tests, mutantCoverage }
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }: MutantRunOptions): Promise<MutantRunResult> {
    const { id } = activeMutant
    if (existsSync(endlessFile(id))) return { status: MutantRunStatus.Timeout }
    const stop = endAfter(MOST_CPU_MS, id)
    const files = testFilter?.map((test) => resolve(test.slice(0, test.indexOf('#')))) ?? filesCovering(id)
    const wanted = new Set(files?.map((file) => resolve(file)))
    const { result, hits } = await this.run({
      files: this.files.filter((file) => !files || wanted.has(resolve(file))),
      tests: testFilter,
      mutant: id,
      hitLimit,
    })
    stop()
    return toMutantRunResult(determineHitLimitReached(hits, hitLimit) ?? result)
  }

  async dispose(): Promise<void> {
    this.channel.postMessage({ kind: 'end' } satisfies Message)
    await this.vitest?.close()
    this.channel.close()
  }
}

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.TestRunner, 'thread', () => new ThreadRunner()),
]
