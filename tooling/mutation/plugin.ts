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
import { keepCovering, readCovering } from './covering.ts'
import { cpuMs, endAfter, endProcess, isEndless, mostCpuMs } from './endless.ts'
import { CHANNEL, type Message, type Request, type Response, type TestOutcome } from './message.ts'

const CONFIG = fileURLToPath(new URL('vitest.config.ts', import.meta.url))

function resultOf({ id, name, file, ms, state, message }: TestOutcome): TestResult {
  const result = { id, name, fileName: file, timeSpentMs: ms }
  if (state === 'failed') return { ...result, status: TestStatus.Failed, failureMessage: message }
  return { ...result, status: state === 'passed' ? TestStatus.Success : TestStatus.Skipped }
}

/** Message of an error, which may be anything that was thrown, and have no text. */
function messageOf(error: unknown): string {
  const { message } = Object(error) as { readonly message?: unknown }
  return typeof message === 'string' ? message : 'An error outside of tests.'
}

interface Run {
  readonly result: DryRunResult
  readonly hits: number
  readonly coverage: MutantCoverage
}

const NO_COVERAGE: MutantCoverage = { static: {}, perTest: {} }
const NOTHING_RUN: Run = {
  result: { status: DryRunStatus.Complete, tests: [] },
  hits: 0,
  coverage: NO_COVERAGE,
}

/** Checks whether a run says what becomes of its mutant: a test has failed, or a file could not be loaded. */
const isDecided = ({ result }: Run): boolean =>
  result.status !== DryRunStatus.Complete || result.tests.some(({ status }) => status === TestStatus.Failed)

/** Joins a complete run with the run of one more file. */
function joined({ result, hits }: Run, next: Run): Run {
  const before = result.status === DryRunStatus.Complete ? result.tests : []
  const all =
    next.result.status === DryRunStatus.Complete
      ? { ...next.result, tests: [...before, ...next.result.tests] }
      : next.result
  return { ...next, result: all, hits: hits + next.hits }
}

/** Runs tests for Stryker, in a thread of Vitest that stays. */
class ThreadRunner implements TestRunner {
  private vitest: Vitest | undefined
  private readonly channel = new BroadcastChannel(CHANNEL)
  private readonly waiting = new Map<number, (response: Response) => void>()
  private files: readonly string[] = []
  private count = 0
  private activeMutant: string | undefined

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
    // It ends with the thread, and before its time if a mutant uses up the memory.
    void vitest
      .runTestSpecifications(specifications.slice(0, 1))
      .catch(() => undefined)
      .finally(() => {
        if (this.activeMutant !== undefined) endProcess(this.activeMutant)
      })
    await isReady
  }

  private async run(request: Omit<Request, 'kind' | 'id'>): Promise<Run> {
    const id = (this.count += 1)
    const { tests, errors, hits, coverage } = await new Promise<Response>((done) => {
      this.waiting.set(id, done)
      this.channel.postMessage({ kind: 'run', id, ...request } satisfies Message)
    })
    this.waiting.delete(id)
    const uncaught = [...(this.vitest?.state.errorsSet ?? [])].map(messageOf)
    this.vitest?.state.errorsSet.clear()
    const isFailed = tests.some(({ state }) => state === 'failed')
    const [error] = [...errors, ...uncaught]
    const result: DryRunResult =
      error !== undefined && !isFailed
        ? { status: DryRunStatus.Error, errorMessage: error }
        : { status: DryRunStatus.Complete, tests: tests.map(resultOf) }
    return { result, hits, coverage: coverage ?? NO_COVERAGE }
  }

  /** Runs each file in modules of its own: what one file has cached, another would not cover. */
  async dryRun(): Promise<DryRunResult> {
    const tests: TestResult[] = []
    const mutantCoverage: MutantCoverage = { static: {}, perTest: {} }
    const byMutant: Record<string, string[]> = {}
    const times: Record<string, number> = {}
    for (const file of this.files) {
      const begin = cpuMs()
      const { result, coverage } = await this.run({ files: [file] })
      times[file] = cpuMs() - begin
      if (result.status !== DryRunStatus.Complete) return result
      tests.push(...result.tests)
      const perTest = Object.values(coverage.perTest)
      for (const id of new Set([coverage.static, ...perTest].flatMap((hits) => Object.keys(hits))))
        (byMutant[id] ??= []).push(file)
      for (const [id, hits] of Object.entries(coverage.static))
        mutantCoverage.static[id] = (mutantCoverage.static[id] ?? 0) + hits
      Object.assign(mutantCoverage.perTest, coverage.perTest)
    }
    keepCovering({ cpuMs: times, byMutant })
    return { status: DryRunStatus.Complete, tests, mutantCoverage }
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }: MutantRunOptions): Promise<MutantRunResult> {
    const { id } = activeMutant
    if (isEndless(id)) return { status: MutantRunStatus.Timeout }
    const covering = readCovering()
    const files =
      testFilter?.map((test) => resolve(test.slice(0, test.indexOf('#')))) ?? covering.byMutant[id]
    const wanted = new Set(files?.map((file) => resolve(file)))
    const timeOf = (file: string): number => covering.cpuMs[file] ?? 0
    // The quickest first: most mutants need one of them only.
    const queue = this.files
      .filter((file) => !files || wanted.has(resolve(file)))
      .toSorted((one, other) => timeOf(one) - timeOf(other))
    let run = NOTHING_RUN
    this.activeMutant = id
    for (const file of queue) {
      const stop = endAfter(mostCpuMs(covering.cpuMs[file]), id)
      const next = await this.run({ files: [file], tests: testFilter, mutant: id, hitLimit })
      stop()
      run = joined(run, next)
      if (determineHitLimitReached(run.hits, hitLimit) || isDecided(run)) break
    }
    this.activeMutant = undefined
    return toMutantRunResult(determineHitLimitReached(run.hits, hitLimit) ?? run.result)
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
