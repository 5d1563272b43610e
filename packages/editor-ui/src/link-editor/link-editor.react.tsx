'use client'

import { useState, type ReactNode } from 'react'
import { Button } from '../button/button.react.tsx'
import { TextField } from '../field/field.react.tsx'
import { fillMessage, linkMessages } from '../messages.ts'
import { connectInnerForm } from '../part/form/form.connect.ts'
import { storedText } from '../part/stored.ts'
import { useMessages } from '../provider/provider.react.tsx'
import { Tabs } from '../tabs/tabs.react.tsx'
import { LinkChoices, type Choices } from './link-choices.react.tsx'
import {
  draftOf,
  linkOf,
  linkTabs,
  type Link,
  type LinkDraft,
  type LinkProblem,
  type LinkTab,
} from './link.ts'

/** Props of `LinkEditor`. */
export interface LinkEditorProps {
  /**
   * The link to edit. Give the component another `key` to begin with another link.
   * @default a new link
   */
  readonly value?: Link | undefined
  /**
   * Pages of the site: a list, or a function that loads one.
   * @default none
   */
  readonly pages?: Choices | undefined
  /**
   * Saved links to other sites.
   * @default none
   */
  readonly links?: Choices | undefined
  /**
   * Files of the site.
   * @default none
   */
  readonly files?: Choices | undefined
  /**
   * Kinds of destination that are offered.
   * @default all six
   */
  readonly tabs?: readonly LinkTab[] | undefined
  /** Is called with the link that is saved. */
  readonly onSave: (link: Link) => void
  /**
   * Shows a button that removes the link.
   * @default none
   */
  readonly onRemove?: (() => void) | undefined
  /**
   * Shows a button that cancels.
   * @default none
   */
  readonly onCancel?: (() => void) | undefined
}

const none: Choices = []

/**
 * Edits a link: its destination in six tabs, its name, and the window it opens in. Enter saves, Escape cancels.
 *
 * @example
 * ```tsx
 * <LinkEditor
 *   pages={[{ href: '/about', name: 'About us' }]}
 *   onSave={({ target, href, name, newWindow }) => console.log(target, href, name, newWindow)}
 *   onCancel={() => console.log('cancelled')}
 * />
 * ```
 */
export function LinkEditor(props: LinkEditorProps): ReactNode {
  const { value, onSave, onRemove, onCancel } = props
  const tabs = (props.tabs ?? linkTabs).filter((tab) => linkTabs.includes(tab))
  const messages = useMessages(linkMessages)
  const [draft, setDraft] = useState(() => draftOf(value, tabs))
  const [problem, setProblem] = useState<LinkProblem>()
  const edit = (change: Partial<LinkDraft>): void => {
    setProblem(undefined)
    setDraft((before) => ({ ...before, ...change }))
  }
  const save = (): void => {
    const link = linkOf(draft)
    if (link.ok) onSave(link.value)
    else setProblem(link.failure)
  }
  return (
    <div {...connectInnerForm('link-editor', { save, cancel: onCancel })}>
      <Tabs
        tabs={tabs.map((id) => ({ id, label: messages[`editor.link.tab.${id}`] }))}
        selected={draft.tab}
        label={messages['editor.link.tabs']}
        onSelect={(tab) => edit({ tab })}
      >
        <Destination
          draft={draft}
          edit={edit}
          problem={problem && problemText(problem, draft, messages)}
          choices={choicesOf(draft.tab, props) ?? none}
        />
      </Tabs>
      <TextField
        label={messages['editor.link.name']}
        value={draft.name}
        onChange={(name) => edit({ name })}
      />
      <label data-editor="check">
        <input
          type="checkbox"
          checked={draft.newWindow}
          onChange={({ currentTarget }) => edit({ newWindow: currentTarget.checked })}
        />
        <span>{messages['editor.link.newWindow']}</span>
      </label>
      <div data-editor="actions">
        {onRemove && (
          <Button kind="plain" data-start onClick={onRemove}>
            {messages['editor.link.remove']}
          </Button>
        )}
        {onCancel && <Button onClick={onCancel}>{messages['editor.link.cancel']}</Button>}
        <Button kind="primary" onClick={save}>
          {messages['editor.link.save']}
        </Button>
      </div>
    </div>
  )
}

function choicesOf(tab: LinkTab, { pages, links, files }: LinkEditorProps): Choices | undefined {
  if (tab === 'pages') return pages
  return tab === 'links' ? links : files
}

type Texts = Readonly<Record<keyof typeof linkMessages, string>>

function problemText(problem: LinkProblem, { tab, texts }: LinkDraft, messages: Texts): string {
  return problem === 'page'
    ? fillMessage(messages, 'editor.validation.pageUrl', { val: texts[tab] })
    : messages[`editor.validation.${problem}`]
}

interface DestinationProps {
  readonly draft: LinkDraft
  readonly edit: (change: Partial<LinkDraft>) => void
  readonly problem: string | undefined
  readonly choices: Choices
}

const inputs = {
  pages: { label: 'page', type: 'text', autoComplete: 'off' },
  webAddress: { label: 'webAddress', type: 'url', autoComplete: 'url' },
  email: { label: 'email', type: 'email', autoComplete: 'email' },
  phone: { label: 'phone', type: 'tel', autoComplete: 'tel' },
} as const

/** The content of a tab: a text, a list to choose from, or both. */
function Destination({ draft, edit, problem, choices }: DestinationProps) {
  const messages = useMessages(linkMessages)
  const { tab, texts } = draft
  const change = (text: string): void => edit({ texts: { ...texts, [tab]: text } })
  const isList = tab === 'pages' || tab === 'links' || tab === 'file'
  const list = isList && (
    <LinkChoices
      key={tab}
      label={messages[`editor.link.tab.${tab}`]}
      choices={choices}
      value={texts[tab]}
      failed={tab === 'pages' ? messages['editor.error.collections'] : undefined}
      problem={tab === 'pages' ? undefined : problem}
      onChoose={({ href, name }) =>
        edit({ texts: { ...texts, [tab]: href }, name: draft.name || storedText(name) })
      }
    />
  )
  if (tab === 'links' || tab === 'file') return list
  const { label, ...input } = inputs[tab]
  return (
    <div data-editor="link-destination">
      {list}
      <TextField
        {...input}
        label={messages[`editor.link.target.${label}`]}
        dir="ltr"
        spellCheck={false}
        value={texts[tab]}
        problem={problem}
        onChange={change}
      />
    </div>
  )
}
