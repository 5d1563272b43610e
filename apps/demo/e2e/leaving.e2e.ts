import { expect, test } from 'vitest'
import { rehearse } from './leaving/rehearsal.ts'
import { tracking } from './leaving/subject.ts'

test('a tab that is closed as the next page opens loses no event, and repeats one with its id alone', async () => {
  expect(await rehearse(tracking, 'tab closed as the next page opens', 2)).toMatchObject({
    lost: 0,
    strange: 0,
  })
})
