import { build } from 'esbuild'
import { type Findings, manifest, shown } from './workspace.ts'

/** Files of the built package that its main entry brings into a page. */
async function loadedBy(folder: string): Promise<readonly string[]> {
  const { name, peerDependencies = {} } = manifest(folder)
  const { metafile } = await build({
    stdin: { contents: `export * from '${name}'`, resolveDir: folder },
    absWorkingDir: folder,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['browser', 'import'],
    external: ['node:*', ...Object.keys(peerDependencies).flatMap((peer) => [peer, `${peer}/*`])],
    logLevel: 'silent',
  })
  return Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
  )
}

/**
 * Parts that the main entry of a package loads although they have an entry of their own: a page that uses only the main
 * entry would pay for them. Pure files of a part, such as a rule, may be shared.
 */
export async function checkApart(folder: string): Promise<Findings> {
  const { exports } = manifest(folder)
  if (!exports['.']) return []
  const nouns = Object.keys(exports).map((entry) => entry.slice(2))
  const files = await loadedBy(folder)
  return files.flatMap((file) => {
    const [, noun = ''] = /^dist\/([^/]+)\/.+\.(?:browser|dom|machine|connect|react)\.js$/.exec(file) ?? []
    return noun && nouns.includes(noun)
      ? [`${shown(folder)}: the entry \`.\` loads ${file}, which belongs to \`./${noun}\`.`]
      : []
  })
}
