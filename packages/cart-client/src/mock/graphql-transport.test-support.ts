import type { Cart, CartFailure, Result } from '../index.ts'
import { createCart, type CartRequest, type CartTransport } from '../transport.ts'

const fields = `id checkoutUrl discountCodes { code } cost { subtotalCents totalCents }
  lines { id quantity variantId product { id title } attributes { key value } cost { totalCents } }`

interface Attribute {
  readonly key: string
  readonly value: string
}

interface GraphqlCart {
  readonly id: string
  readonly checkoutUrl: string
  readonly discountCodes: readonly { readonly code: string }[]
  readonly cost: { readonly subtotalCents: number; readonly totalCents: number }
  readonly lines: readonly {
    readonly id: string
    readonly quantity: number
    readonly variantId: string
    readonly product: { readonly id: string; readonly title: string }
    readonly attributes: readonly Attribute[]
    readonly cost: { readonly totalCents: number }
  }[]
}

const cartOf = ({ id, checkoutUrl, discountCodes, cost, lines }: GraphqlCart): Cart =>
  createCart({
    id,
    checkoutUrl,
    coupons: discountCodes,
    subtotalCents: cost.subtotalCents,
    grandTotalCents: cost.totalCents,
    entries: lines.map(({ variantId, product, attributes, cost, ...line }) => ({
      id: line.id,
      quantity: line.quantity,
      itemId: product.id,
      title: product.title,
      chosenVariant: { sku: variantId, attributes: {} },
      subTotal: cost.totalCents,
      additionalFields: attributes.length
        ? Object.fromEntries(attributes.map(({ key, value }) => [key, value]))
        : null,
    })),
  })

const attributesOf = (json: string): readonly Attribute[] =>
  Object.entries((JSON.parse(json) ?? {}) as object).map(([key, value]) => ({ key, value: String(value) }))

/** The mutation for each kind of request, with its variables. */
function mutationOf(request: CartRequest): { readonly call: string; readonly variables: object } {
  switch (request.kind) {
    case 'add': {
      const { itemId, sku, quantity, additionalFields } = request
      const line = { productId: itemId, variantId: sku, quantity, attributes: attributesOf(additionalFields) }
      return {
        call: 'AddLine($cart: ID, $line: LineInput!) { cartLineAdd(cart: $cart, line: $line)',
        variables: { line },
      }
    }
    case 'remove':
      return {
        call: 'RemoveLine($cart: ID, $id: ID!) { cartLineRemove(cart: $cart, id: $id)',
        variables: { id: request.entryId },
      }
    default: {
      const change =
        request.kind === 'quantity'
          ? { quantity: request.quantity }
          : { attributes: attributesOf(request.additionalFields) }
      return {
        call: 'ChangeLine($cart: ID, $line: LineChange!) { cartLineChange(cart: $cart, line: $line)',
        variables: { line: { id: request.entryId, ...change } },
      }
    }
  }
}

/** The calls of a GraphQL shop. The id of the cart is kept where `storage` keeps it. */
export function createGraphqlTransport(
  url: string,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): CartTransport {
  async function ask(
    text: string,
    variables: object = {},
  ): Promise<Result<GraphqlCart | null | undefined, CartFailure>> {
    const cart = storage.getItem('cart-id')
    // A request that never arrives rejects: the cart takes that for a failure of kind `network`.
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query: text, variables: { cart, ...variables } }),
      // A change finishes when the shopper leaves the page.
      keepalive: text.startsWith('mutation'),
      signal: AbortSignal.timeout(30_000),
    })
    const { status } = response
    if (status >= 500) return { ok: false, failure: { kind: 'server-down', status } }
    const { data, errors } = (await response.json()) as {
      readonly data?: Readonly<Record<string, GraphqlCart | null>>
      readonly errors?: readonly { readonly message: string }[]
    }
    if (errors?.[0]) return { ok: false, failure: { kind: 'refused', status, message: errors[0].message } }
    return { ok: true, value: Object.values(data ?? {})[0] }
  }

  async function change(call: string, variables: object) {
    const answer = await ask(`mutation ${call} { ${fields} } }`, variables)
    if (!answer.ok) return answer
    if (!answer.value) return { ok: false, failure: { kind: 'contract', path: 'data' } } as const
    storage.setItem('cart-id', answer.value.id)
    return { ok: true, value: { cart: cartOf(answer.value) } } as const
  }

  return {
    fetch: async () => {
      if (!storage.getItem('cart-id')) return { ok: true, value: undefined }
      const answer = await ask(`query Cart($cart: ID) { cart(id: $cart) { ${fields} } }`)
      return answer.ok ? { ok: true, value: answer.value ? cartOf(answer.value) : undefined } : answer
    },
    send: (request) => {
      const { call, variables } = mutationOf(request)
      return change(call, variables)
    },
    setDiscountCodes: (codes) =>
      change('SetCodes($cart: ID, $codes: [String!]!) { cartCodes(cart: $cart, codes: $codes)', { codes }),
  }
}
