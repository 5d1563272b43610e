import { parseJson } from '@sitewright/site/reader'

/** `FormData` or `URLSearchParams`: fields of a form as a browser sends it. */
export interface FormEntries {
  /** First value of a name; `null` if there is none. */
  readonly get: (name: string) => unknown
  /** All values of a name, such as those of several checkboxes. */
  readonly getAll: (name: string) => readonly unknown[]
}

/** Parts of a `Request` that are read. */
export interface FormRequest {
  /** Only `content-type` is read. */
  readonly headers: { readonly get: (name: string) => string | null }
  /** Is called for a form as a browser sends it. */
  readonly formData: () => Promise<FormEntries>
  /** Is called for JSON. */
  readonly text: () => Promise<string>
}

const ENTRIES = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i
const JSON_TYPE = /^application\/([\w.-]+\+)?json\b/i

/**
 * Reads the body of a request by its content type: the fields of a form, or JSON. Undefined for another type, and for a
 * body that is not of its type: `readSubmission` refuses that. Never rejects.
 */
export async function readRequest(request: FormRequest): Promise<FormEntries | object | undefined> {
  const type = request.headers.get('content-type') ?? ''
  try {
    if (ENTRIES.test(type)) return await request.formData()
    const body: unknown = JSON_TYPE.test(type) ? parseJson(await request.text()) : undefined
    return typeof body === 'object' && body !== null ? body : undefined
  } catch {
    return undefined
  }
}
