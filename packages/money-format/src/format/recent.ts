/** Remembers the last `limit` things that were made; the one used longest ago is forgotten first. */
export function createRecent<Value>(limit: number): (key: string, make: () => Value) => Value {
  // A Map lists its keys in the order they were set.
  const kept = new Map<string, Value>()
  return (key, make) => {
    const value = kept.get(key) ?? make()
    kept.delete(key)
    kept.set(key, value)
    if (kept.size > limit) {
      const [oldest = ''] = kept.keys()
      kept.delete(oldest)
    }
    return value
  }
}
