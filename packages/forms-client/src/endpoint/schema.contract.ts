import type { Endpoint } from '@sitewright/site/contracts'
import * as z from 'zod/mini'
import { fetchFormKeyCall, saveFormCall, type FormSubmission } from './form.contract.ts'
import { trackFormRenderCall, type FormRender } from '../census/census.contract.ts'

const text = z.string()
const pageFields = {
  pageTitle: text,
  pagePath: text,
  pageId: z.optional(text),
  contentSource: z.optional(z.enum(['i', 'c'])),
}

/** The key of a submission. */
const formKey = z.object({ key: text.check(z.minLength(1)) })

/** A submission. Fields beside those of the specification are kept. */
const formSubmission = z.looseObject({
  ...pageFields,
  key: text,
  form: text,
  captchaKey: z.optional(text),
}) satisfies z.ZodMiniType<Pick<FormSubmission, 'key' | 'form'>>

/** Record of a form that was shown, for the census. */
const formRender = z.object({
  ...pageFields,
  formId: text,
  visitorCookie: text,
}) satisfies z.ZodMiniType<Pick<FormRender, 'formId'>>

/** Every call of this package, by name. */
export const endpoints = {
  fetchFormKey: { ...fetchFormKeyCall, answer: formKey },
  saveForm: { ...saveFormCall, body: formSubmission },
  trackFormRender: { ...trackFormRenderCall, body: formRender },
} as const satisfies Record<string, Endpoint>

/** The name of a call of this package. */
export type EndpointName = keyof typeof endpoints
