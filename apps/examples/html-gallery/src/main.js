import '@sitewright/gallery/styles.css'
import { start } from './galleries.js'

start(document)
