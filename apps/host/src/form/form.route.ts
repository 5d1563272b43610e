import { endpoints } from '@sitewright/forms-client/contracts'
import type { Host } from '../host.ts'
import { addCall, type App } from '../request/call.ts'
import { renewVisitorCookies } from '../request/caller.ts'
import { handOutKey, saveForm } from './form.ts'

/** Adds the calls of forms. */
export function addFormCalls(app: App, { database, limiter, captcha }: Host): void {
  addCall(app, 'fetchFormKey', endpoints.fetchFormKey, async ({ caller }) => {
    const refused = await limiter.refusal('form', caller.address)
    if (refused) return refused
    renewVisitorCookies(caller)
    return Response.json({ key: await handOutKey(database, await caller.sender()) })
  })
  addCall(app, 'saveForm', endpoints.saveForm, async ({ body, caller }) => {
    const refused = await limiter.refusal('form', caller.address)
    if (refused) return refused
    const [owner, sender] = [await caller.owner(), await caller.sender()]
    const { language } = caller.localization
    const saved = await saveForm(database, body, { owner, sender, captcha, language })
    return saved.ok ? new Response('OK') : Response.json(saved.failure.body, { status: saved.failure.status })
  })
}
