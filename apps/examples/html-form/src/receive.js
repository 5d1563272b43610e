import { defineForm, readRequest, readSubmission } from '@sitewright/forms-client/server'

const contact = defineForm({
  id: 'contact',
  fields: [
    { id: 'email', kind: 'email', required: true },
    { id: 'message', kind: 'textarea', maxLength: 500 },
  ],
})

/** Answers the form's request: a browser can send anything, so everything is checked again. */
export async function receive(request) {
  const read = await readSubmission(contact, await readRequest(request))
  if ('failure' in read) return Response.json(read.failure, { status: 400 })
  console.log('Save this:', read.value)
  return Response.json({})
}
