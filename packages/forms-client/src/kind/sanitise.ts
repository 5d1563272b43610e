// Line breaks and tabs stay. Surrogates without their other half become U+FFFD.
const CONTROL = /[^\t\n\P{Cc}]/gu
const LONE = /\p{Cs}/gu

/**
 * Removes control characters from a text and writes its line breaks as `\n`. Markup stays: the server has to escape what
 * it shows.
 */
export const sanitise = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(CONTROL, '').replace(LONE, '\ufffd')
