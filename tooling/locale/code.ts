/** Characters that nobody sees in an editor: spaces that do not break, and marks of direction. */
const INVISIBLE = /[\u00a0\u202f\u200e\u200f\u2066-\u2069]/g

const quoted = (text: string): string =>
  JSON.stringify(text).replace(
    INVISIBLE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

type Texts = Readonly<Record<string, string | Readonly<Record<string, string>>>>

const lines = (texts: Texts): string =>
  Object.entries(texts)
    .map(([key, text]) =>
      typeof text === 'string'
        ? `${quoted(key)}: ${quoted(text)},`
        : `${quoted(key)}: {${Object.entries(text)
            .map(([form, own]) => `${form}: ${quoted(own)},`)
            .join('\n')}},`,
    )
    .join('\n')

const nameOf = (tag: string): string => new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag

/** The file of a language, with the imports and the type of another one. */
export function localeCode(like: string, tag: string, texts: Texts): string {
  const [head = ''] = like.split(/^\/\*\*/m)
  const [, type = ''] = /export const messages: (.+?) = \{/s.exec(like) ?? []
  return `${head}/** Texts in ${nameOf(tag)}. */\nexport const messages: ${type} = {\n${lines(texts)}\n}\n`
}

/** The file of a language whose texts are exported by part too, so that a page pays for the parts that it shows. */
export function groupedLocaleCode(
  tag: string,
  texts: Texts,
  groups: Readonly<Record<string, Readonly<Record<string, string>>>>,
): string {
  const parts = Object.entries(groups).map(([name, english]) => {
    const own = Object.fromEntries(
      Object.keys(english).flatMap((key) => (texts[key] ? [[key, texts[key]]] : [])),
    )
    return `export const ${name}: english.MessagesOf<typeof english.${name}> = {\n${lines(own)}\n}\n`
  })
  const all = Object.keys(groups).map((name) => `...${name},`)
  return `import type * as english from '../messages.ts'\n\n// Texts in ${nameOf(tag)}, by part.\n\n${parts.join('\n')}\n/** All texts in ${nameOf(tag)}. Bundlers drop them where parts are imported alone. */\nexport const messages: english.Messages = /* @__PURE__ */ (() => ({\n${all.join('\n')}\n}))()\n`
}
