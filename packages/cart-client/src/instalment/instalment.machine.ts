import type { Machine } from '@sitewright/machine'

/** The dialog with the provider's page about instalments. */
export const instalmentDialog: Machine<
  'closed' | 'fetching' | 'open',
  'press' | 'fetched' | 'rejected' | 'close'
> = {
  initial: 'closed',
  states: {
    closed: { on: { press: 'fetching' } },
    fetching: {
      on: { fetched: 'open', rejected: 'closed', close: 'closed' },
      // A dialog that opens later would surprise.
      after: { ms: 10_000, to: 'closed' },
    },
    open: { on: { close: 'closed' } },
  },
}
