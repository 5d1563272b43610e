import type { SignedIn } from '../contract/session.ts'
import { isRecord } from './record.ts'

/** Reads the answer to a sign-in. */
export const parseSignedIn = (body: unknown): SignedIn | undefined =>
  isRecord(body) && typeof body.xsrfToken === 'string' ? { xsrfToken: body.xsrfToken } : undefined
