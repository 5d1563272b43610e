'use client'

import { useEffect } from 'react'
import type { Diagnostic } from './diagnostic.ts'

export interface DiagnosticReportProps {
  readonly diagnostics: readonly Diagnostic[]
  readonly report: (diagnostics: readonly Diagnostic[]) => void
}

/** Reports what went wrong, after each rendering. A component of its own, so that a template needs no effect without it. */
export function DiagnosticReport({ diagnostics, report }: DiagnosticReportProps): null {
  useEffect(() => {
    // Its result is not a cleanup.
    report(diagnostics)
  }, [diagnostics, report])
  return null
}
