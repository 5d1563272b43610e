import type { Machine } from '@sitewright/machine'

/** State of a confirm dialog. The last two are the answers. */
export type ConfirmState = 'closed' | 'open' | 'confirmed' | 'cancelled'

/** Event of a confirm dialog. */
export type ConfirmEvent = 'open' | 'confirm' | 'cancel'

/** A question that is open until it is confirmed or cancelled. */
export const confirmDialog: Machine<ConfirmState, ConfirmEvent> = {
  initial: 'closed',
  states: {
    closed: { on: { open: 'open' } },
    open: { on: { confirm: 'confirmed', cancel: 'cancelled' } },
    confirmed: {},
    cancelled: {},
  },
}

/** A question that can only be confirmed. */
export const requiredConfirmDialog: Machine<ConfirmState, ConfirmEvent> = {
  ...confirmDialog,
  states: { ...confirmDialog.states, open: { on: { confirm: 'confirmed' } } },
}
