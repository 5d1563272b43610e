import { expect, test } from 'vitest'
import { rehearse } from './leaving/rehearsal.ts'
import { tracking } from './leaving/subject.ts'

const name = 'a tab that is closed as the next page opens loses no event, and repeats one with its id alone'

test(name, { retry: 0 }, async () => {
  expect(await rehearse(tracking, 'tab closed as the next page opens', 2)).toMatchObject({
    lost: 0,
    strange: 0,
  })
})
