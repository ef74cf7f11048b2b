/**
 * Where to go after signing in: a path of this site, from an untrusted address.
 * @param wanted a callbackUrl from the address bar
 */
export function returnPath(wanted: string | null | undefined, fallback = '/'): string {
  if (!wanted || wanted.length > 2000 || !wanted.startsWith('/')) return fallback
  // Browsers read a backslash as a slash and drop tabs and line ends: both turn a path into another site's address.
  const here = 'http://this-site.invalid'
  if (!URL.canParse(wanted, here)) return fallback
  const url = new URL(wanted, here)
  // Dots are resolved now: "/.//other.example" has become "//other.example".
  const isHere = url.origin === here && !url.pathname.startsWith('//')
  return isHere ? `${url.pathname}${url.search}${url.hash}` : fallback
}
