/** Cache of the `limit` values used last. The value used longest ago is dropped first. */
export function createRecent<Value>(limit: number): (key: string, create: () => Value) => Value {
  // A Map lists its keys in the order they were set.
  const values = new Map<string, Value>()
  return (key, create) => {
    const value = values.get(key) ?? create()
    values.delete(key)
    values.set(key, value)
    if (values.size > limit) {
      const [oldest = ''] = values.keys()
      values.delete(oldest)
    }
    return value
  }
}
