export { Page as default } from '../src/page.js'
