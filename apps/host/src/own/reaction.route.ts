import type { Endpoint } from '@sitewright/site/contracts'
import { and, asc, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { submissions } from '../form/form.table.ts'
import type { Host } from '../host.ts'
import { done } from '../request/answer.ts'
import { addCall, type App } from '../request/call.ts'
import { likes } from '../site/site.table.ts'

/** Calls that the demo has beside those of the specification: likes and comments of posts. */
const endpoints = {
  fetchReactions: { method: 'GET', path: '/api/demo/reactions/:id' },
  like: { method: 'PUT', path: '/api/demo/reactions/:id', body: z.object({ isLiked: z.boolean() }) },
} as const satisfies Record<string, Endpoint>

/** Adds the calls of likes and comments. */
export function addReactionCalls(app: App, { database }: Host): void {
  const likeOf = (owner: string, post: string) => and(eq(likes.owner, owner), eq(likes.post, post))

  addCall(app, 'fetchReactions', endpoints.fetchReactions, async ({ params: { id = '' }, caller }) => {
    const owner = await caller.owner()
    const [liked, sent] = await Promise.all([
      database.select().from(likes).where(likeOf(owner, id)),
      database
        .select()
        .from(submissions)
        .where(and(eq(submissions.owner, owner), eq(submissions.formId, 'comment')))
        .orderBy(asc(submissions.createdAt)),
    ])
    const comments = sent
      .filter(({ answers }) => answers.post === id)
      .map(({ answers: { author, text } }) => ({ author, text }))
    return Response.json({ isLiked: liked.length > 0, comments })
  })
  addCall(app, 'like', endpoints.like, async ({ params: { id = '' }, body: { isLiked }, caller }) => {
    const owner = await caller.owner()
    if (isLiked) await database.insert(likes).values({ owner, post: id }).onConflictDoNothing()
    else await database.delete(likes).where(likeOf(owner, id))
    return done()
  })
}
