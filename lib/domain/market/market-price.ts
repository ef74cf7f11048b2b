import type { ModuleKey } from '@/lib/domain/modules/keys'

/** What goods with several open listings cost now, in INR. */
export interface MarketPrice {
  moduleKey: ModuleKey
  /** "30s CCW", "Tkt 120 · tex 27", "128 g/m²". */
  name: string
  /** Which goods: "Poplin, Woven". */
  goods: string
  low: number
  high: number
  /** Offers of the same goods, of which this is the price. */
  listings: number
  /** Listings that the link finds, among them goods that are dyed or finished otherwise. */
  found: number
  /** As cards write it behind a price: "m", "kg". */
  unit: string
  /** The query of the module's grid that finds them. */
  parameters: Readonly<Record<string, string>>
}
