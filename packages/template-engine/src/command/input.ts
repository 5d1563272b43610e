/** The text of a file, without its byte order mark. */
export async function open(file: string, read: (file: string) => Promise<string>): Promise<string> {
  try {
    return (await read(file)).replace(/^\ufeff/, '')
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message}`, { cause: error })
  }
}

/** Content of a JSON file. */
export function json(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}`, { cause: error })
  }
}

/** Checks that a value is a table by name. */
export function table(name: string, read: unknown): Record<string, unknown> {
  const isTable = typeof read === 'object' && read !== null && !Array.isArray(read)
  if (isTable) return read as Record<string, unknown>
  throw new Error(`--${name} is a file with a JSON object.`)
}

/** The same of a table of templates. */
export function texts(name: string, read: unknown): Record<string, string> {
  const found = table(name, read)
  if (Object.values(found).every((value) => typeof value === 'string')) return found as Record<string, string>
  throw new Error(`--${name} is a file with a JSON object, in which each value is a template's text.`)
}

/** True if a word can be the name of a locale. */
export function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}
