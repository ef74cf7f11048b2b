import type { ComponentProps } from 'react'
import { cx } from './cx'

/** Drawn on a 16 px grid with a 1.5 px line, for 14-16 px text. */
const PATHS = {
  check: 'm3 8.5 3.5 3.5L13 5',
  minus: 'M3.5 8h9',
  plus: 'M8 3.5v9M3.5 8h9',
  close: 'm4 4 8 8m0-8-8 8',
  'chevron-down': 'm4 6 4 4 4-4',
  'chevron-up': 'm4 10 4-4 4 4',
  'chevron-right': 'm6 4 4 4-4 4',
  'chevron-left': 'm10 4-4 4 4 4',
  'chevrons-vertical': 'm5 6 3-3 3 3M5 10l3 3 3-3',
  'arrow-right': 'M3 8h10M9 4l4 4-4 4',
  'arrow-left': 'M13 8H3m4-4L3 8l4 4',
  'arrow-up': 'M8 13V3M4 7l4-4 4 4',
  'arrow-down': 'M8 3v10m4-4-4 4-4-4',
  search: 'M11.5 7a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0Zm-1.3 3.2L14 14',
  menu: 'M2.5 4.5h11M2.5 8h11m-11 3.5h11',
  filter: 'M2 4h12M4.5 8h7m-4.5 4h2',
  info: 'M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0ZM8 7.5v3.5M8 5v.01',
  warn: 'M8 2.5 14.5 13.5h-13ZM8 6.5v3M8 11.5v.01',
  block: 'M5.5 2h5L14 5.5v5L10.5 14h-5L2 10.5v-5ZM8 5v3.5M8 11v.01',
  meet: 'M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0ZM5.3 8.2l2 2 3.5-4',
  lock: 'M4 7.5h8v6H4ZM5.5 7.5V5a2.5 2.5 0 0 1 5 0v2.5',
  user: 'M10.5 5.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM3 13.5c.6-2.5 2.5-3.5 5-3.5s4.4 1 5 3.5',
  sun: 'M10.5 8a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM8 1.5v1.5m0 10v1.5M1.5 8H3m10 0h1.5M3.4 3.4l1.1 1.1m7 7 1.1 1.1m0-9.2-1.1 1.1m-7 7-1.1 1.1',
  moon: 'M13.5 9.5A6 6 0 0 1 6.5 2.5a6 6 0 1 0 7 7Z',
  screen: 'M2 3h12v8H2ZM5.5 13.5h5',
  more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  edit: 'm10.5 3 2.5 2.5-7.5 7.5H3v-2.5Z',
  copy: 'M5.5 5.5h8v8h-8ZM10.5 5.5v-3h-8v8h3',
  trash: 'M3 4.5h10M6.5 4.5v-2h3v2M4.5 4.5l.5 9h6l.5-9',
  archive: 'M2.5 3h11v3h-11ZM3.5 6v7.5h9V6M6.5 9h3',
  upload: 'M8 11V3M4.5 6.5 8 3l3.5 3.5M2.5 13.5h11',
  download: 'M8 3v8m3.5-3.5L8 11 4.5 7.5M2.5 13.5h11',
  document: 'M4 2h5.5L12.5 5v9H4ZM9.5 2v3h3',
  link: 'M6.5 9.5 9.5 6.5M7 4.5l1-1a2.5 2.5 0 0 1 4 0 2.5 2.5 0 0 1 .5 4l-1 1M9 11.5l-1 1a2.5 2.5 0 0 1-4 0 2.5 2.5 0 0 1-.5-4l1-1',
  external: 'M6.5 3.5h-4v10h10v-4M9.5 2.5h4v4M13 3 7.5 8.5',
  clock: 'M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0ZM8 4.5V8l2.5 1.5',
  pin: 'M12.5 6.5C12.5 10 8 14 8 14s-4.5-4-4.5-7.5a4.5 4.5 0 0 1 9 0ZM9.5 6.5a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0Z',
  truck:
    'M1.5 4h8v7h-8ZM9.5 6.5h3l2 2.5v2h-5M6 11.5a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0Zm7 0a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0Z',
  grid: 'M2.5 2.5h4.5v4.5H2.5ZM9 2.5h4.5v4.5H9ZM2.5 9h4.5v4.5H2.5ZM9 9h4.5v4.5H9Z',
  bell: 'M8 2.5a3.75 3.75 0 0 0-3.75 3.75c0 3.5-1.25 4.75-1.25 4.75h10s-1.25-1.25-1.25-4.75A3.75 3.75 0 0 0 8 2.5ZM6.75 13.5h2.5',
  rows: 'M2.5 4h11M2.5 8h11m-11 4h11',
} as const

export type IconName = keyof typeof PATHS

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children' | 'name'> {
  name: IconName
  /** Only when no text next to it says the same. */
  label?: string
}

export function Icon({ name, label, className, ...rest }: IconProps) {
  const labelling = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: hidden or named by aria-label.
    <svg
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 2.25 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('size-4 shrink-0', className)}
      {...labelling}
      {...rest}
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
