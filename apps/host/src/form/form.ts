import type { FormDefinition } from '@sitewright/forms-client'
import type { endpoints } from '@sitewright/forms-client/contracts'
import { readSubmission, type SubmissionRefusal } from '@sitewright/forms-client/server'
import type { Arrival } from '@sitewright/site/contracts'
import { fail, succeed, type Result } from '@sitewright/site/http'
import { isRecord } from '@sitewright/site/reader'
import { and, eq, gt, isNull, or } from 'drizzle-orm'
import { transact, type Database } from '../database/database.ts'
import { readJson } from '../request/body.ts'
import { inLanguage } from '../request/localization.ts'
import { hashOf, randomToken, sign } from '../visitor/secret.ts'
import { formKeys, forms, submissions } from './form.table.ts'

/** A submission as it has arrived. */
type ArrivedForm = Arrival<typeof endpoints.saveForm>['body']

/** A refusal with its status. */
export interface FormRefusal {
  readonly status: number
  readonly body: SubmissionRefusal | { readonly error?: undefined }
}

const KEY_LIFE_MS = 86_400_000

const refuse = (status: number, error: string): Result<never, FormRefusal> =>
  fail({ status, body: { error } })

const formIdOf = (formId: unknown): string | null => (typeof formId === 'string' ? formId : null)

const BAD_KEY = refuse(400, 'The key is unknown or used.')

/** Hands out the key of one submission of a visitor. */
export async function handOutKey(database: Database, sender: string): Promise<string> {
  const key = randomToken()
  await database.insert(formKeys).values({ key, sender })
  return key
}

/** Lets a browser use its keys after a sign-out, which makes it another visitor. */
export async function moveKeys(transaction: Database, from: string, to: string): Promise<void> {
  await transaction.update(formKeys).set({ sender: to }).where(eq(formKeys.sender, from))
}

/** Answers without those that are secret: a password is for the server to check, and not to keep. */
function openAnswers(answers: Readonly<Record<string, unknown>>, definition: FormDefinition | undefined) {
  const secrets = definition?.fields.filter(({ kind }) => kind === 'password').map(({ id }) => id) ?? []
  return Object.fromEntries(Object.entries(answers).filter(([id]) => !secrets.includes(id)))
}

/** Who sends, and how to check it. */
export interface SendOptions {
  readonly sender: string
  readonly owner: string
  readonly language: string
  readonly captcha: (answer: string) => Promise<boolean>
}

/** Reads a submission by the definition of its form. A submission that names no form is kept as it is. */
async function readForm(
  database: Database,
  arrived: ArrivedForm,
  { language, captcha }: SendOptions,
): Promise<Result<Readonly<Record<string, unknown>>, FormRefusal>> {
  const answers = readJson(arrived.form)
  if (!isRecord(answers)) return refuse(400, 'The answers are not a map.')
  const formId = formIdOf(arrived.formId)
  if (formId === null) return succeed(answers)
  const [form] = await database.select().from(forms).where(eq(forms.id, formId))
  if (!form) return fail({ status: 404, body: {} })
  if (form.hasCaptcha && !(await captcha(arrived.captchaKey ?? '')))
    return refuse(400, 'The captcha is not solved.')
  const definition = inLanguage(form.definitions, language)
  const read = definition && (await readSubmission(definition, arrived))
  if (read && !read.ok) return fail({ status: 400, body: read.failure })
  return succeed(openAnswers(answers, definition))
}

const PAGE_FIELDS = ['pageTitle', 'pageId', 'contentSource', 'pagePath', 'collectionId', 'objectName']

/**
 * Saves a submission. Its key is good once: the same submission again is one whose response got lost, and is answered as
 * the first. Other answers with a key that was used are refused, as they would be lost.
 */
export async function saveForm(
  database: Database,
  arrived: ArrivedForm,
  options: SendOptions,
): Promise<Result<true, FormRefusal>> {
  const before = await savedWith(database, arrived)
  if (before) return before
  const read = await readForm(database, arrived, options)
  if (!read.ok) return read
  const page = Object.fromEntries(
    PAGE_FIELDS.flatMap((name) => (name in arrived ? [[name, arrived[name]]] : [])),
  )
  return transact<true, FormRefusal>(database, async (transaction) => {
    const isFresh = and(
      eq(formKeys.key, arrived.key),
      or(isNull(formKeys.sender), eq(formKeys.sender, options.sender)),
      gt(formKeys.createdAt, new Date(Date.now() - KEY_LIFE_MS)),
    )
    // Of two requests with one key, the second waits here for the first.
    const taken = await transaction.delete(formKeys).where(isFresh).returning()
    if (taken.length === 0) return (await savedWith(transaction, arrived)) ?? BAD_KEY
    await transaction.insert(submissions).values({
      key: hashOf(arrived.key),
      digest: sign(arrived.key, 'form', arrived.form),
      formId: formIdOf(arrived.formId),
      owner: options.owner,
      answers: read.value,
      page,
    })
    return succeed(true)
  })
}

/** What became of an earlier submission with the same key. Undefined if there is none. */
async function savedWith(
  database: Database,
  { key, form, formId }: ArrivedForm,
): Promise<Result<true, FormRefusal> | undefined> {
  const ofKey = eq(submissions.key, hashOf(key))
  const [found] = await database.select().from(submissions).where(ofKey)
  if (!found) return undefined
  const isSame = found.digest === sign(key, 'form', form) && found.formId === formIdOf(formId)
  return isSame ? succeed(true) : BAD_KEY
}
