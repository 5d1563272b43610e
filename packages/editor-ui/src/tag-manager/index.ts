export {
  createTagManager,
  type TagManager as TagManagerStore,
  type TagManagerOptions,
  type TagTransport,
} from './tag-manager.browser.ts'
export {
  connectTagManager,
  type TagApi,
  type TagAttributes,
  type TagManagerAttributes,
  type TagMessages,
  type TagTexts,
} from './tag-manager.connect.ts'
export { TagManager, type TagManagerProps } from './tag-manager.react.tsx'
export { type TagEdit, type TagManagerSnapshot, type TagRequest } from './tag-manager.ts'
export { checkTagName, maxTagLength, type Tag, type TagProblem, type TagType } from './tag.ts'
