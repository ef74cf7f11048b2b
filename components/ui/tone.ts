/** What a colour means: neutral, action, success, warning, error. Always with a word or an icon. */
export type Tone = 'neutral' | 'accent' | 'meet' | 'warn' | 'block'

export const TONE_TEXT: Record<Tone, string> = {
  neutral: 'text-ink-2',
  accent: 'text-indigo',
  meet: 'text-neem',
  warn: 'text-turmeric',
  block: 'text-madder',
}

export const TONE_WASH: Record<Tone, string> = {
  neutral: 'bg-sunk',
  accent: 'bg-indigo-wash',
  meet: 'bg-neem-wash',
  warn: 'bg-turmeric-wash',
  block: 'bg-madder-wash',
}

export const TONE_FILL: Record<Tone, string> = {
  neutral: 'bg-ink-3',
  accent: 'bg-indigo-fill',
  meet: 'bg-neem-fill',
  warn: 'bg-turmeric-fill',
  block: 'bg-madder-fill',
}
