import { existsSync, readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { manifest, packageFolders } from '../../../../../tooling/check/workspace.ts'
import type { Area, PeerSizes, SizeCase } from '../../area.ts'

const areas = new URL('../', import.meta.url)

/** Peers of each package's sizes. */
const allPeers = await Promise.all(
  readdirSync(areas)
    .map((area) => new URL(`${area}/peer-sizes.ts`, areas))
    .filter((file) => existsSync(file))
    .map(async (file) => ((await import(file.href)) as { readonly default: PeerSizes }).default),
)

function sizesOf(name: string): Pick<SizeCase, 'about' | 'beside' | 'peers' | 'bundles'> {
  const own = allPeers.filter((sizes) => sizes.package === name)
  const [{ about, beside } = {}] = own
  return {
    ...(about !== undefined && { about }),
    ...(beside !== undefined && { beside }),
    peers: own.flatMap(({ peers }) => peers),
    bundles: own.flatMap(({ bundles = [] }) => bundles),
  }
}

const area: Area = {
  title: 'Size',
  about:
    'Every entry point of every package, bundled and minified by esbuild with all that it imports. What the page has ' +
    'already (React, say) is not counted, neither for us nor for peers.',
  cases: packageFolders().map((folder) => ({
    kind: 'size',
    name: basename(folder),
    title: manifest(folder).name,
    folder,
    ...sizesOf(basename(folder)),
  })),
}

export default area
