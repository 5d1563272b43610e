import { fill } from '@sitewright/site/messages'
import type { Messages } from '../messages.ts'
import {
  isEmpty,
  isMissing,
  missingParts,
  type Field,
  type FieldProblem,
  type FieldValue,
} from '../kind/field.ts'
import { kinds, type FieldRules } from '../kind/kind.ts'

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
    const parts = missingParts(field, value)
    return { kind: 'refused', by: 'host', text: requiredText, ...(parts.length > 0 && { parts }) }
  }
  return check?.(value, field, rules)
}

/** Answer of a rule: the text for the visitor if an answer is wrong. Other libraries have rules that return true or false. */
export type RuleText = string | boolean | undefined

/** Text for the visitor from the answer of a rule. Undefined if the answer is right. */
export function ruleText(answer: RuleText, messages: Messages): string | undefined {
  if (typeof answer !== 'boolean') return answer
  return answer ? undefined : messages['form.error.invalid']
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
