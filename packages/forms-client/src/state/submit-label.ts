/** Label of a submit button, by key. */
export const submitLabels = { 'form.submit': 'Submit' } as const
