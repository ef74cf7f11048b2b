import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('../../app/globals.css', import.meta.url), 'utf8')

type Theme = 'light' | 'dark'

interface Oklch {
  lightness: number
  chroma: number
  hue: number
}

function token(name: string, theme: Theme): Oklch {
  const value = new RegExp(`--color-${name}: light-dark\\(oklch\\(([^)]+)\\), oklch\\(([^)]+)\\)\\)`).exec(css)
  const numbers = (theme === 'light' ? value?.[1] : value?.[2])?.split(/\s+/).map(Number)
  const [lightness, chroma, hue] = numbers ?? []
  if (lightness === undefined || chroma === undefined || hue === undefined) throw new Error(`no token ${name}`)
  return { lightness, chroma, hue }
}

/** WCAG relative luminance, with the matrices of the OKLab definition. */
function luminance({ lightness, chroma, hue }: Oklch): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const inGamut = (value: number) => Math.min(Math.max(value, 0), 1)
  const red = inGamut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = inGamut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = inGamut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(foreground: string, background: string, theme: Theme): number {
  const [lighter = 0, darker = 0] = [luminance(token(foreground, theme)), luminance(token(background, theme))].sort(
    (a, b) => b - a,
  )
  return (lighter + 0.05) / (darker + 0.05)
}

const SURFACES = ['cloth', 'raised', 'sunk']
const WASHES = ['indigo-wash', 'madder-wash', 'turmeric-wash', 'neem-wash']

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  test.each(['ink', 'ink-2'].flatMap((text) => [...SURFACES, ...WASHES].map((ground) => [text, ground])))(
    'has AAA contrast for %s on %s',
    (text, ground) => {
      expect(contrast(text, ground, theme)).toBeGreaterThanOrEqual(7)
    },
  )

  test.each(
    ['ink-3', 'indigo', 'madder', 'turmeric', 'neem'].flatMap((text) => SURFACES.map((ground) => [text, ground])),
  )('has AA contrast for %s on %s', (text, ground) => {
    expect(contrast(text, ground, theme)).toBeGreaterThanOrEqual(4.5)
  })

  test.each([
    ['indigo', 'indigo-wash'],
    ['ink-3', 'indigo-wash'],
    ['madder', 'madder-wash'],
    ['turmeric', 'turmeric-wash'],
    ['neem', 'neem-wash'],
    ['on-indigo', 'indigo-fill'],
    ['on-indigo', 'indigo-deep'],
    ['on-madder', 'madder-fill'],
    ['on-madder', 'madder-deep'],
    ['cloth', 'ink'],
    ['ink', 'ground'],
  ])('has AA contrast for %s on %s', (text, ground) => {
    expect(contrast(text, ground, theme)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(
    ['line-strong', 'indigo', 'indigo-fill', 'madder-fill', 'turmeric-fill', 'neem-fill'].flatMap((line) =>
      SURFACES.map((ground) => [line, ground]),
    ),
  )('has 3:1 contrast for the control or focus ring %s on %s', (line, ground) => {
    expect(contrast(line, ground, theme)).toBeGreaterThanOrEqual(3)
  })
})
