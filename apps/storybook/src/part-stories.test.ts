import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const packages = new URL('../../../packages/', import.meta.url)

/** Exported parts that no story names, each with the reason. */
const WITHOUT_STORY: Readonly<Record<string, string>> = {
  'cart-client CartProvider': 'It draws nothing: each stage of the stories is one.',
  'editor-ui ChartPreview': 'DatasetEditor draws it beside its grid.',
  'editor-ui EditorProvider': 'It draws nothing: it gives parts their messages.',
  'editor-ui Pending': 'FetchState draws it, in its story "Pending".',
  'forms-client ControlElement': 'Each field draws it: it is for parts that frame a field otherwise.',
  'forms-client FieldControlGroup': 'Each field draws it: it is for parts that frame a field otherwise.',
  'forms-client CharacterCount': 'A field with a limit draws it, in the stories of Form.',
  'template-engine Template': 'It draws what a template says: the playground shows that beside its template.',
  'tracking Impression': 'It draws nothing: it emits an event for what it holds.',
  'tracking TrackingProvider': 'It draws nothing: it gives the tracker to what it holds.',
}

interface Manifest {
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>
}

const filesOf = (name: string) =>
  readdirSync(new URL(`${name}/src/`, packages), { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll('\\', '/'),
  )

/** Sources of a package's entries, but for those of tests, and for texts and style sheets. */
function entriesOf(name: string): readonly URL[] {
  const { exports } = JSON.parse(readFileSync(new URL(`${name}/package.json`, packages), 'utf8')) as Manifest
  return Object.entries(exports)
    .filter(([entry]) => !/testing|\*/.test(entry))
    .map(([, target]) => (typeof target === 'object' ? target['@sitewright/source'] : undefined))
    .filter((path) => path !== undefined)
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => new URL(`${name}/${path}`, packages))
}

const isComponent = (name: string): boolean => /^[A-Z][a-z]/.test(name)

/** Components that a file exports or hands on from files of React, by the name that they have where they are written. */
function componentsOf(url: URL): readonly string[] {
  const text = readFileSync(url, 'utf8')
  const handedOn = [...text.matchAll(/export \{([^}]*)\} from '([^']+\.react\.tsx?)'/g)]
    .filter(([, , path = '']) => !/\/use-[^/]*$/.test(path))
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => !name.startsWith('type '))
    .map((name) => name.split(' as ').at(-1) ?? '')
  const own = url.pathname.endsWith('.react.tsx')
    ? [...text.matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name = '']) => name)
    : []
  return [...handedOn, ...own].filter(isComponent)
}

/** Other names by which stories call a part: `<CartPage.Root>` is exported as `CartPageRoot`, too. */
const namesOf = (part: string): readonly string[] => [
  part,
  ...['CartPage', 'Instalment', 'ProductBlock', 'Restock', 'Reviews'].flatMap((namespace) =>
    part.startsWith(namespace) && part !== namespace ? [`${namespace}.${part.slice(namespace.length)}`] : [],
  ),
]

const parts = readdirSync(packages)
  .filter((name) => existsSync(new URL(`${name}/package.json`, packages)))
  .flatMap((name) => [...new Set(entriesOf(name).flatMap(componentsOf))].map((part) => ({ name, part })))

/** Text of the stories of a package. */
const storiesOf = (name: string): string =>
  filesOf(name)
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => readFileSync(fileURLToPath(new URL(`${name}/src/${file}`, packages)), 'utf8'))
    .join('\n')

const isDrawn = (stories: string, part: string): boolean =>
  namesOf(part).some((name) => new RegExp(`<${name.replace('.', '\\.')}[\\s/><]|: ${name},`).test(stories))

const storyTexts = new Map(readdirSync(packages).map((name) => [name, storiesOf(name)]))

test.each(parts)('a story of $name draws $part, or a reason says why none does', ({ name, part }) => {
  const reason = WITHOUT_STORY[`${name} ${part}`]
  expect(isDrawn(storyTexts.get(name) ?? '', part)).toBe(reason === undefined)
})

test('parts of each package with React are found, and each reason is about one', () => {
  const found = parts.map(({ name, part }) => `${name} ${part}`)
  expect(found).toEqual(
    expect.arrayContaining([
      'cart-client PillCart',
      'cart-client CartPageRoot',
      'editor-ui Button',
      'editor-ui Toolbar',
      'forms-client SubmitButton',
      'gallery Gallery',
      'money-format Money',
      'template-engine Template',
    ]),
  )
  expect(found).toEqual(expect.arrayContaining(Object.keys(WITHOUT_STORY)))
})
