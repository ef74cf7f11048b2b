import type { ComponentProps } from 'react'

/** Drawn on a 16 px grid with a 1.5 px line, for 14-16 px text. */
const PATHS = {
  check: 'm3 8.5 3.5 3.5L13 5',
  minus: 'M3.5 8h9',
  plus: 'M8 3.5v9M3.5 8h9',
  close: 'm4 4 8 8m0-8-8 8',
  'chevron-down': 'm4 6 4 4 4-4',
  'chevron-right': 'm6 4 4 4-4 4',
  'arrow-right': 'M3 8h10M9 4l4 4-4 4',
  'arrow-left': 'M13 8H3m4-4L3 8l4 4',
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
  edit: 'm10.5 3 2.5 2.5-7.5 7.5H3v-2.5Z',
  trash: 'M3 4.5h10M6.5 4.5v-2h3v2M4.5 4.5l.5 9h6l.5-9',
  upload: 'M8 11V3M4.5 6.5 8 3l3.5 3.5M2.5 13.5h11',
  camera: 'M2.5 5h2.2l1-1.5h4.6l1 1.5h2.2v8h-11zM8 11.2a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6z',
  download: 'M8 3v8m3.5-3.5L8 11 4.5 7.5M2.5 13.5h11',
  document: 'M4 2h5.5L12.5 5v9H4ZM9.5 2v3h3',
  link: 'M6.5 9.5 9.5 6.5M7 4.5l1-1a2.5 2.5 0 0 1 4 0 2.5 2.5 0 0 1 .5 4l-1 1M9 11.5l-1 1a2.5 2.5 0 0 1-4 0 2.5 2.5 0 0 1-.5-4l1-1',
  clock: 'M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0ZM8 4.5V8l2.5 1.5',
  bell: 'M8 2.5a3.75 3.75 0 0 0-3.75 3.75c0 3.5-1.25 4.75-1.25 4.75h10s-1.25-1.25-1.25-4.75A3.75 3.75 0 0 0 8 2.5ZM6.75 13.5h2.5',
} as const

export type IconName = keyof typeof PATHS

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children' | 'name'> {
  name: IconName
}

/** Hidden from screen readers: the text next to it says the same. The style sheet draws the line: a grid has a hundred icons. */
export function Icon({ name, className, ...rest }: IconProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className={className ? `icon ${className}` : 'icon'} {...rest}>
      <path d={PATHS[name]} />
    </svg>
  )
}
