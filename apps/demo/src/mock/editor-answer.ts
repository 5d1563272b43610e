import { HttpResponse } from 'msw'

/** An accepted call of the editor. */
export const json = (value: unknown = {}) => HttpResponse.json(value ?? {})

/** A call of the editor that the server refuses. */
export const refused = (message: string, status = 400) => HttpResponse.json({ message }, { status })
