/** Creates a random id. `crypto.randomUUID` exists on secure pages only; elsewhere it is four numbers of as many bits. */
export const createEventId = (): string =>
  (crypto as Partial<Crypto>).randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-')
