import type { Call } from '@sitewright/site/http'
import { isRecord, readerOf } from '@sitewright/site/reader'

/** Likes and comments of this visitor for a post or a product, as the server keeps them. */
export interface Reaction {
  readonly isLiked: boolean
  readonly comments: readonly { readonly author: string; readonly text: string }[]
}

/** Fetches what this visitor likes and has said. No package covers these calls of the demo. */
export const reactionCall = (id: string) =>
  ({ method: 'GET', path: `/api/demo/reactions/${encodeURIComponent(id)}` }) as const satisfies Call

/** Likes an item, or likes it no longer. */
export const likeCall = (id: string) =>
  ({ ...reactionCall(id), method: 'PUT', ignoresAnswer: true }) as const satisfies Call

function commentOf(raw: unknown): Reaction['comments'] {
  if (!isRecord(raw) || typeof raw.author !== 'string' || typeof raw.text !== 'string') return []
  return [{ author: raw.author, text: raw.text }]
}

export const readReaction = readerOf((raw): Reaction | undefined => {
  if (!isRecord(raw) || !Array.isArray(raw.comments)) return undefined
  return { isLiked: raw.isLiked === true, comments: raw.comments.flatMap(commentOf) }
})
