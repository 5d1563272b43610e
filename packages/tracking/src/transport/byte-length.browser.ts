const encoder = new TextEncoder()

/** Returns the number of bytes of a text in UTF-8, which the quotas of requests are counted in. */
export const byteLength = (text: string): number => encoder.encode(text).length
