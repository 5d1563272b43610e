import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commerce } from './commerce.ts'
import { content } from './content.ts'
import { core } from './core.ts'
import type { Family } from './family.ts'
import { i18n } from './i18n.ts'
import { social } from './social.ts'
import { partial } from '../formatter/partial.ts'

const page = readFileSync(new URL('../../FORMATTERS.md', import.meta.url), 'utf8')

/** Names in the first column of a section's tables. */
const namesIn = (title: string): string[] =>
  (page.split(/^## /m).find((section) => section.startsWith(`${title}\n`)) ?? '')
    .split('\n')
    .flatMap((line) => [...(/^\| (`[^|]+`) +\|/.exec(line)?.[1] ?? '').matchAll(/`([^`]+)`/g)])
    .map(([, name = '']) => name)
    .sort()

test.each<[string, Family]>([
  ['In every engine', partial],
  ['`./core`', core],
  ['`./commerce`', commerce],
  ['`./content`', content],
  ['`./social`', social],
  ['`./i18n`', i18n],
])(
  'FORMATTERS.md has a line for each formatter and predicate of the section %s, and no other',
  (title, family) => {
    const names = Object.keys({ ...family.formatters, ...family.predicates })
    expect(namesIn(title)).toEqual(names.sort())
  },
)
