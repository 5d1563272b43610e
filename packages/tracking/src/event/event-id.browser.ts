/** Creates a random id. `crypto.randomUUID` exists on secure pages only; elsewhere it is four numbers of as many bits. */
export const createRandomId = (): string =>
  (crypto as Partial<Crypto>).randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-')

/** Returns a function that creates ids of events. They share a random part, which takes as long as the rest of an event. */
export function createEventIds(): () => string {
  const random = createRandomId()
  let count = 0
  return () => `${random}-${(count += 1)}`
}
