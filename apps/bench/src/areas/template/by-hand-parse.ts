import type { Work } from '../../area.ts'
import * as template from './template.ts'

interface Call {
  readonly name: string
  readonly args: readonly string[]
}

type Tree = Part[]
type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'variable'; readonly path: readonly string[]; readonly calls: readonly Call[] }
  | Section

interface Section {
  readonly kind: string
  readonly path: readonly string[]
  readonly body: Tree
  or: Tree | undefined
  alternates: Tree | undefined
}

const TAG =
  /\{(?:\.(end|or|alternates with|if|section|repeated section)(?: ([\w.@]+))?|([\w.@]+)((?:\|[^{}|]+)*))\}/g

function callOf(text: string): Call {
  const [name = '', ...args] = text.split(' ')
  return { name, args }
}

const variable = (path: string, calls: string): Part => ({
  kind: 'variable',
  path: path.split('.'),
  calls: calls === '' ? [] : calls.slice(1).split('|').map(callOf),
})

/** The tree of a template without mistakes: cut by one pattern, without places, messages, limits and other instructions. */
function treeOf(source: string): Tree {
  const root: Tree = []
  const open: { readonly section: Section; readonly outer: Tree }[] = []
  let into = root
  let done = 0
  for (const match of source.matchAll(TAG)) {
    const [tag, word, about = '', path = '', calls = ''] = match
    if (match.index > done) into.push({ kind: 'text', text: source.slice(done, match.index) })
    done = match.index + tag.length
    const block = open.at(-1)
    if (word === undefined) into.push(variable(path, calls))
    else if (word === 'end') into = open.pop()?.outer ?? root
    else if (word === 'or' && block) into = block.section.or = []
    else if (word === 'alternates with' && block) into = block.section.alternates = []
    else {
      const section: Section = {
        kind: word,
        path: about.split('.'),
        body: [],
        or: undefined,
        alternates: undefined,
      }
      into.push(section)
      open.push({ section, outer: into })
      into = section.body
    }
  }
  if (done < source.length) into.push({ kind: 'text', text: source.slice(done) })
  return root
}

export const parse: Work<number, number> = (times) => {
  const source = template.page(times)
  return () => treeOf(source).length
}

export const compile: Work<number, number> = (times) => {
  const source = template.page(times)
  return () => (treeOf(source).length > 0 ? 0 : 1)
}
