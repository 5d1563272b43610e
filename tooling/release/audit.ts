import type { Findings } from '../check/workspace.ts'

interface Report {
  readonly error?: { readonly summary?: string; readonly code?: string }
  readonly message?: string
  readonly metadata?: { readonly vulnerabilities: { readonly total: number } }
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string }>>
}

export type Audit =
  | { readonly kind: 'read'; readonly findings: Findings }
  | { readonly kind: 'skipped'; readonly reason: string }

const skipped = (reason: string): Audit => ({ kind: 'skipped', reason })

function parse(json: string): Report | undefined {
  try {
    return JSON.parse(json) as Report
  } catch {
    return undefined
  }
}

/** Reads what `npm audit --json` has printed. A registry that knows no advisories is no finding. */
export function readAudit(json: string): Audit {
  const report = parse(json)
  if (!report) return skipped('npm audit did not answer')
  const { error, message, metadata, vulnerabilities = {} } = report
  if (error || !metadata) return skipped(message ?? error?.summary ?? error?.code ?? 'no advisories')
  return {
    kind: 'read',
    findings: Object.entries(vulnerabilities).map(
      ([name, { severity }]) => `npm audit: ${name} has an advisory (${severity}).`,
    ),
  }
}
