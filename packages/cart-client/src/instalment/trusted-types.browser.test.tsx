import { timers } from '@sitewright/machine'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { openShop } from '../mock/open-shop.test-support.ts'
import { buildProduct, buildVariant } from '../mock/build.testing.ts'
import { createStage, OnStage } from '../mock/stage.testing.tsx'
import { Instalment, ProductBlock } from '../react.ts'
import { enhanceInstalments } from './instalment.dom.ts'

const markup = '<h1>Pay in four</h1>'
const fetch = () => Promise.resolve(new Response(markup))
const modalUrl = (locale: string) => `/pay/${locale}`
const variants = [buildVariant({ priceMoney: { value: '20.00', currency: 'USD' } })]
const product = buildProduct({ variants })
const context = {
  afterPayAvailable: true,
  afterPayMin: 1000,
  afterPayMax: 5000,
  shopperLanguage: 'en',
  stripeAccountCountry: 'US',
}

// A policy stays for as long as its page does: these tests have a page of their own.
beforeAll(() => {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "require-trusted-types-for 'script'"
  document.head.append(policy)
})

/** Waits for the frame of the provider's page, and returns the markup that it shows. */
async function shownMarkup(): Promise<string> {
  const { src, srcdoc } = await waitFor(() => {
    const [frame] = document.querySelectorAll<HTMLIFrameElement>('dialog iframe')
    if (!frame) throw new Error('There is no frame.')
    return frame
  })
  return srcdoc === '' ? (await globalThis.fetch(src)).text() : srcdoc
}

test('a page that requires trusted types shows instalments, in React', async () => {
  const stage = createStage({ state: { products: [product] } })
  render(
    <OnStage stage={stage}>
      <p>Hello</p>
      <ProductBlock.Root product={product}>
        <Instalment.Root context={context} fetch={fetch} modalUrl={modalUrl}>
          <Instalment.Info label="About instalments" />
          <Instalment.Dialog title="Pay in four" />
        </Instalment.Root>
      </ProductBlock.Root>
    </OnStage>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'About instalments' }))
  expect(await shownMarkup()).toBe(markup)
  expect(screen.getByText('Hello').isConnected).toBe(true)
  cleanup()
})

test('a page that requires trusted types shows instalments, on printed markup', async () => {
  const banner = document.body.appendChild(document.createElement('div'))
  const pill = banner.appendChild(document.createElement('button'))
  const words = pill.appendChild(document.createElement('bdi'))
  words.dataset.instalmentText = ''
  words.textContent = 'or 4 payments of $5.00 with'
  const { client } = openShop({}, { clock: timers })
  const { stop } = enhanceInstalments(client, banner, {
    locale: 'en_US',
    modalUrl,
    title: 'Pay in four',
    fetch,
  })
  pill.click()
  expect(await shownMarkup()).toBe(markup)
  stop()
})
