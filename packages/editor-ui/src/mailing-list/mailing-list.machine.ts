import type { Machine } from '@sitewright/machine'

/** States of the connection to a mailing list. */
export type MailingListState = 'disconnected' | 'connecting' | 'connected' | 'disconnecting'

/** Events of the connection to a mailing list. */
export type MailingListEvent = 'connect' | 'disconnect' | 'accept' | 'reject'

/** The connection to a mailing list. A rejected change leaves it as it was. */
export const mailingListMachine: Machine<MailingListState, MailingListEvent> = {
  initial: 'disconnected',
  states: {
    disconnected: { on: { connect: 'connecting' } },
    connecting: { on: { accept: 'connected', reject: 'disconnected' } },
    connected: { on: { disconnect: 'disconnecting' } },
    disconnecting: { on: { accept: 'disconnected', reject: 'connected' } },
  },
}
