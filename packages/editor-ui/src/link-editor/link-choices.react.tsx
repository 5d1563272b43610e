'use client'

import type { Load } from '@sitewright/site/fetch-state'
import { useId, useState, type ReactNode } from 'react'
import { FetchState } from '../fetch-state/fetch-state.react.tsx'
import { linkMessages } from '../messages.ts'
import { storedItems } from '../part/stored.ts'
import { useFetchedList } from '../part/use-fetched-list.react.ts'
import { useMessages } from '../provider/provider.react.tsx'
import type { LinkChoice } from './link.ts'

/** Pages, links or files to choose from: a list, or a function that loads one. Keep the function with `useCallback`. */
export type Choices = readonly LinkChoice[] | Load<readonly LinkChoice[]>

/** Number of choices above which a list can be filtered. */
const filterFrom = 8

/** Props of `LinkChoices`. */
export interface LinkChoicesProps {
  readonly label: string
  readonly choices: Choices
  /** Address of the chosen one. */
  readonly value: string
  readonly onChoose: (choice: LinkChoice) => void
  readonly problem?: string | undefined
  /**
   * Message for a list that cannot be loaded.
   * @default 'Unable to load. Try again.'
   */
  readonly failed?: string | undefined
}

/** A list of choices. One that cannot be loaded can be tried again. */
export const LinkChoices = ({ choices, ...list }: LinkChoicesProps): ReactNode =>
  typeof choices === 'function' ? (
    <LoadedChoices {...list} load={choices} />
  ) : (
    <ChoiceList {...list} choices={choices} />
  )

/** Name and address of a choice, beside its radio button. */
const ChoiceText = ({ name, href }: LinkChoice): ReactNode => (
  <span data-editor="choice-text">
    <span>{name}</span>
    <small dir="ltr">{href}</small>
  </span>
)

type ListProps = Omit<LinkChoicesProps, 'choices'>

const LoadedChoices = ({
  load,
  failed,
  ...list
}: ListProps & { readonly load: Load<readonly LinkChoice[]> }) => (
  <FetchState state={useFetchedList(load)} failed={failed}>
    {(choices) => <ChoiceList {...list} choices={choices} />}
  </FetchState>
)

function ChoiceList({
  label,
  choices,
  value,
  onChoose,
  problem,
}: ListProps & { readonly choices: readonly LinkChoice[] }) {
  const messages = useMessages(linkMessages)
  const id = useId()
  const [filter, setFilter] = useState('')
  const wanted = filter.trim().toLowerCase()
  const all = storedItems(choices, 'href')
  const shown = all.filter(({ name, href }) => `${name} ${href}`.toLowerCase().includes(wanted))
  return (
    <fieldset data-editor="choices" aria-describedby={problem ? id : undefined}>
      <legend data-editor="spoken">{label}</legend>
      {all.length > filterFrom && (
        <input
          data-editor="control"
          type="search"
          aria-label={messages['editor.link.filter']}
          placeholder={messages['editor.link.filter']}
          value={filter}
          onChange={({ currentTarget }) => setFilter(currentTarget.value)}
        />
      )}
      <div data-editor="choice-list">
        {shown.map((choice) => (
          <label key={choice.href} data-editor="choice">
            <input type="radio" name={id} checked={choice.href === value} onChange={() => onChoose(choice)} />
            <ChoiceText {...choice} />
          </label>
        ))}
        {shown.length === 0 && <p data-editor="hint">{messages['editor.link.empty']}</p>}
      </div>
      <p data-editor="problem" id={id} role="alert">
        {problem}
      </p>
    </fieldset>
  )
}
