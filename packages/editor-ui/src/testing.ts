export { createAutomationServer, type AutomationServer } from './automation/automation.testing.ts'
export {
  createFileServer,
  type FileRequest,
  type FileServer,
  type FileServerOptions,
} from './file-manager/file-manager.testing.ts'
export {
  createMailingListServer,
  type MailingListRequest,
  type MailingListServer,
  type MailingListServerOptions,
} from './mailing-list/mailing-list.testing.ts'
export type { Fate } from './mock/fault.testing.ts'
export {
  createTagServer,
  type TagServer,
  type TagServerOptions,
  type TagServerRequest,
} from './tag-manager/tag-manager.testing.ts'
