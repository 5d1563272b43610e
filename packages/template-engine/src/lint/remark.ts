import { INSTRUCTIONS } from '../2-parse/read-tag.ts'
import { nearest } from '../diagnostic/nearest.ts'
import type { Fault } from '../2-parse/parse.ts'

const KEYWORDS = [...INSTRUCTIONS.keys()]

/** Longest candidate that is compared with the keywords: a tag with a slip is short, and the search stays fast. */
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
  const word = /^\.([a-z-]+)/i.exec(body)?.[1] ?? ''
  const rest = body.slice(word.length + 1)
  if (KEYWORDS.includes(word)) return say(`{${body}} is no complete .${word} instruction, so it is text`)
  // A lone word behind a dot is more likely a class of CSS.
  const meant = word && /^\s+\S/.test(rest) ? nearest(word, KEYWORDS) : undefined
  if (meant) return say(`{${body}} is no instruction, so it is text`, `Did you mean {.${meant}${rest}}?`)
  if (/^[@$]?[a-z][\w.-]*(?:\s+\|\s*|\|\s+)[a-z][\w-]*/i.test(body)) {
    return say(
      `{${body}} is text: no space may stand around |`,
      `Did you mean {${body
        .split('|')
        .map((part) => part.trim())
        .join('|')}}?`,
    )
  }
  return undefined
}
