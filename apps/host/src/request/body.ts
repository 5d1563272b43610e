import { fail, succeed, type Result } from '@sitewright/site/http'
import { isRecord, parseJson } from '@sitewright/site/reader'
import type { Refusal } from './answer.ts'

/** The most bytes of a body. Pictures and whole sections of a site are larger than what visitors send. */
const MOST_BYTES = 128 * 1024
const MOST_BYTES_OF_EDITORS = 4 * 1024 * 1024
const OF_EDITORS = /^\/api\/(editor\/|demo\/site)/
/** The most levels of JSON: what reads and writes it calls itself for each. */
const MOST_LEVELS = 100

const FORM = 'application/x-www-form-urlencoded'

const refusal = (status: number, message: string) => fail({ status, message })
const TOO_LARGE = refusal(413, 'This is more than the server takes.')

/** Reads the text of a body, and no more of it than is taken. */
async function readText({ url, headers, body }: Request): Promise<Result<string, Refusal>> {
  const most = OF_EDITORS.test(new URL(url).pathname) ? MOST_BYTES_OF_EDITORS : MOST_BYTES
  if (Number(headers.get('Content-Length')) > most) return TOO_LARGE
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    // A reader and no loop over the stream, which would end the connection before the refusal is sent.
    const reader = body?.getReader()
    for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
      size += read.value.length
      if (size > most) return TOO_LARGE
      chunks.push(read.value)
    }
  } catch {
    return refusal(400, 'The request has ended before its body.')
  }
  return succeed(new TextDecoder().decode(Buffer.concat(chunks)))
}

/** Values in a value: members, items, and what a text is the JSON of. */
function within(value: unknown): readonly unknown[] {
  if (typeof value === 'string') return /^\s*[[{]/.test(value) ? [parseJson(value)] : []
  return typeof value === 'object' && value !== null ? Object.values(value) : []
}

function isDeep(value: unknown): boolean {
  let values = [value]
  for (let level = 0; values.length > 0; level += 1) {
    if (level > MOST_LEVELS) return true
    values = values.flatMap(within)
  }
  return false
}

/** A value without what no column holds: null characters are left out, and halves of characters are marked as lost. */
export function storable<Value>(value: Value): Value
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD')
  if (Array.isArray(value)) return value.map((each: unknown) => storable(each))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map((pair) => storable(pair)))
}

/** Reads a text of JSON that a body has. Undefined for a text that is none. */
export const readJson = (text: string): unknown => storable(parseJson(text))

/** Reads a body by its content type. Undefined for none, and for one of another type, which cannot come from our pages. */
export async function readBody(request: Request): Promise<Result<unknown, Refusal>> {
  const [type = ''] = (request.headers.get('Content-Type') ?? '').toLowerCase().split(';')
  const text = await readText(request)
  if (!text.ok) return text
  const isJson = type === 'application/json' || type === 'text/plain'
  const body = isJson ? parseJson(text.value) : undefined
  const read = type === FORM ? Object.fromEntries(new URLSearchParams(text.value)) : body
  return isDeep(read) ? refusal(400, 'This has too many levels.') : succeed(storable(read))
}
