import { join, type Family } from './family.ts'
import { date } from '../formatter/date.ts'
import { json } from '../formatter/json.ts'
import { list } from '../formatter/list.ts'
import { number } from '../formatter/number.ts'
import { path } from '../formatter/path.ts'
import { pattern } from '../formatter/pattern.ts'
import { text } from '../formatter/text.ts'
import { url } from '../formatter/url.ts'
import { comparison } from '../predicate/comparison.ts'
import { number as count } from '../predicate/number.ts'

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
