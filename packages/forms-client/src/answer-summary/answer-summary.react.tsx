import { withDefaults } from '@sitewright/machine'
import type { ReactNode } from 'react'
import type { FieldValues } from '../kind/field.ts'
import type { FormDefinition } from '../definition/form-definition.ts'
import { labels as defaultLabels, type Labels } from '../labels.ts'
import { connectAnswerSummary } from './answer-summary.connect.ts'

/** Props of `AnswerSummary`. */
export interface AnswerSummaryProps {
  /** Definition of the form that was filled in. */
  readonly definition: FormDefinition
  /** Answers by the id of their field. */
  readonly values: FieldValues
  /**
   * Labels that differ from the defaults.
   * @default the English labels
   */
  readonly labels?: Partial<Labels> | undefined
}

/** List of the answers of a form in words. It runs on a server too. */
export function AnswerSummary({ definition, values, labels }: AnswerSummaryProps): ReactNode {
  const view = connectAnswerSummary(definition, values, withDefaults<Labels>(defaultLabels, labels))
  return (
    <dl {...view.root}>
      {view.rows.map(({ id, term, lines }) => (
        <div key={id}>
          <dt {...term} />
          {lines.map((line, index) => (
            <dd key={index} {...line} />
          ))}
        </div>
      ))}
    </dl>
  )
}
