let isReady: Promise<unknown> | undefined

/** Starts the server in memory before the first call, if there is no other server. */
export async function shopFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (process.env.NEXT_PUBLIC_MOCKS)
    await (isReady ??= import('../mocks/browser').then(({ worker }) =>
      worker.start({ onUnhandledRequest: 'bypass' }),
    ))
  return fetch(input, init)
}
