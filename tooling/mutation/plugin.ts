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
import { type Covering, keepCovering, readCovering } from './covering.ts'
import { cpuMs, endAfter, endProcess, isEndless, mostCpuMs } from './endless.ts'
import { CHANNEL, type Message, type Request, type Response, type TestOutcome } from './message.ts'
import { KillRecord } from './order.ts'

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

/** Ids of the tests that have failed in a run. */
const failedIn = ({ result }: Run): string[] =>
  result.status === DryRunStatus.Complete
    ? result.tests.filter(({ status }) => status === TestStatus.Failed).map(({ id }) => id)
    : []

/** A mutant, and the tests that cover it: all of them for code that runs at import. */
interface Mutant {
  readonly id: string
  /** The file that it is in. */
  readonly source: string
  readonly tests: readonly string[] | undefined
  readonly hitLimit: number | undefined
}

/** Checks whether no more tests are needed: the mutant is in an endless loop, or its fate is known. */
const isOver = (run: Run, { hitLimit }: Mutant): boolean =>
  determineHitLimitReached(run.hits, hitLimit) !== undefined || isDecided(run)

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
  private readonly record = new KillRecord()
  private found: Covering | undefined

  /** Findings of the dry run, which has ended before the first mutant. */
  private get covering(): Covering {
    return (this.found ??= readCovering())
  }

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
      const { result, coverage } = await this.run({ files: [file], isDry: true })
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

  /** Runs a test file with a mutant, for as long as its CPU time allows. */
  private async runFile(file: string, mutant: Mutant, keepsModules: boolean): Promise<Run> {
    const { id, source, tests, hitLimit } = mutant
    const stop = endAfter(mostCpuMs(this.covering.cpuMs[file]), id)
    const run = await this.run({ files: [file], tests, mutant: id, hitLimit, keepsModules })
    stop()
    this.record.add(source, file, isDecided(run))
    return run
  }

  /** Runs test files in modules that are loaded anew, while the mutant is active, until one says what becomes of it. */
  private async runAnew(files: readonly string[], mutant: Mutant): Promise<Run> {
    let run = NOTHING_RUN
    for (const file of files) {
      run = joined(run, await this.runFile(file, mutant, false))
      if (isOver(run, mutant)) break
    }
    return run
  }

  /**
   * Runs test files in the modules that earlier runs have loaded, which takes a fraction of the time. A failure counts if
   * the test passes there without the mutant. Otherwise an earlier mutant has left something behind, and the file runs
   * in modules of its own. Returns `undefined` where no test notices the mutant: it may, in modules of their own.
   */
  private async runKept(files: readonly string[], mutant: Mutant): Promise<Run | undefined> {
    for (const file of files) {
      const run = await this.runFile(file, mutant, true)
      if (determineHitLimitReached(run.hits, mutant.hitLimit)) return run
      if (!isDecided(run)) continue
      const failed = failedIn(run)
      const without =
        failed.length > 0 ? await this.run({ files: [file], tests: failed, keepsModules: true }) : run
      if (!isDecided(without)) return run
      const anew = await this.runAnew([file], mutant)
      if (isOver(anew, mutant)) return anew
    }
    return undefined
  }

  async mutantRun({
    activeMutant,
    mutantActivation,
    testFilter,
    hitLimit,
  }: MutantRunOptions): Promise<MutantRunResult> {
    const { id, fileName } = activeMutant
    if (isEndless(id)) return { status: MutantRunStatus.Timeout }
    const { cpuMs: times, byMutant } = this.covering
    const covered = testFilter?.map((test) => resolve(test.slice(0, test.indexOf('#')))) ?? byMutant[id]
    const wanted = new Set(covered?.map((file) => resolve(file)))
    const files = this.files.filter((file) => !covered || wanted.has(resolve(file)))
    const mutant: Mutant = { id, source: fileName, tests: testFilter, hitLimit }
    const order = (): string[] => this.record.order(fileName, files, times)
    this.activeMutant = id
    const kept = mutantActivation === 'runtime' ? await this.runKept(order(), mutant) : undefined
    const { hits, result } = kept ?? (await this.runAnew(order(), mutant))
    this.activeMutant = undefined
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
