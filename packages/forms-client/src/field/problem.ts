import { fill } from '@sitewright/site/messages'
import type { Messages } from '../messages.ts'
import { isEmpty, isMissing, type Field, type FieldProblem, type FieldValue } from './field.ts'
import { kinds, type FieldRules } from './kind.ts'

/** Checks the answer of a field by the rules of its kind. */
export function checkField(
  field: Field,
  value: FieldValue,
  rules: FieldRules = {},
): FieldProblem | undefined {
  const { requiredText } = rules
  const { check } = kinds[field.kind]
  const isRequired = field.required && field.kind !== 'section'
  if (isEmpty(value) && !isRequired) return undefined
  if (isRequired && requiredText !== undefined && isMissing(field, value)) {
    return { kind: 'refused', by: 'host', text: requiredText }
  }
  return check?.(value, field, rules)
}

/** Text for the visitor about an answer. */
export function problemText(problem: FieldProblem, messages: Messages): string {
  switch (problem.kind) {
    case 'too-long':
      return messages['form.error.characterLimit']
    case 'email':
      return fill(messages['form.error.email'], { email: messages['form.error.emailSample'] })
    default:
      return problem.text
  }
}
