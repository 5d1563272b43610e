import { checkApart } from './apart.ts'
import { checkApi } from './api.ts'
import { checkClient } from './client.ts'
import { checkExamples } from './examples.ts'
import { checkPeers } from './peers.ts'
import { checkReadme } from './readme.ts'
import { checkSizes } from './size.ts'
import { checkTarball } from './tarball.ts'
import { conclude, manifest } from './workspace.ts'

// Run in a package's folder, after its build: is this package fit to be published?
const folder = process.cwd()
conclude(`package ${manifest(folder).name}`, [
  ...(await checkReadme(folder)),
  ...(await checkExamples(folder)),
  ...checkApi(folder),
  ...checkClient(folder),
  ...(await checkPeers(folder)),
  ...(await checkApart(folder)),
  ...(await checkSizes(folder, console.log)),
  ...(await checkTarball(folder)),
])
