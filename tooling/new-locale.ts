import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'prettier'
import { packageFolders, root, shown } from './check/workspace.ts'
import { formsOf } from './locale/check.ts'
import { groupedLocaleCode, localeCode } from './locale/code.ts'

// Begins a language: `pnpm new:locale cart-client sv` writes a file with the English texts, to translate.

const [name = '', tag = ''] = process.argv.slice(2)
const folder = join(root, 'packages', name, 'src/locales')
const isTag = (() => {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag
  } catch {
    return false
  }
})()
if (!packageFolders().includes(join(root, 'packages', name)) || !existsSync(folder) || !isTag)
  throw new Error('Name a package with texts and a language: pnpm new:locale cart-client sv')
const file = join(folder, `${tag}.ts`)
if (existsSync(file)) throw new Error(`${shown(file)} is there already.`)
const {
  english,
  counted = [],
  groups,
} = (await import(join(folder, 'english.test-support.ts'))) as {
  readonly english: Readonly<Record<string, string>>
  readonly counted?: readonly string[]
  readonly groups?: Readonly<Record<string, Readonly<Record<string, string>>>>
}
const forms = formsOf(tag)
const texts = Object.entries(english).map(([key, text]): [string, string | Record<string, string>] => [
  key,
  counted.includes(key) && forms.length > 1
    ? { lang: tag, ...Object.fromEntries(forms.map((form) => [form, text])) }
    : text,
])
const like = readFileSync(join(folder, 'de.ts'), 'utf8')
const code = groups
  ? groupedLocaleCode(tag, Object.fromEntries(texts), groups)
  : localeCode(like, tag, Object.fromEntries(texts))
const { prettier } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { prettier: object }
writeFileSync(file, await format(code, { ...prettier, parser: 'typescript' }))
console.log(`${shown(file)}: translate its texts, then run pnpm vitest run ${shown(folder)}.`)
