import { cpSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isTemplateName } from '../../../packages/create-sitewright/src/template.ts'
import type { Findings } from '../../check/workspace.ts'
import { npm, placeOf, type Rehearsal } from '../project.ts'

/** Puts an example into a folder: created by the published command if it is a template, and copied if it is not. */
export async function layDown(rehearsal: Rehearsal, name: string, folder: string): Promise<Findings> {
  if (!isTemplateName(name)) {
    cpSync(join(rehearsal.repository, 'apps/examples', name), folder, { recursive: true })
    return []
  }
  const words = ['--yes', ...placeOf(rehearsal, 'create-sitewright'), 'create', 'sitewright@latest']
  const { isWell, output } = await npm(rehearsal, dirname(folder), ...words, name, '--', '--template', name)
  return isWell ? [] : [`npm create sitewright fails:\n${output}`]
}
