import type { InputAttributes } from '@sitewright/site/part'
import type { ShownField } from '../answer/field-store.ts'
import { controlLabel, type Control, type ControlGroup, type FieldApi } from './control.connect.ts'
import type { LikertField } from '../kind/field.ts'
import { likertLabels, type levelLabels } from '../kind/likert.ts'

/** Radio buttons of one question. */
export function questionControls(
  field: LikertField,
  question: string,
  index: number,
  { value }: ShownField,
  { prefix, labels, set, leave }: FieldApi<keyof typeof levelLabels>,
): ControlGroup {
  const titleId = `${prefix}-question-${index}`
  const answers = new Map(typeof value === 'string' ? [] : Object.entries(value))
  const controls = [...likertLabels].map(([level, key], position): Control => {
    const id = `${prefix}-${index * likertLabels.size + position}`
    const attributes: InputAttributes = {
      id,
      type: 'radio',
      name: `${field.id}[${index}]`,
      value: level,
      checked: answers.get(question) === level,
      'data-form': 'choice',
      onChange: () => set(Object.fromEntries(answers.set(question, level))),
      onBlur: leave,
    }
    return { tag: 'input', id, label: controlLabel(id, labels[key]), attributes }
  })
  return {
    root: {
      role: 'radiogroup',
      'aria-labelledby': titleId,
      'data-form': 'question',
      'data-question': question,
    },
    title: { id: titleId, 'data-form': 'question-title', children: question },
    controls,
  }
}
