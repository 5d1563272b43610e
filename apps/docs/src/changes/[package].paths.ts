import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import readChangesets from '@changesets/read'
import { packageFolders, root } from '../../../../tooling/check/workspace.ts'
import { read } from '../pages.ts'
import { changelog } from './changelog.ts'

/** A page for each package: what the next release brings, and the releases before. */
export default {
  async paths() {
    const changesets = await readChangesets(root)
    return packageFolders().map((folder) => {
      const name = basename(folder)
      const path = `packages/${name}/CHANGELOG.md`
      const published = existsSync(join(root, path)) ? read(path) : ''
      return { params: { package: name }, content: changelog(`@sitewright/${name}`, changesets, published) }
    })
  },
}
