import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { appFolders, manifest, packageFolders, root } from '../check/workspace.ts'

// What the project is made with. That each is also used is what knip finds out: it names a dependency that nothing imports.

const manifests = [root, ...packageFolders(), ...appFolders()].map(manifest)
const named = new Set(
  manifests.flatMap(({ dependencies, devDependencies, peerDependencies }) =>
    Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }),
  ),
)

test.each([
  ...['react', 'react-dom', 'turbo', 'tsup', '@changesets/cli', 'msw', 'zod', 'dinero.js'],
  ...['vitest', 'storybook', '@testing-library/react', 'eslint'],
])('%s is a dependency', (name) => {
  expect(named).toContain(name)
})

test.each(packageFolders())('%s is built with tsup, as all packages are', (folder) => {
  const { scripts } = manifest(folder) as unknown as { scripts: Readonly<Record<string, string>> }
  expect(scripts.build).toMatch(/^tsup && /)
  expect(readFileSync(join(folder, 'tsup.config.ts'), 'utf8')).toContain("from '../../tooling/tsup.ts'")
})
