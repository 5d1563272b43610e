'use client'

import { useStore } from '@sitewright/machine/react'
import { fill } from '@sitewright/site/messages'
import { memo, useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '../button/button.react.tsx'
import { Failure } from '../fetch-state/failure.react.tsx'
import { Field } from '../field/field.react.tsx'
import { useLostFocus, type FocusHandlers } from '../focus/lost-focus.react.ts'
import { sharedMessages, tagMessages } from '../messages.ts'
import { useLatestFunctions } from '../part/use-latest-functions.react.ts'
import { useLocale, useMessages } from '../provider/provider.react.tsx'
import {
  createTagManager,
  type TagManager as Manager,
  type TagManagerOptions,
} from './tag-manager.browser.ts'
import {
  connectTagManager,
  withType,
  type TagManagerAttributes,
  type TagTexts,
} from './tag-manager.connect.ts'
import { shownTags, type TagManagerSnapshot } from './tag-manager.ts'
import type { Tag } from './tag.ts'

const ownMessages = { ...sharedMessages, ...tagMessages }

/** Props of `TagManager`. Functions may change from render to render; other tags replace the ones before. */
export type TagManagerProps = TagManagerOptions

/**
 * The tags or categories of a site: new, edit, merge, remove and filter.
 *
 * @example
 * ```tsx
 * <TagManager
 *   tagType="category"
 *   tags={[{ id: '1', name: 'Bread', count: 12 }]}
 *   create={async (name) => ({ id: crypto.randomUUID(), name })}
 *   rename={async (id, name) => ({ id, name })}
 *   merge={async (ids, intoId) => console.log(ids, intoId)}
 *   remove={async (id) => console.log(id)}
 * />
 * ```
 */
export function TagManager(props: TagManagerProps): ReactNode {
  const { tags, tagType } = props
  const messages = useMessages(ownMessages)
  const locale = useLocale()
  const latest = useLatestFunctions(props)
  const [manager] = useState(() => createTagManager(latest))
  useEffect(() => manager.start(), [manager])
  useEffect(() => manager.setTags(tags), [manager, tags])
  const view = useStore(manager)
  const texts: TagTexts = { id: useId(), tagType, messages, locale }
  const attributes = connectTagManager(view, manager, texts)
  const shared = { view, manager, attributes, texts }
  const shown = shownTags(view)
  const focus = useEditFocus(texts.id, view.edit?.id)
  return (
    <div {...attributes.root} {...focus}>
      <div data-editor="tag-tools">
        <input {...attributes.filter} />
        <p {...attributes.matches} />
        <Button kind="primary" {...attributes.create}>
          {withType('editor.tags.new', texts)}
        </Button>
      </div>
      {view.edit && view.edit.id === undefined && <EditForm {...shared} />}
      <p {...attributes.notice} />
      {shown.length === 0 && <p data-editor="file-hint">{messages['editor.tags.none']}</p>}
      <ul {...attributes.list}>
        {shown.map((tag) => (
          <TagRow key={tag.id} tag={tag} {...shared} />
        ))}
      </ul>
      <MergeBar {...shared} />
    </div>
  )
}

interface PartProps {
  readonly view: TagManagerSnapshot
  readonly manager: Manager
  readonly attributes: TagManagerAttributes
  readonly texts: TagTexts
}

interface TagRowProps extends PartProps {
  readonly tag: Tag
}

/** A tag is drawn anew when something about it changes: 2,000 tags would not keep up with typing. */
const TagRow = memo(function TagRow({ tag, ...shared }: TagRowProps): ReactNode {
  const { view, attributes, texts } = shared
  const { messages, locale } = texts
  if (view.edit?.id === tag.id) {
    return (
      <li data-editor="tag">
        <EditForm {...shared} />
      </li>
    )
  }
  const { root, check, edit, remove } = attributes.tag(tag)
  return (
    <li {...root}>
      <input {...check} />
      <span data-editor="tag-name">{tag.name}</span>
      {tag.count !== undefined && (
        <span data-editor="tag-count">{new Intl.NumberFormat(locale).format(tag.count)}</span>
      )}
      <Button kind="plain" {...edit}>
        {messages['editor.tags.edit']}
      </Button>
      <Button kind="plain" {...remove}>
        {messages['editor.tags.remove']}
      </Button>
      <RequestFailure of={`remove:${tag.id}`} {...shared} />
    </li>
  )
}, isSameTag)

function isSameTag(before: TagRowProps, after: TagRowProps): boolean {
  const [one, other] = [before, after].map(({ tag, view, texts }) => [
    tag,
    view.selectedIds.includes(tag.id),
    view.requests[`remove:${tag.id}`],
    view.edit?.id === tag.id && view,
    texts.messages,
    texts.locale,
  ])
  return one?.every((value, index) => value === other?.[index]) ?? false
}

function EditForm({ view, manager, attributes, texts }: PartProps): ReactNode {
  const { messages } = texts
  return (
    <div {...attributes.form}>
      <Field label={messages[`editor.tags.type.${texts.tagType}`]} problem={attributes.problem}>
        {(control) => <input ref={focusAll} {...control} {...attributes.input} />}
      </Field>
      <div data-editor="actions">
        <Button {...attributes.cancel}>{messages['editor.tags.cancel']}</Button>
        <Button kind="primary" {...attributes.save}>
          {messages['editor.tags.save']}
        </Button>
      </div>
      <RequestFailure of="save" {...{ view, manager, texts }} />
    </div>
  )
}

function focusAll(input: HTMLInputElement | null): void {
  input?.focus()
  input?.select()
}

/** The focus of what has gone moves to the button that began an edit, to the row in its place, or to the button for a new tag. */
function useEditFocus(id: string, editedId: string | undefined): FocusHandlers {
  const lastId = useRef<string>(undefined)
  const lastRow = useRef(-1)
  useEffect(() => {
    if (editedId !== undefined) lastId.current = editedId
  }, [editedId])
  const handlers = useLostFocus((part) => {
    const buttons = [...part.querySelectorAll('button')]
    const find = (name: string) => buttons.find((button) => button.id === `${id}-${name}`)
    const rows = part.querySelectorAll('li')
    const row = rows[Math.min(lastRow.current, rows.length - 1)]
    const button = find(`edit-${lastId.current}`) ?? row?.querySelector('button') ?? find('new')
    lastId.current = undefined
    button?.focus()
  })
  return {
    ...handlers,
    onFocus: (event) => {
      const rows = [...event.currentTarget.querySelectorAll('li')]
      lastRow.current = rows.findIndex((row) => row.contains(event.target))
      handlers.onFocus(event)
    },
  }
}

interface RequestFailureProps extends Pick<PartProps, 'view' | 'manager' | 'texts'> {
  /** Key of the request. */
  readonly of: string
  /** @default repeats the request */
  readonly retry?: (() => void) | undefined
}

const RequestFailure = ({
  of,
  view,
  manager,
  texts: { messages },
  retry = () => manager.retry(of),
}: RequestFailureProps): ReactNode => (
  <Failure
    text={view.requests[of]?.status === 'failed' ? messages['editor.error.generic'] : undefined}
    retry={retry}
    label={messages['editor.retry.retry']}
  />
)

/** Two or more selected tags can be merged into one of them. */
function MergeBar({ view, manager, texts }: PartProps): ReactNode {
  const { messages, id, locale } = texts
  const selected = view.tags.filter((tag) => view.selectedIds.includes(tag.id))
  const [chosenId, setChosenId] = useState<string>()
  const intoId = selected.find((tag) => tag.id === chosenId)?.id ?? selected[0]?.id
  if (selected.length < 2 || intoId === undefined) return null
  const n = new Intl.NumberFormat(locale).format(selected.length)
  // Also when it is repeated: other tags may have been selected since the request that failed.
  const merge = (): void => manager.merge(intoId)
  return (
    <div data-editor="tag-merge">
      <label htmlFor={`${id}-into`}>{fill(messages['editor.tags.mergeInto'], { n })}</label>
      <select
        id={`${id}-into`}
        data-editor="control"
        value={intoId}
        onChange={({ currentTarget }) => {
          setChosenId(currentTarget.value)
          manager.dismiss('merge')
        }}
      >
        {selected.map((tag) => (
          <option key={tag.id} value={tag.id}>
            {tag.name}
          </option>
        ))}
      </select>
      <Button kind="primary" isBusy={view.requests.merge?.status === 'pending'} onClick={merge}>
        {messages['editor.tags.merge']}
      </Button>
      <RequestFailure of="merge" retry={merge} {...{ view, manager, texts }} />
    </div>
  )
}
