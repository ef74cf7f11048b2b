import '@fontsource-variable/anek-latin/wght.css'
import './globals.css'
import type { Metadata, Viewport } from 'next'
import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { LiveMark } from '@/components/site/live-mark'
import { NavigationProgress } from '@/components/site/navigation-progress'
import { THEME_COOKIE, themeFromCookie } from '@/components/site/theme'
import { PRODUCT_LINE, PRODUCT_NAME } from '@/lib/domain/product'

export const metadata: Metadata = {
  title: { default: PRODUCT_NAME, template: `%s · ${PRODUCT_NAME}` },
  description: PRODUCT_LINE,
  applicationName: PRODUCT_NAME,
  icons: { icon: { url: '/favicon.svg', type: 'image/svg+xml' } },
  formatDetection: { telephone: false, email: false, address: false },
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fcfaf5' },
    { media: '(prefers-color-scheme: dark)', color: '#151310' },
  ],
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const theme = themeFromCookie((await cookies()).get(THEME_COOKIE)?.value)
  return (
    <html lang="en-IN" data-theme={theme ?? undefined}>
      <body className="flex min-h-dvh flex-col">
        <NavigationProgress />
        {children}
        <LiveMark />
      </body>
    </html>
  )
}
