'use client'

import { useId, useSyncExternalStore } from 'react'
import { cx } from '@/components/ui/cx'
import { Icon, type IconName } from '@/components/ui/icon'
import { THEME_COOKIE, type Theme, themeFromCookie } from './theme'

const CHOICES: ReadonlyArray<{ theme: Theme | null; label: string; icon: IconName }> = [
  { theme: null, label: 'System', icon: 'screen' },
  { theme: 'light', label: 'Light', icon: 'sun' },
  { theme: 'dark', label: 'Dark', icon: 'moon' },
]

const YEAR_SECONDS = 31_536_000

/** The root element holds the theme: the server sets it from the cookie, the switch sets both. */
function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

function currentTheme(): Theme | null {
  return themeFromCookie(document.documentElement.dataset.theme)
}

function setTheme(theme: Theme | null): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  const value = theme === null ? `${THEME_COOKIE}=; max-age=0` : `${THEME_COOKIE}=${theme}; max-age=${YEAR_SECONDS}`
  // biome-ignore lint/suspicious/noDocumentCookie: not every supported browser has the Cookie Store API.
  document.cookie = `${value}; path=/; samesite=lax${secure}`
  if (theme === null) delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

export function ThemeSwitch({ className }: { className?: string }) {
  const name = useId()
  const theme = useSyncExternalStore(subscribe, currentTheme, () => null)
  return (
    <fieldset className={cx('m-0 flex border-0 p-0', className)}>
      <legend className="sr-only">Theme</legend>
      {CHOICES.map((choice) => (
        <label
          key={choice.label}
          title={choice.label}
          className="flex size-10 items-center justify-center rounded-md text-ink-2 transition-colors hover:bg-sunk hover:text-ink has-[:checked]:bg-indigo-wash has-[:checked]:text-indigo has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-indigo sm:size-8"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={theme === choice.theme}
            onChange={() => setTheme(choice.theme)}
          />
          <Icon name={choice.icon} />
          <span className="sr-only">{choice.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
