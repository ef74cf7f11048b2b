import './globals.css'
import type { Metadata, Viewport } from 'next'
import localFont from 'next/font/local'
import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { LiveMark } from '@/components/site/live-mark'
import { NavigationProgress } from '@/components/site/navigation-progress'
import { THEME_COOKIE, themeFromCookie } from '@/components/site/theme'
import { cx } from '@/components/ui/cx'
import { PRODUCT_LINE, PRODUCT_NAME } from '@/lib/domain/product'

/*
 * Both are preloaded: text that is laid out again when its font arrives cost a grid page a fifth of its time on a slow phone. The rupee
 * sign is a file of its own, since the file that it comes in otherwise is 36 kB of letters that no page has.
 */
const latin = localFont({
  src: '../node_modules/@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2',
  variable: '--font-latin',
  weight: '100 800',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
    },
  ],
})
const rupee = localFont({
  src: './fonts/rupee.woff2',
  variable: '--font-rupee',
  weight: '100 800',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20B9' }],
})

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
    <html lang="en-IN" data-theme={theme ?? undefined} className={cx(latin.variable, rupee.variable)}>
      <body className="flex min-h-dvh flex-col">
        <NavigationProgress />
        {children}
        <LiveMark />
      </body>
    </html>
  )
}
