export { humanizeFileSize, MB } from './core/file-size.ts'
