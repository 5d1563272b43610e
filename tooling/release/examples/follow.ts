import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMain, root } from '../../check/workspace.ts'
import { parseChangeset } from '../plan.ts'

/** The package whose projects ask for the versions of the others. It does not depend on them, so changesets leaves it. */
export const FOLLOWER = 'create-sitewright'

const TEXT = `---
'${FOLLOWER}': patch
---

Created projects ask for the newest versions of the packages.
`

/** Has the command that begins projects released with the others, by a changeset that nobody has to write. */
export function follow(home: string): void {
  const folder = join(home, '.changeset')
  const waiting = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'README.md')
  const names = waiting.flatMap((file) => parseChangeset(readFileSync(join(folder, file), 'utf8')).names)
  if (names.length > 0 && !names.includes(FOLLOWER)) writeFileSync(join(folder, 'created-projects.md'), TEXT)
}

if (isMain(import.meta.url)) follow(root)
