import { nearest } from '../diagnostic/nearest.ts'
import type { Fault } from '../2-parse/parse.ts'

/** The words that can follow the dot of an instruction. */
const KEYWORDS = (
  'section repeated alternates or if end var ctx eval macro include inject ' +
  'meta-left meta-right newline space tab'
).split(' ')

/** No tag that somebody meant is longer, and nobody may make the search for it slow. */
const MOST = 200

/** A remark about a candidate that is text: it looks as if it was meant as a tag. */
export function remark(body: string, start: number, end: number): Fault | undefined {
  if (body.length > MOST) return undefined
  const say = (message: string, hint?: string): Fault => ({
    code: 'looks-like-instruction',
    severity: 'warning',
    type: 'parser',
    message,
    start,
    end,
    ...(hint ? { hint } : {}),
  })
  const [, word = '', rest = ''] = /^\.([a-z-]+)([^]*)$/i.exec(body) ?? []
  if (KEYWORDS.includes(word)) return say(`{${body}} is no complete .${word} instruction, so it is text`)
  // A lone word behind a dot is more likely a class of CSS.
  const meant = word && /^\s+\S/.test(rest) ? nearest(word, KEYWORDS) : undefined
  if (meant) return say(`{${body}} is no instruction, so it is text`, `Did you mean {.${meant}${rest}}?`)
  if (/^[@$]?[a-z][\w.-]*(?:\s+\|\s*|\|\s+)[a-z][\w-]*/i.test(body)) {
    return say(
      `{${body}} is text: no space may stand around |`,
      `Did you mean {${body.replace(/\s*\|\s*/g, '|')}}?`,
    )
  }
  return undefined
}
