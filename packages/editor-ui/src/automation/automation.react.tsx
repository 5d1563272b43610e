'use client'

import { useStore } from '@sitewright/machine/react'
import { useEffect, useId, useState, type ReactNode } from 'react'
import { Button } from '../button/button.react.tsx'
import { Failure } from '../fetch-state/failure.react.tsx'
import { useLostFocus } from '../focus/lost-focus.react.ts'
import { connectorMessages, sharedMessages } from '../messages.ts'
import { useLatestFunctions } from '../part/use-latest-functions.react.ts'
import { useLocale, useMessages } from '../provider/provider.react.tsx'
import { createAutomationPanel, type AutomationOptions } from './automation.browser.ts'
import { connectAutomation } from './automation.connect.ts'

const ownMessages = { ...sharedMessages, ...connectorMessages }

/** Props of `AutomationPanel`. Functions may change from render to render. */
export type AutomationPanelProps = AutomationOptions

/**
 * A panel of connections to automation services.
 *
 * @example
 * ```tsx
 * <AutomationPanel
 *   connections={[]}
 *   connect={async () => ({ id: '1', name: 'Order notifications' })}
 *   disconnect={async (id) => console.log(id)}
 * />
 * ```
 */
export function AutomationPanel(props: AutomationPanelProps): ReactNode {
  const { connections } = props
  const messages = useMessages(ownMessages)
  const locale = useLocale()
  const latest = useLatestFunctions(props)
  const [panel] = useState(() => createAutomationPanel(latest))
  useEffect(() => panel.start(), [panel])
  useEffect(() => panel.setConnections(connections), [panel, connections])
  const view = useStore(panel)
  const attributes = connectAutomation(view, panel, { id: useId(), messages, locale })
  const focus = useLostFocus((part) => part.querySelector<HTMLElement>('[data-kind=primary]')?.focus())
  const failed = Object.entries(view.requests).filter(([, request]) => request?.status === 'failed')
  return (
    <section {...attributes.root} {...focus}>
      <div data-editor="panel-head">
        <h3 {...attributes.title}>{messages['editor.automation.title']}</h3>
        <p {...attributes.status} />
      </div>
      {view.connections.length > 0 && (
        <div data-editor="field">
          <p {...attributes.count} />
          <ul {...attributes.list}>
            {view.connections.map((connection) => (
              <li key={connection.id}>
                <span>{connection.name}</span>
                <Button kind="plain" {...attributes.disconnect(connection)}>
                  {messages['editor.automation.disconnect']}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {failed.map(([key]) => (
        <Failure
          key={key}
          text={messages[key === 'connect' ? 'editor.error.connect' : 'editor.error.generic']}
          retry={() => panel.retry(key)}
        />
      ))}
      <div data-editor="actions">
        <Button kind="primary" {...attributes.connect}>
          {messages['editor.automation.connect']}
        </Button>
      </div>
    </section>
  )
}
