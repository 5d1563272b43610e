import { fail, succeed } from '@sitewright/machine/result'
import { afterEach, expect, test } from 'vitest'
import type { Shop } from '../wiring.ts'
import { startLike } from './like.ts'

afterEach(() => document.body.replaceChildren())

/** Likes of an item that nobody here likes yet, and a server that answers each press when it is told to. */
function open() {
  const answers: ((isSaved: boolean) => Promise<void>)[] = []
  const call = () =>
    new Promise((resolve) => {
      answers.push(async (isSaved) => {
        resolve(isSaved ? succeed(true) : fail({ kind: 'timeout' }))
        await Promise.resolve()
        await Promise.resolve()
      })
    })
  const shop = { http: { call }, localization: { locale: 'en' }, log: { note: () => undefined } }
  const root = document.body.appendChild(document.createElement('span'))
  root.dataset.likeCount = '84'
  startLike(shop as unknown as Shop, root, { isLiked: false })
  const problem = () => document.querySelector('[role=status]')?.textContent ?? ''
  return { answers, press: () => root.click(), name: () => root.ariaLabel, problem }
}

const FAILED = 'That could not be saved just now. Please try again.'

test('the last of several presses counts, whatever became of those before it', async () => {
  const { answers, press, name, problem } = open()
  press()
  press()
  press()
  await answers[0]?.(false)
  await answers[1]?.(false)
  expect([name(), problem()]).toEqual(['Like: 85', ''])
  await answers[2]?.(true)
  expect([name(), problem()]).toEqual(['Like: 85', ''])
})

test('a press that is not saved goes back to what was saved last', async () => {
  const { answers, press, name, problem } = open()
  press()
  await answers[0]?.(true)
  press()
  expect(name()).toBe('Like: 84')
  await answers[1]?.(false)
  expect([name(), problem()]).toEqual(['Like: 85', FAILED])
})
