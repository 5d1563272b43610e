import { join } from 'node:path'
import { createProject, npm, type Rehearsal } from './project.ts'

/** A Node to run projects with. */
export interface Runtime {
  readonly title: string
  readonly program: string
}

/** The Node that runs this. */
export const ownRuntime: Runtime = { title: `Node ${process.versions.node}`, program: process.execPath }

/** The Node beside this one that packages have to run on, from npm. */
const OTHER_NODE = '22.23.3'

/** This Node, and another one from npm if it has one for this machine. */
export async function findRuntimes(rehearsal: Rehearsal): Promise<Runtime[]> {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const name = `node-${platform}-${process.arch}`
  const folder = createProject(rehearsal, 'node')
  const { isWell } = await npm(rehearsal, folder, 'install', `${name}@${OTHER_NODE}`)
  if (!isWell) {
    rehearsal.skip(`Node ${OTHER_NODE}, because npm has no ${name}@${OTHER_NODE} for this machine`)
    return [ownRuntime]
  }
  return [
    ownRuntime,
    { title: `Node ${OTHER_NODE}`, program: join(folder, 'node_modules', name, 'bin/node') },
  ]
}
