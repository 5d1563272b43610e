import type { Attributes } from '@sitewright/site/part'
import type { FieldValues } from '../kind/field.ts'
import type { FormDefinition } from '../definition/form-definition.ts'
import type { Labels } from '../labels.ts'
import { summariseAnswers } from './answer-summary.ts'

/** Attributes of a list of answers: a `dl` with a `dt` and a `dd` for each field. */
export interface AnswerSummaryView {
  /** Attributes of the `<dl>`. */
  readonly root: Attributes
  readonly rows: readonly {
    /** Id of the field, as a key for the renderer. */
    readonly id: string
    /** Attributes of the `<dt>`, with the name of the field. */
    readonly term: Attributes
    /** One for each line of the answer. */
    readonly lines: readonly Attributes[]
  }[]
}

/** Attributes of a list of answers. */
export const connectAnswerSummary = (
  definition: FormDefinition,
  values: FieldValues,
  labels: Labels,
): AnswerSummaryView => ({
  root: { 'data-form': 'answers' },
  rows: summariseAnswers(definition, values, labels).map(({ id, name, lines }) => ({
    id,
    term: { 'data-form': 'answer-name', children: name },
    lines: lines.map((children) => ({ 'data-form': 'answer', children })),
  })),
})
