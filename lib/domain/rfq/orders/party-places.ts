import { placeOfSeller } from '@/lib/domain/listing/presenting/context'
import { countries } from '@/lib/domain/vocabulary/countries'
import { optionLabel } from '@/lib/domain/vocabulary/vocabulary'

/** Where the two parties of an order or a quotation are, in words; "" where it is not known. */
export interface PartyPlaces {
  buyer: string
  seller: string
}

/** The place of a company on the papers of the trade: town, state and, abroad, the country. */
export function partyPlace(place: { city: string; state: string; country: string } | null): string {
  if (place === null) return ''
  const abroad = place.country === 'IN' ? '' : optionLabel(countries, place.country)
  return [placeOfSeller(place), abroad].filter(Boolean).join(', ')
}
