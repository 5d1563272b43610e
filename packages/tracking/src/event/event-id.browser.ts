/** Creates a random id. `crypto.randomUUID` exists on secure pages only; elsewhere it is as many digits without dashes. */
export const createEventId = (): string =>
  (crypto as Partial<Crypto>).randomUUID?.() ??
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
