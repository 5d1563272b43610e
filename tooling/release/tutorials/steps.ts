/** Something that the reader of a tutorial does: writes a file, or runs the lines of a terminal. */
export type Step =
  | { readonly kind: 'file'; readonly name: string; readonly text: string }
  | { readonly kind: 'run'; readonly lines: readonly string[] }

/** A block of code, with what stands above it. Comments may stand between: they are for the program that runs the block. */
const BLOCK = /(?:^|\n)```(\w+)\n([\s\S]*?\n)```(?=\n|$)/g
const COMMENT = /<!--[\s\S]*?-->/g

/** How a tutorial names the file that a block is. A block for a part of a file says "In `main.js`". */
const NAMES = [
  /^`([\w.-]+\.\w+)`/,
  /(?:Replace|Save this as) `([\w.-]+\.\w+)`[^`]*/,
  /(?<!^In.*)`([\w.-]+\.\w+)`:$/,
]

function nameOf(paragraph: string): string | undefined {
  for (const pattern of NAMES) {
    const name = pattern.exec(paragraph)?.[1]
    if (name) return name
  }
  return undefined
}

/** Reads what a tutorial asks for, in turn. Blocks that show a part of a file are none of it: they run with those of READMEs. */
export function stepsOf(tutorial: string): readonly Step[] {
  let end = 0
  return [...tutorial.matchAll(BLOCK)].flatMap((match): readonly Step[] => {
    const [block, language, text = ''] = match
    const above = tutorial.slice(end, match.index).replace(COMMENT, '').trim()
    end = match.index + block.length
    if (language === 'sh') return [{ kind: 'run', lines: text.trim().split('\n') }]
    const name = nameOf(above.split('\n\n').at(-1) ?? '')
    return name ? [{ kind: 'file', name, text }] : []
  })
}
