import { readFileSync } from 'node:fs'

interface RoutesManifest {
  staticRoutes: { page: string }[]
  dynamicRoutes: { page: string; regex: string }[]
}

/**
 * Names the route of an address as its file is named, by the list that the build wrote: as many names as there are routes, whatever
 * is requested.
 * @returns "other" for an address without a route; without the list (in development) for every address
 */
export function routePatterns(manifestFile: string): (url: string) => string {
  const { staticRoutes, dynamicRoutes } = readManifest(manifestFile)
  const fixed = new Set(staticRoutes.map(({ page }) => page))
  const dynamic = dynamicRoutes
    .filter(({ page }) => !page.includes('[...'))
    .map(({ page, regex }) => ({ page, regex: new RegExp(regex) }))
  return (url) => {
    const path = url.split('?', 1)[0] ?? ''
    if (fixed.has(path)) return path
    if (path.startsWith('/_next/static/')) return '/_next/static'
    if (path.startsWith('/api/auth/')) return '/api/auth/[...nextauth]'
    return dynamic.find(({ regex }) => regex.test(path))?.page ?? 'other'
  }
}

function readManifest(file: string): RoutesManifest {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as RoutesManifest
  } catch {
    return { staticRoutes: [], dynamicRoutes: [] }
  }
}
