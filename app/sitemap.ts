import type { MetadataRoute } from 'next'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { publicAddress } from '@/lib/services/notifications/notifications'

/** The public address is known when the service runs, not when it is built. */
export const dynamic = 'force-dynamic'

/** The pages that search engines list: home, the categories and each module. Single listings come and go. */
export default function sitemap(): MetadataRoute.Sitemap {
  const base = publicAddress()
  const paths = ['/', '/listings', ...MODULE_KEYS.map((key) => `/listings/${key}`), '/plans', '/docs']
  return paths.map((path) => ({ url: new URL(path, base).href, changeFrequency: 'daily' }))
}
