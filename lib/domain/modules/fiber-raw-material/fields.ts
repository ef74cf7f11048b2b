import { COTTON } from '@/lib/domain/families/raw-fibre/fields/cotton'
import { GENERAL_FIBRE } from '@/lib/domain/families/raw-fibre/fields/general'
import { MAN_MADE } from '@/lib/domain/families/raw-fibre/fields/man-made'
import { WOOL_SILK_BAST } from '@/lib/domain/families/raw-fibre/fields/wool-silk-bast'
import type { FieldSpec } from '@/lib/domain/fields/field'

const { fiberFamily, variety, fiberType, preparation, certifications, ...others } = GENERAL_FIBRE
const { polymer, ...manMade } = MAN_MADE

/** What only raw material has, in the order in which its trade describes it. */
export const FIBRE_SPECIFICATIONS = {
  fiberFamily,
  variety,
  polymer,
  fiberType,
  preparation,
  ...COTTON,
  ...WOOL_SILK_BAST,
  ...manMade,
  ...others,
  certifications,
} as const satisfies Record<string, FieldSpec>
