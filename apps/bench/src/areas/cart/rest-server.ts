interface Line {
  id: string
  itemId: string
  quantity: number
  chosenVariant: { sku: string; attributes: Record<string, string> }
}

/** The shop's server, as far as a cart needs one: it counts what reaches it. */
export function createRestServer(serverMs: number): {
  readonly fetch: typeof globalThis.fetch
  readonly lines: Line[]
  readonly requests: () => number
} {
  const lines: Line[] = []
  let requests = 0
  const cart = (): object => ({
    id: 'cart-1',
    websiteId: 'website-1',
    created: 0,
    entries: lines,
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  })

  function answer(
    method: string,
    url: string,
    body: { sku: string; itemId: string; quantity: number },
  ): object {
    if (method === 'POST') {
      const same = lines.find(({ itemId }) => itemId === body.itemId)
      if (same) same.quantity += body.quantity
      else {
        const chosenVariant = { sku: body.sku, attributes: {} }
        lines.push({
          id: `line-${lines.length + 1}`,
          itemId: body.itemId,
          quantity: body.quantity,
          chosenVariant,
        })
      }
    } else if (method === 'PUT') {
      const line = lines.find(({ id }) => url.endsWith(id))
      if (line) line.quantity = body.quantity
    }
    return { shoppingCart: cart() }
  }

  return {
    lines,
    requests: () => requests,
    fetch: async (url, init) => {
      requests += 1
      await new Promise((resolve) => setTimeout(resolve, serverMs))
      const body = JSON.parse((init?.body ?? '{}') as string) as {
        sku: string
        itemId: string
        quantity: number
      }
      return Response.json(answer(init?.method ?? 'GET', url as string, body))
    },
  }
}
