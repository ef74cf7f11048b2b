import { blendedYarns } from './blended-yarns'
import { cottonYarns } from './cotton-yarns'
import { draftYarns } from './draft-yarns'
import { filamentYarns } from './filament-yarns'
import type { SeedListing } from './seed-listing'
import { silkAndBastYarns } from './silk-and-bast-yarns'
import { woolAndAcrylicYarns } from './wool-and-acrylic-yarns'

/** The demo catalogue of the yarn module. */
export const yarnListings: readonly SeedListing[] = [
  ...cottonYarns,
  ...blendedYarns,
  ...filamentYarns,
  ...woolAndAcrylicYarns,
  ...silkAndBastYarns,
  ...draftYarns,
]
