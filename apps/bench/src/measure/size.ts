import { budgets, measure, measureBudget, weigh } from '../../../../tooling/check/measure.ts'
import { entriesOf, isEntryOf } from '../../../../tooling/check/workspace.ts'
import type { PeerSize, SizeCase } from '../area.ts'
import { peersFolder, peerVersion } from '../peers.ts'
import type { SizeRow } from '../result.ts'

/** Measures one package's entry points, beside their budgets and peers. */
export async function measureSize({
  folder,
  peers,
  bundles = [],
}: SizeCase): Promise<{ entries: SizeRow[]; peers: SizeRow[] }> {
  const limits = budgets(folder)
  const rest = entryPoints(folder).filter((entry) => !limits.some(({ key }) => isEntryOf(key, entry)))
  const weighed = [
    ...limits.map(async (limit): Promise<SizeRow> => {
      return { name: limit.key, ...(await measureBudget(folder, limit)), budget: limit.bytes }
    }),
    ...rest.map(async (entry): Promise<SizeRow> => ({ name: entry, ...(await measure(folder, entry)) })),
    ...bundles.map(async ({ name, code, external, atMost }): Promise<SizeRow> => ({
      name,
      ...(await weigh({ source: code, folder, external: external ?? [] })),
      budget: atMost,
    })),
  ]
  return { entries: await Promise.all(weighed), peers: await Promise.all(peers.map(weighPeer)) }
}

const entryPoints = (folder: string): string[] =>
  // An entry of types or data weighs nothing.
  Object.entries(entriesOf(folder)).flatMap(([entry, target]) =>
    typeof target === 'object' && target.default ? [entry] : [],
  )

const weighPeer = async ({
  name,
  code,
  external = [],
  package: from = name,
  format = 'esm',
}: PeerSize): Promise<SizeRow> => ({
  name,
  version: peerVersion(from),
  ...(await weigh({ source: code, folder: peersFolder, external, format })),
})
