import { createForm, defineForm } from '@sitewright/forms-client'
import { createFormQueue } from '@sitewright/forms-client/queue'
import { createHttp } from '@sitewright/site/http'
import { whenAsked } from './act.ts'

const http = createHttp()
const page = { pageTitle: 'Contact', pagePath: '/contact' }
const contact = defineForm({ id: 'contact', fields: [{ id: 'message', kind: 'text', title: 'Message' }] })
const form = createForm(contact, { http, page })
const queue = createFormQueue({ http })
queue.follow(form, { page })
queue.start()

whenAsked((action) => {
  form.field('message').set(action)
  void form.submit()
})
