import type { Condition } from '@/lib/domain/fields/field'

/** True for cloth of one of these colourations. */
export const isColoured = (...words: readonly string[]): Condition => ({ field: 'colouration', in: words })

export const IS_PRINTED = isColoured('Printed')
export const HAS_PATTERN = isColoured('Printed', 'Yarn-dyed')
/** Dyed and white cloth has self checks and satin stripes. */
export const MAY_HAVE_PATTERN: Condition = { not: isColoured('RFD', 'Coated') }
export const IS_DENIM: Condition = { any: [isColoured('Denim'), { field: 'fabricName', in: ['Denim'] }] }
export const IS_COATED: Condition = { any: [isColoured('Coated'), { field: 'coating', filled: true }] }
export const IS_KNITTED: Condition = { field: 'fabricStructure', in: ['Knitted'] }
export const IS_WOVEN: Condition = { field: 'fabricStructure', in: ['Woven'] }
/** Cloth that is not coloured has no colour to choose. */
export const HAS_COLOUR: Condition = { not: isColoured('White', 'RFD') }
export const HAS_STRETCH: Condition = {
  all: [{ field: 'stretchDirection', filled: true }, { not: { field: 'stretchDirection', in: ['No stretch'] } }],
}
