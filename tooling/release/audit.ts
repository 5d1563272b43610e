import type { Findings } from '../check/workspace.ts'

/** Output of `npm audit --json`: advisories, or the request that failed. */
interface Report {
  readonly error?: { readonly summary?: string; readonly code?: string }
  readonly message?: string
  readonly uri?: string
  readonly metadata?: { readonly vulnerabilities: { readonly total: number } }
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string }>>
}

export type Audit =
  | { readonly kind: 'read'; readonly findings: Findings }
  | { readonly kind: 'skipped'; readonly reason: string }

function parse(json: string): Report {
  try {
    return JSON.parse(json) as Report
  } catch {
    return {}
  }
}

/** Requests that npm could not send, or got no answer to. */
const UNREACHED = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/

/**
 * Reads what `npm audit --json` has printed. A registry that knows no advisories is no finding; whatever else keeps npm from
 * asking is one, so that a mistake of ours is not taken for a registry without answers.
 */
export function readAudit(json: string): Audit {
  const { error, message, uri, metadata, vulnerabilities = {} } = parse(json)
  const reason = message ?? error?.summary ?? error?.code ?? 'it printed nothing that can be read'
  if (uri !== undefined || UNREACHED.test(reason)) return { kind: 'skipped', reason }
  if (error || !metadata) return { kind: 'read', findings: [`npm audit fails: ${reason}`] }
  return {
    kind: 'read',
    findings: Object.entries(vulnerabilities).map(
      ([name, { severity }]) => `npm audit: ${name} has an advisory (${severity}).`,
    ),
  }
}
