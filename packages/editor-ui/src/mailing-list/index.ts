export {
  createMailingListConnector,
  type MailingListConnector as MailingListStore,
  type MailingListOptions,
  type MailingListTransport,
} from './mailing-list.browser.ts'
export {
  connectMailingList,
  type MailingListApi,
  type MailingListAttributes,
  type MailingListMessages,
  type MailingListTexts,
} from './mailing-list.connect.ts'
export { type MailingListState } from './mailing-list.machine.ts'
export { MailingListConnector, type MailingListConnectorProps } from './mailing-list.react.tsx'
export { type MailingList, type MailingListChoice, type MailingListSnapshot } from './mailing-list.ts'
