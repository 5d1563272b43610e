import { HttpHandler, type RequestHandler } from 'msw'

/** Part of a path before its first parameter, without the `*` that stands for any origin. */
const fixedPart = (path: string): string => path.replace(/^\*/, '').split(/[:*(?{+]/, 1)[0] ?? ''

function fits(handler: RequestHandler, method: string, pathname: string): boolean {
  if (!(handler instanceof HttpHandler)) return true
  const { path, method: known } = handler.info
  if (typeof known === 'string' && known !== method) return false
  return typeof path !== 'string' || !path.startsWith('*/') || pathname.startsWith(fixedPart(path))
}

/**
 * Handlers that may answer a request, by its method and the beginning of its path. MSW makes an expression of the path of
 * each handler that it tries, for each request anew, and there are about a hundred.
 */
export function fittingHandlers(
  handlers: readonly RequestHandler[],
  { method, url }: Pick<Request, 'method' | 'url'>,
): RequestHandler[] {
  const { pathname } = new URL(url)
  return handlers.filter((handler) => fits(handler, method, pathname))
}
