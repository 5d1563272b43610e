import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Findings } from '../check/workspace.ts'
import { endAll } from './command.ts'
import type { Rehearsal } from './project.ts'
import { publishFirst } from './publish.ts'
import { startRegistry } from './registry.ts'
import { copyRepository } from './repository.ts'

/** A rehearsal whose first release is published. */
export interface Published extends Rehearsal {
  /** What is wrong with that release. */
  readonly findings: Findings
}

let home: string | undefined

/** Publishes what would be released now to a registry of its own. */
export async function startRehearsal(): Promise<Published> {
  home = mkdtempSync(join(tmpdir(), 'rehearsal-'))
  // A run that is ended from outside tidies up as well.
  process.once('exit', endRehearsal)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const repository = join(home, 'repository')
  const registry = await startRegistry(join(home, 'registry'))
  copyRepository(repository)
  const findings = await publishFirst(repository, registry)
  return { home, repository, registry, findings, skip: () => undefined }
}

/** Ends all programs that were started, and removes what was written. */
export function endRehearsal(): void {
  endAll()
  if (home !== undefined) rmSync(home, { recursive: true, force: true })
}
