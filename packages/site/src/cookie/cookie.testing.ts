/** Creates a cookie jar for tests without a document. It reads and writes text as `document.cookie` does. */
export function createCookieJar(initial: Readonly<Record<string, string>> = {}): {
  /** Reads as `name=value; name=value`, and takes the text of one cookie with its attributes. */
  cookie: string
  /** Text that each cookie was last set with, with its attributes. */
  readonly written: ReadonlyMap<string, string>
} {
  const kept = new Map(Object.entries(initial).map(([name, value]) => [name, encodeURIComponent(value)]))
  const written = new Map<string, string>()
  return {
    written,
    get cookie() {
      return [...kept].map((pair) => pair.join('=')).join('; ')
    },
    set cookie(text) {
      const [, name = '', value = ''] = /^([^=;]*)=([^;]*)/.exec(text) ?? []
      written.set(name, text)
      if (/; max-age=(0|-)/i.test(text)) kept.delete(name)
      else kept.set(name, value)
    },
  }
}
