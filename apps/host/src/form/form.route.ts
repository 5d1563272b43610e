import { endpoints } from '@sitewright/forms-client/contracts'
import type { Host } from '../host.ts'
import { addCall, type App } from '../request/call.ts'
import { handOutKey, saveForm } from './form.ts'

/** Adds the calls of forms. */
export function addFormCalls(app: App, { database, limiter, captcha }: Host): void {
  addCall(app, 'fetchFormKey', endpoints.fetchFormKey, async ({ caller }) => {
    const refused = await limiter.refusal('form', caller.address)
    return refused ?? Response.json({ key: await handOutKey(database) })
  })
  addCall(app, 'saveForm', endpoints.saveForm, async ({ body, caller }) => {
    const refused = await limiter.refusal('form', caller.address)
    if (refused) return refused
    const owner = await caller.owner()
    const saved = await saveForm(database, body, { owner, captcha, language: caller.localization.language })
    return saved.ok ? new Response('OK') : Response.json(saved.failure.body, { status: saved.failure.status })
  })
}
