export { createStorage, type SiteStorage, type StorageOptions } from './browser/storage.ts'
