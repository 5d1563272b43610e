import type { Result } from '@sitewright/site/http'

/** A refusal, as the pages of the packages read it. */
export interface Refusal {
  readonly status: number
  readonly message: string
}

export const refuse = (status: number, message: string): Response => Response.json({ message }, { status })

/** The response to a call that may be refused. */
export const respond = (result: Result<object, Refusal>): Response =>
  result.ok ? Response.json(result.value) : refuse(result.failure.status, result.failure.message)

/** The response to a call that has nothing to tell. */
export const done = (): Response => Response.json({})
