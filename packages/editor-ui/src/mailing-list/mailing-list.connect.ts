import {
  isFieldChecked,
  type Attributes,
  type ButtonAttributes,
  type InputAttributes,
  type LabelAttributes,
} from '@sitewright/site/part'
import type { connectorMessages, MessagesOf, sharedMessages } from '../messages.ts'
import { keepEnter } from '../part/form/form.connect.ts'
import type { MailingListSnapshot } from './mailing-list.ts'

/** Messages of a mailing-list connector. */
export type MailingListMessages = MessagesOf<typeof connectorMessages & typeof sharedMessages>

/** Texts of a mailing-list connector. */
export interface MailingListTexts {
  /** Id of the whole. The ids of its elements begin with it. */
  readonly id: string
  /** Messages of the part. */
  readonly messages: MailingListMessages
}

/** Reactions of a mailing-list connector. */
export interface MailingListApi {
  /** Chooses a list by its id. */
  readonly choose: (listId: string) => void
  /** Asks subscribers to confirm, or no longer. */
  readonly setDoubleOptIn: (isDoubleOptIn: boolean) => void
  /** Connects the chosen list. */
  readonly connect: () => void
  /** Ends the connection. */
  readonly disconnect: () => void
}

/** Attributes of the elements of a mailing-list connector. */
export interface MailingListAttributes {
  /** Attributes of the element around all others: a group with the title as its name. */
  readonly root: Attributes
  /** Attributes of the title. Its text comes from the renderer. */
  readonly title: Attributes
  /** Attributes of the badge, which says whether a list is connected. */
  readonly status: Attributes
  /** Attributes of the group of radio buttons. */
  readonly lists: Attributes
  /** Attributes of the text that names that group. */
  readonly legend: Attributes
  /** Attributes of the label around a radio button and the name of its list. */
  readonly listLabel: LabelAttributes
  /** Attributes of the radio button of a list. */
  readonly list: (id: string) => InputAttributes
  /** Attributes of the text that asks for a list. Empty unless one is missing. */
  readonly listProblem: Attributes
  /** Attributes of the checkbox for a confirmation by email. */
  readonly doubleOptIn: InputAttributes
  /** Attributes of the text that explains it. */
  readonly doubleOptInHint: Attributes
  /** Attributes of the button that connects the chosen list. */
  readonly connect: ButtonAttributes & {
    /** True while the connection is on its way. */
    readonly isBusy: boolean
  }
  /** Attributes of the button that ends the connection. */
  readonly disconnect: ButtonAttributes & {
    /** True while that is on its way. */
    readonly isBusy: boolean
  }
}

/** Connects a mailing-list connector. */
export function connectMailingList(
  view: MailingListSnapshot,
  api: MailingListApi,
  { id, messages }: MailingListTexts,
): MailingListAttributes {
  const { state, listId, isDoubleOptIn, isListMissing } = view
  const isConnected = state === 'connected' || state === 'disconnecting'
  return {
    root: {
      'data-editor': 'panel',
      role: 'group',
      'aria-labelledby': `${id}-title`,
      'data-state': state,
      onKeyDown: keepEnter,
    },
    title: { 'data-editor': 'panel-title', id: `${id}-title` },
    status: {
      'data-editor': 'badge',
      'data-kind': isConnected ? 'success' : undefined,
      role: 'status',
      children: messages[isConnected ? 'editor.mailing.connected' : 'editor.mailing.disconnected'],
    },
    lists: {
      'data-editor': 'options',
      role: 'radiogroup',
      'aria-labelledby': `${id}-legend`,
      'aria-required': true,
      'aria-invalid': isListMissing || undefined,
      'aria-describedby': isListMissing ? `${id}-problem` : undefined,
    },
    legend: { 'data-editor': 'label', id: `${id}-legend`, children: messages['editor.mailing.list'] },
    listLabel: { 'data-editor': 'check' },
    list: (ownId) => ({
      type: 'radio',
      name: `${id}-list`,
      value: ownId,
      checked: ownId === listId,
      onChange: () => api.choose(ownId),
    }),
    listProblem: {
      'data-editor': 'problem',
      id: `${id}-problem`,
      role: 'alert',
      children: isListMissing ? messages['editor.validation.list'] : '',
    },
    doubleOptIn: {
      type: 'checkbox',
      checked: isDoubleOptIn,
      'aria-describedby': `${id}-hint`,
      onChange: (event) => api.setDoubleOptIn(isFieldChecked(event)),
    },
    doubleOptInHint: {
      'data-editor': 'hint',
      id: `${id}-hint`,
      children: messages['editor.mailing.doubleOptInHint'],
    },
    connect: { type: 'button', isBusy: state === 'connecting', onClick: api.connect },
    disconnect: { type: 'button', isBusy: state === 'disconnecting', onClick: api.disconnect },
  }
}
