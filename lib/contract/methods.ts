import { ROUTES } from './routes'

/** The path of next-auth's own route. */
const SIGN_IN_PATH = '/api/auth/'

/** The methods of an API path, for the Allow header of a 405 (RFC 9110). Empty for an unknown path. */
export function methodsOf(path: string): string[] {
  if (path.startsWith(SIGN_IN_PATH)) return ['GET', 'HEAD', 'OPTIONS', 'POST']
  const parts = path.split('/')
  const matching = ROUTES.filter((operation) => {
    const pattern = operation.path.split('/')
    return pattern.length === parts.length && pattern.every((part, at) => part.startsWith(':') || part === parts[at])
  })
  // "definition" is not a listing: a fixed path goes before one with a parameter in the same place.
  const fixed = (one: { path: string }) => one.path.split('/').filter((part) => !part.startsWith(':')).length
  const most = Math.max(...matching.map(fixed))
  const methods: string[] = matching.filter((one) => fixed(one) === most).map(({ method }) => method)
  return methods.length === 0 ? [] : [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].sort()
}
