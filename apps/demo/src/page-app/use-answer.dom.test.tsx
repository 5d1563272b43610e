import { fail, succeed } from '@sitewright/machine/result'
import type { CallFailure } from '@sitewright/site/http'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FailedPage } from './empty-page.tsx'
import { useAnswer } from './use-answer.ts'

afterEach(cleanup)

type Given = ReturnType<typeof succeed<string>> | ReturnType<typeof fail<CallFailure>>

/** Page whose server gives the answers in their order. */
function createPage(...answers: readonly Given[]) {
  const left = [...answers]
  const ask = () => Promise.resolve(left.shift() ?? succeed('the last'))
  return function Page() {
    const [answer, retry] = useAnswer(ask)
    if (answer.kind === 'failed') return <FailedPage locale="en" retry={retry} />
    return <p>{answer.kind === 'read' ? answer.value : answer.kind}</p>
  }
}

test('a page whose server did not answer asks again at a press', async () => {
  const Page = createPage(fail({ kind: 'timeout' }), succeed('an order'))
  render(<Page />)
  expect(screen.getByText('loading')).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('an order')).toBeTruthy()
})

test('what the server does not know is missing, and no failure', async () => {
  const Page = createPage(fail({ kind: 'refused', status: 404, body: undefined }))
  render(<Page />)
  expect(await screen.findByText('missing')).toBeTruthy()
})
