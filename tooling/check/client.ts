import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { conclude, type Findings, filesBelow, isMain, packageFolders, shown } from './workspace.ts'

/** Exports of React for components that render on a server only. */
const ON_SERVERS = ['use', 'useCallback', 'useDebugValue', 'useId', 'useMemo']
/** Functions that make elements: React's own, and those that JSX compiles to. */
const ELEMENT = /^(createElement|_?jsxs?)$/

/** Saves parsing what has nothing to do with React. */
const MAYBE = /use client|\buse[A-Z]|createContext|createElement\(|_jsx/

/** Why a module runs in the browser only: a hook that it calls, a context or handlers that it makes. */
function reasonOf(source: ts.SourceFile): string | undefined {
  const find = (node: ts.Node): string | undefined => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const { text } = node.expression
      if (text === 'createContext' || (/^use[A-Z]/.test(text) && !ON_SERVERS.includes(text))) return text
      const props = node.arguments[1]
      if (ELEMENT.test(text) && props && ts.isObjectLiteralExpression(props)) {
        const handler = props.properties
          .map((property) => property.name)
          .find((name) => name && ts.isIdentifier(name) && /^on[A-Z]/.test(name.text))
        if (handler && ts.isIdentifier(handler)) return handler.text
      }
    }
    return ts.forEachChild(node, find)
  }
  return find(source)
}

function isClient(source: ts.SourceFile): boolean {
  const [first] = source.statements
  return (
    first !== undefined &&
    ts.isExpressionStatement(first) &&
    ts.isStringLiteral(first.expression) &&
    first.expression.text === 'use client'
  )
}

/**
 * Published modules that run in the browser only and do not say `'use client'`, and modules that say it without need:
 * behind it a server sees neither the members of an `export * as` nor plain values.
 */
export function checkClient(folder: string): Findings {
  return filesBelow(join(folder, 'dist'), (path) => path.endsWith('.js')).flatMap((path) => {
    const text = readFileSync(path, 'utf8')
    if (!MAYBE.test(text)) return []
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
    const reason = reasonOf(source)
    if (isClient(source))
      return reason ? [] : [`${shown(path)} says 'use client', and nothing in it needs that.`]
    return reason ? [`${shown(path)} has to begin with 'use client', because of ${reason}.`] : []
  })
}

if (isMain(import.meta.url)) conclude('client modules', packageFolders().flatMap(checkClient))
