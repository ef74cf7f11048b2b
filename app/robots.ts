import type { MetadataRoute } from 'next'
import { publicAddress } from '@/lib/services/notifications/notifications'

/** The public address is known when the service runs, not when it is built. */
export const dynamic = 'force-dynamic'

/** Search engines read what is public and has an end: not the API, searches or accounts. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/search', '/rfq/', '/account', '/sell/'] },
    sitemap: new URL('/sitemap.xml', publicAddress()).href,
  }
}
