import type { Colouration, WeaveGroup } from './cloth'

/** The digits by which the subheadings of cloth tell states and weaves. */

/** In words of a subheading. */
export const STATE_WORDS: Readonly<Record<Colouration, string>> = {
  Unbleached: 'unbleached',
  Bleached: 'bleached',
  Dyed: 'dyed',
  'Yarn-dyed': 'of yarns of different colours',
  Printed: 'printed',
}

/** The fifth digit of a heading with one step for each state. */
export const STATE_DIGITS = { Unbleached: 1, Bleached: 2, Dyed: 3, 'Yarn-dyed': 4, Printed: 5 } as const

/** The last digit where unbleached and bleached are one. */
export const JOINED_DIGITS = { Unbleached: 1, Bleached: 1, Dyed: 2, 'Yarn-dyed': 3, Printed: 4 } as const

/** The last digit of a weave in the headings of cotton. */
export function weaveDigit(heading: string, group: WeaveGroup, gsm: number): string {
  if (group === 'plain') return heading === '5208' && gsm > 100 ? '2' : '1'
  if (group !== 'twill') return '9'
  return heading === '5208' ? '3' : '2'
}
