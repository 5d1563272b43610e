import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import satisfies from 'spdx-satisfies'
import { conclude, type Findings, isMain, manifest, packageFolders, root } from './workspace.ts'

/** Licences that ask no more of our users than to be named; the last is for fonts. */
const WELCOME = [
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'CC0-1.0', 'Unlicense'],
  'OFL-1.1',
]

/** True if code under this SPDX expression may be shipped with ours. */
export function isWelcome(expression: string): boolean {
  try {
    return satisfies(expression, WELCOME)
  } catch {
    return false
  }
}

/** A bill of materials as pnpm writes it: what is installed because of a package, peers aside. */
export interface Bill {
  readonly components: readonly {
    readonly name: string
    readonly licenses?: readonly {
      readonly expression?: string
      readonly license?: { readonly id?: string; readonly name?: string }
    }[]
  }[]
}

/** Dependencies that nobody may pass on. */
export const checkBill = ({ components }: Bill): Findings =>
  components.flatMap(({ name, licenses: [first] = [] }) => {
    const licence = first?.expression ?? first?.license?.id ?? first?.license?.name ?? 'no licence'
    return isWelcome(licence) ? [] : [`${name} is shipped with our packages and is under ${licence}.`]
  })

if (isMain(import.meta.url)) {
  const home = mkdtempSync(join(root, '.cache/bills-'))
  const { status, stderr } = spawnSync('pnpm', ['run', 'bills', '--out', join(home, '%s.json')], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  const bills = readdirSync(home).map((file) => JSON.parse(readFileSync(join(home, file), 'utf8')) as Bill)
  rmSync(home, { recursive: true })
  const own = manifest(root).license
  conclude('licences', [
    ...(status === 0 && bills.length > packageFolders().length ? [] : [`pnpm wrote no bills: ${stderr}`]),
    ...packageFolders()
      .map(manifest)
      .filter(({ license }) => license !== own)
      .map(({ name, license = 'no licence' }) => `${name} is under ${license}, not under ${own ?? ''}.`),
    ...new Set(bills.flatMap(checkBill)),
  ])
}
