import type { FormDefinition } from '@sitewright/forms-client'
import { readSubmission, type SubmissionRefusal } from '@sitewright/forms-client/server'
import { createFormMock, type FormServerState } from '@sitewright/forms-client/testing'
import { isRecord, parseJson } from '@sitewright/site/reader'
import { http, HttpResponse, type RequestHandler } from 'msw'
import { pageTexts } from '../language/page-texts.ts'
import { currentLocalization } from '../localization.ts'
import { commentFormIn } from '../site/content/form.ts'
import { siteContent } from '../site/content/site-content.ts'
import { REQUIRED, UNSOLVED } from './form-text.ts'
import { textIn, valueIn } from '../site/content/text-in.ts'
import type { Language } from '../site/content/words.ts'

const server = createFormMock()

/** State of the forms at the server, and the likes of this visitor. */
interface SavedForms {
  readonly keys: readonly string[]
  readonly saved: readonly { readonly formId: string; readonly answers: Readonly<Record<string, unknown>> }[]
  readonly likes: readonly string[]
}

let likes: readonly string[] = []
let earlier: SavedForms['saved'] = []

const KEY = 'sill-forms'
/** Text that was loaded or saved last. Undefined if the state is another one. */
let last: string | undefined = ''

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const isText = (value: unknown): value is string => typeof value === 'string'

function savedOf(raw: unknown): SavedForms['saved'] {
  if (!isRecord(raw) || !isText(raw.formId) || !isRecord(raw.answers)) return []
  return [{ formId: raw.formId, answers: raw.answers }]
}

/** Loads what another tab or an earlier page saved. */
export function loadForms(): void {
  const text = localStorage.getItem(KEY) ?? ''
  if (text === last) return
  last = text
  const raw = parseJson(text)
  const { keys, saved, likes: liked } = isRecord(raw) ? raw : {}
  server.state.keys.clear()
  for (const key of listOf(keys).filter(isText)) server.state.keys.add(key)
  server.state.saved.length = 0
  earlier = listOf(saved).flatMap(savedOf)
  likes = listOf(liked).filter(isText)
}

/** Forgets the state that a request has left which never arrived: the next one loads what is saved. */
export function forgetForms(): void {
  last = undefined
}

/** Saves the state that a request leaves. */
export function saveForms(): void {
  last = JSON.stringify(savedForms())
  localStorage.setItem(KEY, last)
}

/** A password is for the server to check, and not to keep. */
const SECRETS = ['word']

function kept({ answers, body }: FormServerState['saved'][number]): SavedForms['saved'][number] {
  const shown = Object.entries(answers).filter(([id]) => !SECRETS.includes(id))
  return { formId: String(body.formId), answers: Object.fromEntries(shown) }
}

/** State of the forms as it is saved. */
const savedForms = (): SavedForms => ({
  keys: [...server.state.keys].slice(-20),
  saved: [...earlier, ...server.state.saved.map(kept)].slice(-50),
  likes,
})

/** Definition of a form as the site has it now. */
function definitionOf(id: string, locale: Language): FormDefinition | undefined {
  if (id === 'comment') return commentFormIn(locale)
  const form = siteContent().forms[id]
  return form && valueIn(form.definition, locale)
}

/** Reads a submission by the definition of its form. Returns what the page shows if it is refused. */
async function refusalOf(body: unknown): Promise<SubmissionRefusal | undefined> {
  const { locale } = currentLocalization()
  if (!isRecord(body)) return undefined
  const id = String(body.formId)
  // As a hosted site does: a form with a captcha takes nothing from those who have not solved it.
  if (siteContent().forms[id]?.hasCaptcha && !body.captchaKey) return { error: textIn(UNSOLVED, locale) }
  const definition = definitionOf(id, locale)
  if (!definition) return undefined
  const read = await readSubmission(definition, body, {
    messages: pageTexts(locale).forms ?? {},
    requiredText: textIn(REQUIRED, locale),
  })
  return read.ok ? undefined : read.failure
}

/** Comments that this visitor has left on a post. */
const commentsOn = (post: string) =>
  savedForms()
    .saved.filter(({ formId, answers }) => formId === 'comment' && answers.post === post)
    .map(({ answers: { author, text } }) => ({ author, text }))

/** Handlers of forms, and of what visitors say of posts. */
export const formHandlers: readonly RequestHandler[] = [
  http.post('*/api/form/SaveFormSubmission', async ({ request }) => {
    const refusal = await refusalOf(await request.clone().json())
    return refusal && HttpResponse.json(refusal, { status: 400 })
  }),
  ...server.handlers,
  http.get('*/api/demo/reactions/:id', ({ params }) => {
    const id = String(params.id)
    return HttpResponse.json({ isLiked: likes.includes(id), comments: commentsOn(id) })
  }),
  http.put('*/api/demo/reactions/:id', async ({ params, request }) => {
    const id = String(params.id)
    const body: unknown = await request.json()
    const others = likes.filter((each) => each !== id)
    likes = isRecord(body) && body.isLiked === true ? [...others, id] : others
    return HttpResponse.json({})
  }),
]
