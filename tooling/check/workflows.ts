import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { conclude, type Findings, isMain, root } from './workspace.ts'

/** A commit, which nobody can move, and the version that it is. */
const PINNED = /^[\w.-]+\/[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/

/** What runs code that a publishing job has no need of. */
const TESTS =
  /\.ci\/run|\bnpm (?:t|test)\b|\bpnpm (?:run )?(?:check|consumers|test|vitest)|bootstrap\.mjs (?:ci|test)|playwright/

/** A step that sets Node up, to its end. */
const NODE = /^ +- uses: actions\/setup-node@.*\n(?: {8,}.*\n?)*/gm

const RIGHTS = /: write(?:-all)?\b|secrets\.NPM_TOKEN|\bNODE_AUTH_TOKEN\b/

/**
 * What is wrong with a workflow: actions that may change, caches of a pnpm that is not there yet, rights that a job has no
 * need of, tests beside a token.
 */
export function findLoose(name: string, workflow: string): Findings {
  const lines = workflow.split('\n').filter((line) => !/^\s*#/.test(line))
  const loose = lines.flatMap((line) => {
    const action = /^\s*(?:- )?uses: (.+)$/.exec(line)?.[1]
    return action === undefined || action.startsWith('./') || PINNED.test(action)
      ? []
      : [`${name}: pin ${action} by its commit, and name the version behind it ("# v1.2.3").`]
  })
  const caches = (lines.join('\n').match(NODE) ?? [])
    .filter((step) => !/^ +package-manager-cache: false$/m.test(step))
    .map(() => `${name}: give setup-node "package-manager-cache: false", as pnpm comes after it.`)
  const [head = '', body = ''] = lines.join('\n').split(/^jobs:$/m)
  const jobs = body.split(/^ {2}(?=[\w-]+:\n)/m)
  const findings = [...loose, ...caches]
  if (!/^permissions:\n {2}contents: read$/m.test(head) || RIGHTS.test(head)) {
    findings.push(`${name}: the workflow itself has to say "permissions: contents: read", and no more.`)
  }
  for (const job of jobs.filter((each) => RIGHTS.test(each))) {
    const title = `${name}, job ${job.slice(0, job.indexOf(':'))}`
    if (!/^\s+publish: /m.test(job)) findings.push(`${title}: only the job that publishes may write.`)
    if (!/^\s+needs: /m.test(job))
      findings.push(`${title}: what it publishes has to be tested by a job before it.`)
    if (TESTS.test(job)) findings.push(`${title}: run tests in a job without rights.`)
  }
  return findings
}

/** Findings in all workflows of a repository, and in what keeps their actions new. */
export function checkWorkflows(folder: string): Findings {
  const home = join(folder, '.github/workflows')
  const raises = join(folder, '.github/dependabot.yml')
  const isRaised =
    existsSync(raises) && readFileSync(raises, 'utf8').includes('package-ecosystem: github-actions')
  return [
    ...readdirSync(home).flatMap((name) => findLoose(name, readFileSync(join(home, name), 'utf8'))),
    ...(isRaised ? [] : ['.github/dependabot.yml has to raise github-actions: a pinned one stays old.']),
  ]
}

if (isMain(import.meta.url)) conclude('workflows', checkWorkflows(root))
