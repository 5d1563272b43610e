import { type ChildProcess, fork } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import type { Subject } from '../area.ts'
import { bundle } from '../bundle.ts'

/** One sample: milliseconds of one run. */
export interface Sample {
  readonly cpuMs: number
  readonly wallMs: number
}

/** A subject's code, ready to be loaded by another process or a page. */
export interface Prepared {
  readonly subject: Subject
  readonly script: string
  readonly style?: string | undefined
}

/** Bundles the code of all subjects, in the same way. */
export const prepare = (subjects: readonly Subject[], platform: 'node' | 'browser'): Promise<Prepared[]> =>
  Promise.all(
    subjects.map(async (subject) => ({
      subject,
      ...(await bundle(subject.file, { platform, isPeer: subject.role === 'peer' })),
    })),
  )

/** Address that Node imports a script from. */
export const address = ({ script }: Prepared): string => pathToFileURL(script).href

/** A Node process that measures. It shares nothing with this one: neither its heap, nor its loader, nor its flags. */
export interface Child {
  readonly ask: <Answer>(question: unknown) => Promise<Answer>
  readonly end: () => void
}

const bundled = new Map<string, Promise<string>>()

/** Starts a process that runs one of the modules in this folder. */
export async function startChild(module: 'turns' | 'fresh'): Promise<Child> {
  const file = new URL(`./${module}.child.ts`, import.meta.url)
  const script = bundled.get(module) ?? bundle(file, { platform: 'node' }).then((made) => made.script)
  bundled.set(module, script)
  const { NODE_OPTIONS: _, ...env } = process.env
  const child = fork(await script, {
    execArgv: ['--expose-gc'],
    env: { ...env, NODE_ENV: 'production' },
    serialization: 'advanced',
  })
  return { ask: (question) => ask(child, question), end: () => child.kill() }
}

function ask<Answer>(child: ChildProcess, question: unknown): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null): void =>
      reject(new Error(`The measuring process ended with code ${code}.`))
    child.once('exit', ended)
    child.once('message', (answer: { readonly failed?: string; readonly value: Answer }) => {
      child.off('exit', ended)
      if (answer.failed === undefined) resolve(answer.value)
      else reject(new Error(answer.failed))
    })
    child.send(question as object)
  })
}
