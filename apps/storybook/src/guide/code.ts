import cart from './sample/cart.tsx?raw'
import editorFields from './sample/editor-fields.tsx?raw'
import editorPanels from './sample/editor-panels.tsx?raw'
import forms from './sample/forms.tsx?raw'
import others from './sample/others.tsx?raw'
import { styleSheets } from '../token/style-sheets.ts'

/** Samples of code, which are compiled with everything else. Each part has a region. */
const files: readonly string[] = [cart, editorFields, editorPanels, forms, others]

const regionOf = (file: string, title: string): string | undefined =>
  file.split(`// #region ${title}\n`)[1]?.split('// #endregion')[0]?.trim()

/** An import of a file, cut down to the names that a piece of code uses. Undefined where it uses none. */
function importFor(code: string, names: string, from: string): string | undefined {
  const used = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && isNamed(name.replace(/^type /, ''), code))
  return used.length > 0 ? `import { ${used.join(', ')} } from '${from}'` : undefined
}

/** What a file declares before its first region, by name: what a page has, and what several samples share. */
function declarationsOf(file: string): readonly (readonly [name: string, code: string])[] {
  const [head = ''] = file.split('// #region')
  return head
    .split(/\n(?=(?:declare )?const )/)
    .slice(1)
    .map((code) => [/const (\w+)/.exec(code)?.[1] ?? '', code.trim()])
}

const isNamed = (name: string, code: string): boolean => new RegExp(`\\b${name}\\b`).test(code)

/** Code that uses a part, with its imports and what it needs from its page, by the title of its stories. */
export function codeOf(title: string): string | undefined {
  for (const file of files) {
    const own = regionOf(file, title)
    if (own === undefined) continue
    const needed = declarationsOf(file).flatMap(([name, code]) => (isNamed(name, own) ? code : []))
    const code = [needed.join('\n'), own].filter(Boolean).join('\n\n')
    const imports = [...file.matchAll(/^import (?:type )?\{([^}]*)\} from '([^']+)'/gm)].flatMap(
      ([, names = '', from = '']) => importFor(code, names, from) ?? [],
    )
    const [name = ''] = title.split('/')
    const sheet = styleSheets.has(name) ? [`import '@sitewright/${name}/styles.css'`] : []
    return `${[...imports, ...sheet].join('\n')}\n\n${code}`
  }
  return undefined
}
