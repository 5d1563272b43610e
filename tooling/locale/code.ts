/** Characters that nobody sees in an editor: spaces that do not break, and marks of direction. */
const INVISIBLE = /[\u00a0\u202f\u200e\u200f\u2066-\u2069]/g

const quoted = (text: string): string =>
  JSON.stringify(text).replace(
    INVISIBLE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** The file of a language, with the imports and the type of another one. */
export function localeCode(
  like: string,
  tag: string,
  texts: Readonly<Record<string, string | Readonly<Record<string, string>>>>,
): string {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag
  const [head = ''] = like.split(/^\/\*\*/m)
  const [, type = ''] = /export const messages: (.+?) = \{/s.exec(like) ?? []
  const lines = Object.entries(texts).map(([key, text]) =>
    typeof text === 'string'
      ? `${quoted(key)}: ${quoted(text)},`
      : `${quoted(key)}: {${Object.entries(text)
          .map(([form, own]) => `${form}: ${quoted(own)},`)
          .join('\n')}},`,
  )
  return `${head}/** Texts in ${name}. */\nexport const messages: ${type} = {\n${lines.join('\n')}\n}\n`
}
