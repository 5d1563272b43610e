import { endpoints } from '@sitewright/cart-client/contracts'
import { isEmail } from '@sitewright/site/rules'
import { eq } from 'drizzle-orm'
import { variants } from '../catalogue/catalogue.table.ts'
import type { Host } from '../host.ts'
import { done, refuse } from '../request/answer.ts'
import { addCall, addEditorCall, type App } from '../request/call.ts'
import { notifyAll, readGroups, readSignUps, signUp } from './restock.ts'

/** Adds the calls of restock sign-ups: one for shoppers, the others for those who manage the store. */
export function addRestockCalls(app: App, { database, limiter, captcha }: Host): void {
  addCall(app, 'signUpForRestock', endpoints.signUpForRestock, async ({ body, caller }) => {
    const refused = await limiter.refusal('restock', caller.address)
    if (refused) return refused
    if (!isEmail(body.siteVisitorEmail.trim())) return refuse(400, 'Email is invalid')
    if (!(await captcha(body.recaptchaEnterpriseV3Token))) return refuse(400, 'The captcha is not solved.')
    const [known] = await database.select().from(variants).where(eq(variants.id, body.variantId))
    if (known?.productId !== body.productId) return refuse(404, 'There is no such product.')
    return (await signUp(database, body)) ? done() : refuse(409, 'You have signed up for this already.')
  })
  addEditorCall(app, 'fetchRestockGroups', endpoints.fetchRestockGroups, async ({ query }) => {
    const { rows, ...cursor } = await readGroups(database, query.cursor)
    return Response.json({ signUpGroups: rows, ...cursor })
  })
  addEditorCall(app, 'fetchRestockEntries', endpoints.fetchRestockEntries, async ({ query }) => {
    const { rows, ...cursor } = await readSignUps(database, query, query.cursor)
    const signUps = rows.map(({ email, language, isJoinMailingList, createdAt }) => ({
      siteVisitorEmail: email,
      isJoinMailingList,
      language,
      createdOn: createdAt.getTime(),
    }))
    return Response.json({ signUps, ...cursor })
  })
  addEditorCall(app, 'sendRestock', endpoints.sendRestock, async ({ body }) => {
    await notifyAll(database, [body])
    return done()
  })
  addEditorCall(app, 'sendAllRestock', endpoints.sendAllRestock, async ({ body }) => {
    await notifyAll(database, body.sendRequests)
    return done()
  })
}
