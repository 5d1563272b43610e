import { readWith } from '@sitewright/site/contracts'
import { parseJson } from '@sitewright/site/reader'
import type { BackendFacts } from './backend.ts'
import { factsSchema } from './facts.contract.ts'

/** What a file of facts says of a backend. */
export interface Facts extends BackendFacts {
  /** Where the backend is, as `http://127.0.0.1:4180`. */
  readonly origin: string
  /** Path that brings the backend back to its beginning when a POST arrives. */
  readonly reset: string
  /** Path that answers with `{ eventIds, formKeys }`: what the backend has kept. */
  readonly kept?: string | undefined
  /** Sent to `reset` and `kept` alone, such as a key of the test environment. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** What the backend can do beyond the least; cases that need more are skipped. */
  readonly can?: readonly ('visitors' | 'roles' | 'tokens' | 'addKeys')[] | undefined
  /** Account of somebody who may manage the site. */
  readonly manager: { readonly email: string; readonly password: string }
}

/** What is wrong with a file of facts. */
export interface FactsProblem {
  readonly ok: false
  readonly message: string
}

/**
 * Reads the text of a file of facts.
 *
 * @example
 * ```ts
 * import { readFileSync } from 'node:fs'
 * import { readFacts, remoteBackend } from '@sitewright/contract'
 *
 * const read = readFacts(readFileSync('backend.json', 'utf8'))
 * if (read.ok) await runContract(remoteBackend(read.facts, fetch))
 * ```
 */
export function readFacts(text: string):
  | {
      readonly ok: true
      /** The facts as they were read and checked. */
      readonly facts: Facts
    }
  | FactsProblem {
  const value = parseJson(text)
  if (value === undefined) return { ok: false, message: 'The facts are no JSON.' }
  const read = readWith<Facts>(factsSchema)(value)
  if (read.ok) return { ok: true, facts: read.value }
  const { path } = read.failure
  return {
    ok: false,
    message: path === '' ? 'The facts are no object.' : `The facts have no "${path}" that can be used.`,
  }
}
