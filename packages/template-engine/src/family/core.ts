import { join, type Family } from './family.ts'
import { date } from '../formatters/date.ts'
import { json } from '../formatters/json.ts'
import { list } from '../formatters/list.ts'
import { number } from '../formatters/number.ts'
import { path } from '../formatters/path.ts'
import { pattern } from '../formatters/pattern.ts'
import { text } from '../formatters/text.ts'
import { url } from '../formatters/url.ts'
import { comparison } from '../predicates/comparison.ts'
import { number as count } from '../predicates/number.ts'

/** Formatters and predicates for every template: text, lists, paths, numbers, dates, JSON and comparisons. */
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
