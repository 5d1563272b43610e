import { fill } from '@sitewright/site/messages'
import type { Attributes, ButtonAttributes } from '@sitewright/site/part'
import { countMessage, type connectorMessages, type MessagesOf, type sharedMessages } from '../messages.ts'
import type { AutomationConnection, AutomationSnapshot } from './automation.ts'

/** Messages of an automation panel. */
export type AutomationMessages = MessagesOf<typeof connectorMessages & typeof sharedMessages>

/** Texts of an automation panel. */
export interface AutomationTexts {
  /** Id of the whole. The ids of its elements begin with it. */
  readonly id: string
  /** Messages of the part. */
  readonly messages: AutomationMessages
  /** Language of the texts. */
  readonly locale?: string | undefined
}

/** Reactions of an automation panel. */
export interface AutomationApi {
  /** Connects another service. */
  readonly connect: () => void
  /** Ends the connection with an id. */
  readonly disconnect: (id: string) => void
}

/** Attributes of the elements of an automation panel. */
export interface AutomationAttributes {
  /** Attributes of the element around all others: a group with the title as its name. */
  readonly root: Attributes
  /** Attributes of the title. Its text comes from the renderer. */
  readonly title: Attributes
  /** Attributes of the badge, which says how many services are connected. */
  readonly status: Attributes
  /** Attributes of the text with the number of connections, which names the list. */
  readonly count: Attributes
  /** Attributes of the list of connections. */
  readonly list: Attributes
  /** Attributes of the button that connects another service. */
  readonly connect: ButtonAttributes & {
    /** True while a connection is on its way. */
    readonly isBusy: boolean
  }
  /** Attributes of the button that ends a connection, whose name says which. */
  readonly disconnect: (connection: AutomationConnection) => ButtonAttributes & {
    /** True while that is on its way. */
    readonly isBusy: boolean
  }
}

/** Connects an automation panel. */
export function connectAutomation(
  { connections, requests }: AutomationSnapshot,
  api: AutomationApi,
  { id, messages, locale }: AutomationTexts,
): AutomationAttributes {
  const isConnected = connections.length > 0
  const n = new Intl.NumberFormat(locale).format(connections.length)
  return {
    root: {
      'data-editor': 'panel',
      role: 'group',
      'aria-labelledby': `${id}-title`,
      'data-state': isConnected ? 'connected' : 'awaiting',
    },
    title: { 'data-editor': 'panel-title', id: `${id}-title` },
    status: {
      'data-editor': 'badge',
      'data-kind': isConnected ? 'success' : undefined,
      role: 'status',
      children: isConnected
        ? fill(messages['editor.automation.connected'], { n })
        : messages['editor.automation.awaiting'],
    },
    count: {
      'data-editor': 'label',
      id: `${id}-count`,
      children: countMessage(
        messages,
        'editor.automation.connection',
        'editor.automation.connections',
        connections.length,
        locale,
      ),
    },
    list: { 'data-editor': 'connections', 'aria-labelledby': `${id}-count` },
    connect: { type: 'button', isBusy: requests.connect?.status === 'pending', onClick: api.connect },
    disconnect: (connection) => ({
      type: 'button',
      'aria-label': fill(messages['editor.automation.disconnectOf'], { name: connection.name }),
      isBusy: requests[`disconnect:${connection.id}`]?.status === 'pending',
      onClick: () => api.disconnect(connection.id),
    }),
  }
}
