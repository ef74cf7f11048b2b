/** The cookie that overrides the system theme. */
export const THEME_COOKIE = 'theme'

export type Theme = 'light' | 'dark'

export function themeFromCookie(value: string | undefined): Theme | null {
  return value === 'light' || value === 'dark' ? value : null
}
