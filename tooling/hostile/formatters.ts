import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Call, Value } from './plan.ts'

/** Formatters and predicates by name, as a built family has them. */
interface Family {
  readonly formatters?: object
  readonly predicates?: object
  readonly java?: Family
}

/** Calls that let each formatter and predicate of the template language read a hostile text. */
export async function formatterCalls(folder: string): Promise<readonly Call[]> {
  const all = join(folder, 'dist/family/all.js')
  if (!existsSync(all)) return []
  const family = ((await import(pathToFileURL(all).href)) as { readonly all: Family }).all
  const formatters = Object.keys({ ...family.formatters, ...family.java?.formatters })
  const predicates = Object.keys({ ...family.predicates, ...family.java?.predicates })
  const templates = [
    ...formatters.flatMap((name) => [`{a|${name}}`, `{a|${name} a 1}`]),
    ...predicates.flatMap((name) => [
      `{.section a}{.${name}}x{.end}{.end}`,
      `{.section a}{.${name} a 1}x{.end}{.end}`,
    ]),
  ]
  const families: Value = {
    kind: 'list',
    items: [{ kind: 'made', by: { module: '', file: all, path: ['all'] } }],
  }
  return templates.map((template) => ({
    module: `@sitewright/template-engine ${template}`,
    file: join(folder, 'dist/index.js'),
    path: [
      'createEngine',
      [{ kind: 'record', entries: { families } }],
      'render',
      [
        { kind: 'plain', value: template },
        { kind: 'record', entries: { a: { kind: 'text' } } },
      ],
    ],
  }))
}
