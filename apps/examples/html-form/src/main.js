import '@sitewright/forms-client/styles.css'
import { start } from './form.js'

start(document)
