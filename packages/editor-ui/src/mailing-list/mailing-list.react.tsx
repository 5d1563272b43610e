'use client'

import { useStore } from '@sitewright/machine/react'
import { useEffect, useId, useState, type ReactNode } from 'react'
import { Button } from '../button/button.react.tsx'
import { Failure } from '../fetch-state/failure.react.tsx'
import { FetchState } from '../fetch-state/fetch-state.react.tsx'
import { useLostFocus } from '../focus/lost-focus.react.ts'
import { connectorMessages, sharedMessages } from '../messages.ts'
import { useLatestFunctions } from '../part/use-latest-functions.react.ts'
import { useMessages } from '../provider/provider.react.tsx'
import { createMailingListConnector, type MailingListOptions } from './mailing-list.browser.ts'
import {
  connectMailingList,
  type MailingListAttributes,
  type MailingListMessages,
} from './mailing-list.connect.ts'
import type { MailingList, MailingListSnapshot } from './mailing-list.ts'

const ownMessages = { ...sharedMessages, ...connectorMessages }

/** Props of `MailingListConnector`. Functions may change from render to render; `connected` applies at first. */
export type MailingListConnectorProps = MailingListOptions

/**
 * A panel that connects a form to a mailing list.
 *
 * @example
 * ```tsx
 * <MailingListConnector
 *   load={async () => [{ id: 'news', name: 'News' }]}
 *   connect={async ({ listId, isDoubleOptIn }) => console.log(listId, isDoubleOptIn)}
 *   disconnect={async () => undefined}
 * />
 * ```
 */
export function MailingListConnector(props: MailingListConnectorProps): ReactNode {
  const messages = useMessages(ownMessages)
  const latest = useLatestFunctions(props)
  const [connector] = useState(() => createMailingListConnector(latest))
  useEffect(() => connector.start(), [connector])
  const view = useStore(connector)
  const attributes = connectMailingList(view, connector, { id: useId(), messages })
  const focus = useLostFocus((part) =>
    part.querySelector<HTMLElement>('[type=radio]:checked, button')?.focus(),
  )
  const isConnected = view.state === 'connected' || view.state === 'disconnecting'
  const action = isConnected ? connector.disconnect : connector.connect
  return (
    <section {...attributes.root} {...focus}>
      <div data-editor="panel-head">
        <h3 {...attributes.title}>{messages['editor.mailing.title']}</h3>
        <p {...attributes.status} />
      </div>
      {isConnected ? (
        <Connected view={view} attributes={attributes} messages={messages} />
      ) : (
        <FetchState state={{ ...view.lists, refetch: connector.refetch }}>
          {(lists) =>
            lists.length === 0 ? (
              <NoLists refetch={connector.refetch} messages={messages} />
            ) : (
              <Choice lists={lists} attributes={attributes} messages={messages} />
            )
          }
        </FetchState>
      )}
      <Failure text={view.isFailed ? messages['editor.error.connect'] : undefined} retry={action} />
    </section>
  )
}

interface BodyProps {
  readonly attributes: MailingListAttributes
  readonly messages: MailingListMessages
}

function Choice({
  lists,
  attributes,
  messages,
}: BodyProps & { readonly lists: readonly MailingList[] }): ReactNode {
  return (
    <>
      <div data-editor="field">
        <p {...attributes.legend} />
        <div {...attributes.lists}>
          {lists.map(({ id, name }) => (
            <label key={id} {...attributes.listLabel}>
              <input {...attributes.list(id)} />
              {name}
            </label>
          ))}
        </div>
        <p {...attributes.listProblem} />
      </div>
      <div data-editor="field">
        <label data-editor="check">
          <input {...attributes.doubleOptIn} />
          {messages['editor.mailing.doubleOptIn']}
        </label>
        <p {...attributes.doubleOptInHint} />
      </div>
      <div data-editor="actions">
        <Button kind="primary" {...attributes.connect}>
          {messages['editor.mailing.connect']}
        </Button>
      </div>
    </>
  )
}

function Connected({
  view,
  attributes,
  messages,
}: BodyProps & { readonly view: MailingListSnapshot }): ReactNode {
  const { lists, listId, isDoubleOptIn } = view
  const name = lists.value?.find(({ id }) => id === listId)?.name
  return (
    <>
      <dl data-editor="facts">
        <dt>{messages['editor.mailing.list']}</dt>
        <dd>{name ?? listId}</dd>
        {isDoubleOptIn && <dd data-editor="opt-in">{messages['editor.mailing.doubleOptIn']}</dd>}
      </dl>
      <div data-editor="actions">
        <Button {...attributes.disconnect}>{messages['editor.mailing.disconnect']}</Button>
      </div>
    </>
  )
}

function NoLists({
  refetch,
  messages,
}: Pick<BodyProps, 'messages'> & { readonly refetch: () => void }): ReactNode {
  return (
    <div data-editor="notice" data-kind="warning">
      <p>{messages['editor.error.noMailingLists']}</p>
      <Button onClick={refetch}>{messages['editor.retry.tryAgain']}</Button>
    </div>
  )
}
