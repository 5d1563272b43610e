import * as cart from '../../../packages/cart-client/src/messages.ts'
import * as offers from '../../../packages/cart-client/src/offer-messages.ts'
import * as editor from '../../../packages/editor-ui/src/messages.ts'
import * as counter from '../../../packages/forms-client/src/counter/counter.connect.ts'
import * as field from '../../../packages/forms-client/src/item/item.connect.ts'
import * as levels from '../../../packages/forms-client/src/kind/likert.ts'
import * as parts from '../../../packages/forms-client/src/kind/part.ts'
import * as submit from '../../../packages/forms-client/src/state/submit-label.ts'
import * as labels from '../../../packages/forms-client/src/labels.ts'
import * as forms from '../../../packages/forms-client/src/messages.ts'
import * as markup from '../../../packages/gallery/src/markup/markup-messages.ts'
import * as gallery from '../../../packages/gallery/src/messages.ts'
import * as money from '../../../packages/money-format/src/messages.ts'
import * as site from '../../../packages/site/src/messages.ts'
import * as tracking from '../../../packages/tracking/src/messages.ts'

// Lets the parts of stories speak another language, with the texts that the packages ship for it. A site hands them to a
// provider or to an option. Stories have hundreds of parts: here they take the place of the English texts themselves.

/** Languages that the packages ship, and English, as the toolbar lists them. */
export const languages = [
  { value: 'en', title: 'English' },
  { value: 'ar', title: 'Arabic' },
  { value: 'pt-BR', title: 'Brazilian Portuguese' },
  { value: 'zh-Hans', title: 'Chinese, simplified' },
  { value: 'nl', title: 'Dutch' },
  { value: 'fr', title: 'French' },
  { value: 'de', title: 'German' },
  { value: 'he', title: 'Hebrew' },
  { value: 'it', title: 'Italian' },
  { value: 'ja', title: 'Japanese' },
  { value: 'pl', title: 'Polish' },
  { value: 'es', title: 'Spanish' },
  { value: 'tr', title: 'Turkish' },
]

/** True for languages that are written from right to left. */
export const isFromRight = (language: string): boolean => ['ar', 'he'].includes(language)

type Texts = Record<string, unknown>

/** English texts of the packages, which parts read as they draw. */
const english: Readonly<Record<string, readonly object[]>> = {
  'cart-client': [cart, offers],
  'editor-ui': [editor],
  'forms-client': [forms, labels, counter, field, levels, parts, submit],
  gallery: [gallery, markup],
  'money-format': [money],
  site: [site],
  tracking: [tracking],
}

const LOCATION = /packages\/([\w-]+)\/src\/locales\/([\w-]+)\.ts$/

/** Texts of each package and language. They are loaded where the address asks for them. */
const translations = Object.entries(
  import.meta.glob<{ readonly messages?: Texts }>([
    '../../../packages/*/src/locales/*.ts',
    '!**/*.test.ts',
    '!**/*.test-support.ts',
  ]),
).map(([path, load]) => {
  const [, name = '', language = ''] = LOCATION.exec(path) ?? []
  return { name, language, load }
})

const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null

/** Groups of English texts of a package, as parts hold them. */
const groupsOf = (name: string): readonly Texts[] =>
  (english[name] ?? []).flatMap((module) => Object.values(module).filter(isTexts))

const fromAddress = (): string =>
  /(?:^|;)language:([\w-]+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1] ?? 'en'

const spoken = fromAddress()

/** Puts the texts of a language in the place of the English ones. It has to be done before a part is loaded, which may copy them. */
async function translate(): Promise<void> {
  const loaded = await Promise.all(
    translations
      .filter(({ language }) => language === spoken)
      .map(async ({ name, load }) => ({ name, messages: (await load()).messages ?? {} })),
  )
  for (const { name, messages } of loaded)
    for (const group of groupsOf(name))
      for (const key of Object.keys(group)) if (key in messages) group[key] = messages[key]
  if (loaded.length > 0) document.documentElement.lang = spoken
}
await translate()

/** Lets parts speak the language of the toolbar: another one than before needs all parts anew. */
export function speak(language = 'en'): Promise<void> | undefined {
  if (language === spoken) return undefined
  const address = new URL(location.href)
  const others = (address.searchParams.get('globals') ?? '')
    .split(';')
    .filter((each) => each && !each.startsWith('language:'))
  address.searchParams.set('globals', [...others, `language:${language}`].join(';'))
  location.replace(address)
  return new Promise(() => undefined)
}
