import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkAllowed, checkReleased } from '../check/packed.ts'
import { unpack } from '../check/tarball.ts'
import type { Findings } from '../check/workspace.ts'
import type { Rehearsal } from './project.ts'
import { latest } from './registry.ts'

/** Settings that a package must publish with: its scope would otherwise be private. */
export function checkPublishConfig({
  name,
  publishConfig,
}: {
  readonly name: string
  readonly publishConfig?: { readonly access?: string; readonly provenance?: boolean }
}): Findings {
  return [
    ...(publishConfig?.access === 'public' ? [] : [`${name}: publishConfig has to say "access": "public".`]),
    ...(publishConfig?.provenance === true ? [] : [`${name}: publishConfig has to say "provenance": true.`]),
  ]
}

/** Fetches what was published of a package, and looks for files that are missing or that nobody needs. */
export async function checkPublished(
  { home, registry }: Rehearsal,
  name: string,
  version: string,
): Promise<Findings> {
  const published = await latest(registry, name)
  if (published.version !== version) return [`${name} was published as ${published.version}, not ${version}.`]
  const response = await fetch(published.tarball)
  const folder = join(home, 'tarballs', name)
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'package.tgz')
  writeFileSync(file, Buffer.from(await response.arrayBuffer()))
  const files = unpack(file)
  return [...checkAllowed(files), ...checkReleased(files)].map((finding) => `${name}: ${finding}`)
}
