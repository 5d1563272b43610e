import {
  Controls,
  Description,
  DocsContext,
  DocsPage,
  Source,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import type { Machine } from '@sitewright/machine'
import { type ReactNode, useContext, useState } from 'react'
import { MachineDrawing } from '../block/machine-drawing.tsx'
import { Tokens } from '../block/tokens.tsx'
import { styleSheets } from '../token/style-sheets.ts'
import { Anatomy, type StoryExport } from './anatomy.tsx'
import { codeOf } from './code.ts'
import type { Guide } from './guide.ts'
import { guideOf } from './guides.ts'
import type { Look } from './look.ts'
import type { Spoken } from './spoken.ts'
import { OtherLanguages, State } from './state.tsx'

interface NamedStory {
  readonly id: string
  readonly name: string
  readonly of: StoryExport
}

/** Stories of the page's part, by the name that they are exported under. */
function useStories(): ReadonlyMap<string, NamedStory> {
  const context = useContext(DocsContext)
  const { csfFile } = useOf('meta', ['meta'])
  const exported = Object.entries(csfFile.moduleExports)
  const stories = context.componentStories().flatMap((story) => {
    const of = story.moduleExport as StoryExport
    const [name] = exported.find(([, each]) => each === of) ?? []
    return name ? [[name, { id: story.id, name: story.name, of }] as const] : []
  })
  return new Map(stories)
}

const List = ({ items }: { readonly items: readonly string[] }): ReactNode => (
  <ul>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)

const Uses = ({ use, avoid }: Pick<Guide, 'use' | 'avoid'>): ReactNode => (
  <div className="uses">
    <section aria-labelledby="use">
      <h2 id="use">Use it for</h2>
      <List items={use} />
    </section>
    <section aria-labelledby="avoid">
      <h2 id="avoid">Use something else for</h2>
      <List items={avoid} />
    </section>
  </div>
)

const Elements = ({ anatomy }: Pick<Guide, 'anatomy'>): ReactNode => (
  <ol className="elements">
    {anatomy.map(({ name, text }) => (
      <li key={name}>
        <strong>{name}.</strong> {text}
      </li>
    ))}
  </ol>
)

const MOST = 24

function SpokenList({ spoken }: { readonly spoken: readonly Spoken[] }): ReactNode {
  if (spoken.length === 0)
    return <p className="spoken">Its text, as it stands. Nothing in it has a role of its own.</p>
  const rest = spoken.length - MOST
  return (
    <>
      <ol className="spoken">
        {spoken.slice(0, MOST).map(({ role, name, description, state }, index) => (
          <li key={index}>
            {name && <q>{name}</q>} {role}
            {state && `, ${state}`}
            {description && (
              <>
                , <q>{description}</q>
              </>
            )}
          </li>
        ))}
      </ol>
      {rest > 0 && <p>And {rest} more.</p>}
    </>
  )
}

interface GuidedProps {
  readonly title: string
  readonly guide: Guide
  readonly machine: Machine<string, string> | undefined
}

function Guided({ title, guide, machine }: GuidedProps): ReactNode {
  const [look, setLook] = useState<Look>()
  const stories = useStories()
  const main = stories.get(guide.story)
  const [name = ''] = title.split('/')
  const states = guide.states.flatMap((state) => stories.get(state) ?? [])
  const code = codeOf(title)
  return (
    <div className="guide">
      <Title />
      <p className="guide-lead">{guide.summary}</p>
      <h2>Anatomy</h2>
      {main && (
        <Anatomy id={main.id} name={main.name} of={main.of} anatomy={guide.anatomy} onLook={setLook} />
      )}
      <Elements anatomy={guide.anatomy} />
      <Uses use={guide.use} avoid={guide.avoid} />
      <h2>States</h2>
      <div className="states">
        {states.map(({ id, name: text }) => (
          <State key={id} id={id} name={text} />
        ))}
      </div>
      <details>
        <summary>All {stories.size} situations</summary>
        <ul className="situations">
          {[...stories.values()].map(({ id, name: text }) => (
            <li key={id}>
              <a href={`./?path=/story/${id}`} target="_top">
                {text}
              </a>
            </li>
          ))}
        </ul>
      </details>
      <h2>Words</h2>
      <List items={guide.words} />
      <OtherLanguages ids={[...stories.values()].map(({ id }) => id)} />
      <h2>What a screen reader says</h2>
      <p>Read from the story above, from its beginning to its end.</p>
      <SpokenList spoken={look?.spoken ?? []} />
      {styleSheets.has(name) && (
        <>
          <h2>Colours, spaces and shapes</h2>
          <p>
            Tokens that the elements of this story read. Change them for all stories on the page “Tokens”.
          </p>
          <Tokens of={name} readBy={look?.parts ?? []} />
        </>
      )}
      {machine && (
        <>
          <h2>Behaviour</h2>
          <p>All states, and what leads from one to the next. The code runs this table.</p>
          <MachineDrawing machine={machine} />
        </>
      )}
      <h2>Code</h2>
      {code && <Source code={code} language="tsx" />}
      <h2>Props</h2>
      <Description />
      {main && <Controls of={main.of} />}
    </div>
  )
}

/** The page of a part: what designers and developers are told of it, and the part itself. */
export function PartPage(): ReactNode {
  const { preparedMeta } = useOf('meta', ['meta'])
  const guide = guideOf(preparedMeta.title)
  const machine = preparedMeta.parameters.machine as Machine<string, string> | undefined
  return guide ? <Guided title={preparedMeta.title} guide={guide} machine={machine} /> : <DocsPage />
}
