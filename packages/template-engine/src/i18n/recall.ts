/** Reads a cached value, or makes and caches it. A full cache is cleared, so it never grows without end. */
export function recall<Key, Value>(known: Map<Key, Value>, key: Key, learn: () => Value): Value {
  let value = known.get(key)
  if (value === undefined) {
    if (known.size > 500) known.clear()
    value = learn()
    known.set(key, value)
  }
  return value
}

const formats = new Map<string, unknown>()

/** A format of Intl, made once for each locale and set of options: making one is slow. */
export const intlFormat = <Options, Format>(
  Kind: new (locale: string, options: Options) => Format,
  locale: string,
  options: Options,
): Format =>
  recall(formats, Kind.name + locale + JSON.stringify(options), () => new Kind(locale, options)) as Format
