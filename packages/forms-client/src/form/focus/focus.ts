import type { FormSnapshot } from '../../state/snapshot.ts'

/** Place of the focus after a submission that failed. */
export type FocusTarget = 'auto' | 'summary' | 'first-field' | 'none'

/** Decides where the focus goes: to the field if one is wrong, to the summary otherwise. */
export function focusAfterFailure(
  target: FocusTarget,
  { problems }: Pick<FormSnapshot, 'problems'>,
): 'summary' | 'first-field' | 'none' {
  if (target !== 'auto') return target === 'first-field' && problems.length === 0 ? 'summary' : target
  return problems.length === 1 ? 'first-field' : 'summary'
}
