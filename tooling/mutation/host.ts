import { relative } from 'node:path'
import { BroadcastChannel } from 'node:worker_threads'
import type { MutantCoverage } from '@stryker-mutator/api/core'
import { getFn, startTests, type File, type Suite, type Task, type Test } from '@vitest/runner'
import { TestRunner, vi } from 'vitest'
import { CHANNEL, type Message, type Request, type Response, type TestOutcome } from './message.ts'
import { LONGEST_MS, waitFor } from './waiting.ts'

/** Values that the instrumented code reads and leaves: the active mutant, and the coverage of tests. */
interface Context {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  mutantCoverage?: MutantCoverage | undefined
  hitCount?: number | undefined
  hitLimit?: number | undefined
}

const stryker: Context = ((globalThis as { __stryker__?: Context }).__stryker__ ??= {})

/** Names of a test and the suites around it. */
function nameOf(task: Task): string {
  const names = [task.name]
  for (let suite = task.suite; suite; suite = suite.suite) names.unshift(suite.name)
  return names.join(' ').trim()
}

const idOf = (test: Test): string =>
  `${relative(process.cwd(), test.file.filepath).replaceAll('\\', '/')}#${nameOf(test)}`

const testsIn = ({ tasks }: Suite): Test[] =>
  tasks.flatMap((task) => (task.type === 'suite' ? testsIn(task) : [task]))

/** Leaves only the wanted tests, and the suites that have some of them. Returns whether any is left. */
function select(suite: Suite, isWanted: (test: Test) => boolean): boolean {
  for (const task of suite.tasks) {
    const isLeft = task.type === 'suite' ? select(task, isWanted) : task.mode === 'run' && isWanted(task)
    if (!isLeft) task.mode = 'skip'
  }
  return suite.tasks.some(({ mode }) => mode === 'run')
}

function outcomeOf(test: Test): TestOutcome {
  const { state, duration = 0, errors = [] } = test.result ?? {}
  const word = state === 'pass' ? 'passed' : state === 'fail' ? 'failed' : 'skipped'
  const message = errors[0]?.message ?? 'The test has failed.'
  return { id: idOf(test), name: nameOf(test), file: test.file.filepath, ms: duration, state: word, message }
}

/** Errors of files and suites: a module that does not load, a hook that throws. */
const errorsOf = (suite: Suite): string[] => [
  ...(suite.result?.errors ?? []).map(({ message }) => message),
  ...suite.tasks.flatMap((task) => (task.type === 'suite' ? errorsOf(task) : [])),
]

/** Takes away what tests leave behind, so that the next run finds the thread as the first one did. */
function tidy(): void {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.resetConfig()
}

/** A module of Vitest's runner, as far as it is used here. */
interface ModuleNode {
  readonly importers: Set<string>
  readonly meta?: { readonly code?: string }
  promise?: unknown
  exports?: unknown
  evaluated?: boolean
}

/** Forgets the modules of tests, so that they register their tests anew with the code as it is loaded. */
function forgetTests(modules: ReadonlyMap<string, ModuleNode>): void {
  for (const [id, node] of modules) {
    if (!/\.(test|test-support|testing)\.tsx?$|\/test\//.test(id)) continue
    Object.assign(node, { promise: undefined, exports: undefined, evaluated: false })
    node.importers.clear()
  }
}

/** Checks whether code is loaded that Stryker has instrumented, or that may load other code later. */
const isInstrumented = (modules: ReadonlyMap<string, ModuleNode>): boolean =>
  [...modules.values()].some(
    ({ exports, meta }) =>
      exports !== undefined && /stryMutAct_9fa48|__vite_ssr_dynamic_import__\(/.test(meta?.code ?? ''),
  )

/**
 * Runner for Vitest that runs tests again and again in one thread: for each mutant only the tests that cover it, in
 * modules of their own. Stryker's own runner starts a thread for each mutant, which takes longer than most tests.
 */
export default class Host extends TestRunner {
  async onBeforeCollect(): Promise<void> {
    const channel = new BroadcastChannel(CHANNEL)
    const post = (message: Message): void => channel.postMessage(message)
    await new Promise<void>((resolve) => {
      channel.onmessage = (event: unknown) => {
        const { data } = event as { data: Message }
        if (data.kind === 'end') resolve()
        if (data.kind === 'run') void this.answer(data).then(post)
      }
      post({ kind: 'ready' })
    })
    channel.close()
  }

  /** Modules that have been loaded, by their ids. */
  private get modules(): ReadonlyMap<string, ModuleNode> {
    const { workerState } = this as unknown as {
      readonly workerState: { readonly evaluatedModules: { readonly idToModuleMap: Map<string, ModuleNode> } }
    }
    return workerState.evaluatedModules.idToModuleMap
  }

  private forget({ keepsModules }: Request): void {
    tidy()
    if (keepsModules) forgetTests(this.modules)
    else vi.resetModules()
  }

  private async answer(request: Request): Promise<Response> {
    const { id, mutant, isDry, hitLimit } = request
    Object.assign(stryker, { activeMutant: mutant, hitCount: isDry ? undefined : 0, hitLimit })
    if (isDry) stryker.mutantCoverage = undefined
    this.forget(request)
    const files: File[] = []
    const errors: string[] = []
    try {
      for (const path of request.files) {
        files.push(...(await startTests([path], this.runnerFor(request))))
        // The first failure has killed the mutant.
        if (mutant !== undefined && files.flatMap(testsIn).some(({ result }) => result?.state === 'fail'))
          break
      }
    } catch (error) {
      errors.push(String(error))
    }
    this.forget(request)
    return {
      kind: 'done',
      id,
      tests: files.flatMap(testsIn).map(outcomeOf),
      errors: [...errors, ...files.flatMap(errorsOf)],
      hits: stryker.hitCount ?? 0,
      coverage: isDry ? stryker.mutantCoverage : undefined,
    }
  }

  /** This runner, without its reports to Vitest: the outer run is only there to keep the thread. */
  private runnerFor({ tests, mutant, isDry }: Request): TestRunner {
    const wanted = tests && new Set(tests)
    const runner = Object.create(this) as Host
    const plain = TestRunner.prototype
    return Object.assign(runner, {
      config: { ...this.config, testTimeout: 0, hookTimeout: LONGEST_MS },
      runTask: (test: Test) => waitFor(getFn(test)),
      cancelRun: false,
      onCollectStart: (file: File) => plain.onCollectStart.call(runner, file),
      onAfterRunFiles: () => plain.onAfterRunFiles.call(runner),
      onBeforeCollect: undefined,
      onTaskUpdate: undefined,
      onCollected: (files: readonly File[]) => {
        if (wanted) for (const file of files) select(file, (test) => wanted.has(idOf(test)))
        if (isDry && !isInstrumented(this.modules)) for (const file of files) select(file, () => false)
      },
      onBeforeTryTask: (test: Test) => {
        plain.onBeforeTryTask.call(runner, test)
        if (isDry) stryker.currentTestId = idOf(test)
      },
      onAfterRunTask: (test: Test) => {
        plain.onAfterRunTask.call(runner, test)
        stryker.currentTestId = undefined
        if (mutant !== undefined && test.result?.state === 'fail') Object.assign(runner, { cancelRun: true })
      },
    })
  }
}
