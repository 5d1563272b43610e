import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Findings, root, shown, tool } from './workspace.ts'

/** A code block of a page, and the line its code begins on. */
export interface Block {
  readonly language: 'ts' | 'tsx'
  readonly code: string
  readonly line: number
}

/** The TypeScript blocks of a Markdown page. */
export function codeBlocks(markdown: string): Block[] {
  return [...markdown.matchAll(/^```(tsx?)\n([\s\S]*?)^```/gm)].map((match) => ({
    language: match[1] as Block['language'],
    code: match[2] ?? '',
    line: markdown.slice(0, match.index).split('\n').length + 1,
  }))
}

/** Type-checks every code block of a package's README, each as a module of its own, against the built package. */
export function checkReadme(folder: string): Findings {
  const page = join(folder, 'README.md')
  const home = join(folder, '.cache/readme')
  rmSync(home, { recursive: true, force: true })
  mkdirSync(home, { recursive: true })
  const blocks = codeBlocks(readFileSync(page, 'utf8'))
  if (blocks.length === 0) return [`${shown(page)} shows no code.`]
  blocks.forEach(({ language, code }, index) => writeFileSync(join(home, `${index}.${language}`), code))
  writeFileSync(
    join(home, 'tsconfig.json'),
    JSON.stringify({
      extends: relative(home, join(root, 'tsconfig.base.json')).replaceAll('\\', '/'),
      compilerOptions: {
        customConditions: [],
        moduleDetection: 'force',
        noUnusedLocals: false,
        noUnusedParameters: false,
        noUncheckedSideEffectImports: false,
        types: ['node', 'vite/client'],
      },
      include: ['.'],
    }),
  )
  const tsc = spawnSync(tool('tsc'), ['-p', home, '--pretty', 'false'], {
    cwd: home,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (tsc.error) throw tsc.error
  return tsc.stdout.split('\n').flatMap((line) => {
    const [, index, row, message] = /(\d+)\.tsx?\((\d+),\d+\): error (.*)/.exec(line) ?? []
    const block = blocks[Number(index)]
    if (block) return [`${shown(page)}:${block.line + Number(row) - 1} ${message}`]
    return line.includes('error TS') ? [line] : []
  })
}
