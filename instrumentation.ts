import type { Instrumentation } from 'next'

/** What failed while a page was rendered: the digest that a person sees on the error page leads to this line. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { log } = await import('@/lib/config/log')
  const { name, digest } = nameAndDigest(error)
  log().error({
    requestId: headerOf(request.headers, 'x-request-id'),
    route: context.routePath,
    kind: context.routeType,
    err: name,
    digest,
  })
}

/** Never the message: a failed query's carries its parameters. */
function nameAndDigest(error: unknown): { name: string; digest: string } {
  if (!(error instanceof Error)) return { name: 'unknown', digest: '' }
  return { name: error.name, digest: 'digest' in error ? String(error.digest) : '' }
}

function headerOf(headers: NodeJS.Dict<string | string[]>, name: string): string {
  return String(headers[name] ?? '')
}
