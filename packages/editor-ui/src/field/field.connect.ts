import type { Attributes, LabelAttributes } from '@sitewright/site/part'

/** Snapshot of a field. */
export interface FieldView {
  /** Id of the control. The ids of its texts begin with it. */
  readonly id: string
  readonly problem?: string | undefined
  readonly hint?: string | undefined
}

/** Attributes of the control of a field. */
export interface ControlAttributes extends Pick<Attributes, 'aria-invalid' | 'aria-describedby'> {
  readonly 'data-editor': 'control'
  readonly id: string
}

/** Attributes of the elements of a field. `control` is for the input, the select or the text area. */
export interface FieldAttributes {
  readonly root: Attributes
  readonly label: LabelAttributes
  readonly control: ControlAttributes
  readonly hint: Attributes
  readonly problem: Attributes
}

/** Connects a field: its control is named by the label and described by its texts. */
export function connectField({ id, problem, hint }: FieldView): FieldAttributes {
  const [problemId, hintId] = [`${id}-problem`, `${id}-hint`]
  const described = [...(problem ? [problemId] : []), ...(hint ? [hintId] : [])].join(' ')
  return {
    root: { 'data-editor': 'field' },
    label: { 'data-editor': 'label', htmlFor: id },
    control: {
      'data-editor': 'control',
      id,
      'aria-invalid': problem ? true : undefined,
      'aria-describedby': described || undefined,
    },
    hint: { 'data-editor': 'hint', id: hintId },
    problem: { 'data-editor': 'problem', id: problemId, role: 'alert' },
  }
}
