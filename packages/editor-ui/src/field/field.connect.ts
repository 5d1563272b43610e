/** Snapshot of a field. */
export interface FieldView {
  /** Id of the control. The ids of its texts begin with it. */
  readonly id: string
  readonly problem?: string | undefined
  readonly hint?: string | undefined
}

/** Attributes of the elements of a field. `control` is for the input, the select or the text area. */
export function connectField({ id, problem, hint }: FieldView) {
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
    problem: { 'data-editor': 'problem', id: problemId, role: 'alert' as const },
  }
}

/** Attributes of the control of a field. */
export type ControlAttributes = ReturnType<typeof connectField>['control']
