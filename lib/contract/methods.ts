import { OPERATIONS } from './routes'

/** Where next-auth's own route answers. */
const SIGN_IN_PATH = '/api/auth/'

/** The methods that an address of the API takes, for the Allow header of a 405 (RFC 9110); empty for one that is none. */
export function methodsOf(path: string): string[] {
  if (path.startsWith(SIGN_IN_PATH)) return ['GET', 'HEAD', 'OPTIONS', 'POST']
  const parts = path.split('/')
  const matching = OPERATIONS.filter((operation) => {
    const pattern = operation.path.split('/')
    return pattern.length === parts.length && pattern.every((part, at) => part.startsWith(':') || part === parts[at])
  })
  // "definition" is no listing: an address that is spelled out goes before one with a parameter in that place.
  const fixed = (one: { path: string }) => one.path.split('/').filter((part) => !part.startsWith(':')).length
  const most = Math.max(...matching.map(fixed))
  const methods: string[] = matching.filter((one) => fixed(one) === most).map(({ method }) => method)
  return methods.length === 0 ? [] : [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].sort()
}
