import cart from './sample/cart.tsx?raw'
import editorFields from './sample/editor-fields.tsx?raw'
import editorPanels from './sample/editor-panels.tsx?raw'
import forms from './sample/forms.tsx?raw'
import others from './sample/others.tsx?raw'

/** Samples of code, which are compiled with everything else. Each part has a region. */
const files: readonly string[] = [cart, editorFields, editorPanels, forms, others]

const regionOf = (file: string, title: string): string | undefined =>
  file.split(`// #region ${title}\n`)[1]?.split('// #endregion')[0]?.trim()

/** An import of a file, cut down to the names that a piece of code uses. Undefined where it uses none. */
function importFor(code: string, names: string, from: string): string | undefined {
  const isUsed = (name: string): boolean => new RegExp(`\\b${name.replace(/^type /, '')}\\b`).test(code)
  const used = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && isUsed(name))
  return used.length > 0 ? `import { ${used.join(', ')} } from '${from}'` : undefined
}

/** Code that uses a part, with its imports, by the title of its stories. */
export function codeOf(title: string): string | undefined {
  for (const file of files) {
    const code = regionOf(file, title)
    if (code === undefined) continue
    const imports = [...file.matchAll(/^import (?:type )?\{([^}]*)\} from '([^']+)'/gm)].flatMap(
      ([, names = '', from = '']) => importFor(code, names, from) ?? [],
    )
    const [name] = title.split('/')
    const sheet = SHEETS.has(name ?? '') ? [`import '@sitewright/${name}/styles.css'`] : []
    return `${[...imports, ...sheet].join('\n')}\n\n${code}`
  }
  return undefined
}

/** Packages with a style sheet. */
const SHEETS: ReadonlySet<string> = new Set(['cart-client', 'editor-ui', 'forms-client', 'gallery'])
