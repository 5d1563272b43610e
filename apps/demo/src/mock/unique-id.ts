/**
 * Makes an id of 32 hexadecimal digits. Also where the page has no secure context, as under the address of a machine in
 * the local network: https://developer.mozilla.org/docs/Web/API/Crypto/randomUUID
 */
export const uniqueId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
