import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importsOf } from './guides.ts'
import { checkBlocks, codeBlocks, type ShownBlock } from './readme.ts'
import { type Findings, filesBelow, manifest, shown } from './workspace.ts'

const isPublished = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/\.(?:test|test-support|stories|d)\.tsx?$/.test(path)

/** The code after each `@example` in the comments of a file. It is compiled, and not run. */
export function exampleBlocks(path: string): ShownBlock[] {
  const text = readFileSync(path, 'utf8')
  return [...text.matchAll(/\/\*\*[\s\S]*?\*\//g)]
    .filter(([comment]) => comment.includes('@example'))
    .flatMap((match) => {
      const above = text.slice(0, match.index).split('\n').length - 1
      return codeBlocks(match[0].replace(/^[ \t]*\* ?/gm, '')).map((block): ShownBlock => ({
        ...block,
        line: block.line + above,
        run: 'none',
        because: 'an example in a comment shows a call, and not a program',
        from: shown(path),
      }))
    })
}

/** Complaints of the compiler about a name that an example leaves out, as its readers have one of their own. */
const LEFT_OUT = / TS(?:2304|2552|2593|18004|7006|7031): /

/** Examples in the comments of a package that do not compile beside its published files. */
export async function checkExamples(folder: string): Promise<Findings> {
  const blocks = filesBelow(join(folder, 'src'), isPublished).flatMap(exampleBlocks)
  if (blocks.length === 0) return []
  const { name } = manifest(folder)
  const imported = blocks.flatMap(({ code }) => importsOf(code)).filter((other) => other !== name)
  const names = new Set(['react', 'react-dom', ...imported])
  names.delete('node')
  return (await checkBlocks(folder, [...names], blocks)).filter((finding) => !LEFT_OUT.test(finding))
}
