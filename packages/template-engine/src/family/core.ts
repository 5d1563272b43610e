import { join, type Family } from './core/family.ts'
import { date } from './core/formatters/date.ts'
import { json } from './core/formatters/json.ts'
import { list } from './core/formatters/list.ts'
import { number } from './core/formatters/number.ts'
import { path } from './core/formatters/path.ts'
import { pattern } from './core/formatters/pattern.ts'
import { text } from './core/formatters/text.ts'
import { url } from './core/formatters/url.ts'
import { comparison } from './core/predicates/comparison.ts'
import { number as count } from './core/predicates/number.ts'

/** What every template can use: text, lists, paths, numbers, dates, JSON and comparisons. */
export const core: Family = /* @__PURE__ */ join(
  date,
  json,
  list,
  number,
  path,
  pattern,
  text,
  url,
  comparison,
  count,
)
