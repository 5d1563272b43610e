import type { Form, FormFailure } from '@sitewright/forms-client'
import type { Cleanup } from '@sitewright/machine'
import type { Log, Outcome } from './log.ts'

/** Failures that the visitor can mend. */
const REFUSED: readonly FormFailure['kind'][] = ['fields-invalid', 'captcha', 'too-many', 'aborted']

const outcomeOf = ({ kind }: FormFailure): Outcome => (REFUSED.includes(kind) ? 'refused' : 'bad')

/** Logs each submission of a form as a span, from the press to its result, with the steps that it took. */
export function logForm({ notices, definition }: Pick<Form, 'notices' | 'definition'>, log: Log): Cleanup {
  let end: ReturnType<Log['begin']> | undefined
  const finish = (outcome: Outcome, detail: string) => {
    end?.({ outcome, detail })
    end = undefined
  }
  return notices.subscribe((notice) => {
    if (notice.kind === 'transition' && notice.from === 'ready') end = log.begin('form', definition.id)
    else if (notice.kind === 'failure') finish(outcomeOf(notice.failure), notice.failure.kind)
    else if (notice.kind === 'submit-success') finish('good', 'saved')
  })
}
