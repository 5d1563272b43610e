/** Writes fields as `application/x-www-form-urlencoded`. Fields that are undefined are left out. */
export const formBody = (fields: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(fields)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${encodeText(name)}=${encodeText(value)}`]))
    .join('&')

/** Encodes text for an address or a form. Half of a surrogate pair has no bytes in UTF-8, and encoding it would throw. */
export const encodeText = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))
