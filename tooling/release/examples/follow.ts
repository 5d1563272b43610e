import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import readChangesets from '@changesets/read'
import { isMain, root } from '../../check/workspace.ts'

/** The package whose projects ask for the versions of the others. It does not depend on them, so changesets leaves it. */
export const FOLLOWER = 'create-sitewright'

const TEXT = `---
'${FOLLOWER}': patch
---

Created projects ask for the newest versions of the packages.
`

/** Has the command that begins projects released with the others, by a changeset that nobody has to write. */
export async function follow(home: string): Promise<void> {
  const waiting = await readChangesets(home)
  const names = waiting.flatMap(({ releases }) => releases.map(({ name }) => name))
  const file = join(home, '.changeset/created-projects.md')
  if (names.length > 0 && !names.includes(FOLLOWER)) writeFileSync(file, TEXT)
}

if (isMain(import.meta.url)) await follow(root)
