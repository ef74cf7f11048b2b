import { countryOfTown } from '@/lib/domain/families/towns'
import { countries } from '@/lib/domain/vocabulary/countries'
import { ports } from '@/lib/domain/vocabulary/ports'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'

/** Ports and countries, as lines name them. */

/** "CIF Genova", "FOB Ambarli": ports by other names, as of Italy. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ambarli: 'TRIST',
  ambarlı: 'TRIST',
  'ho chi minh': 'VNSGN',
  genova: 'ITGOA',
  venezia: 'ITVCE',
  napoli: 'ITNAP',
  amburgo: 'DEHAM',
  anversa: 'BEANR',
  barcellona: 'ESBCN',
  lisbona: 'PTLIS',
  marsiglia: 'FRMRS',
}
const portOf = (name: string): string | null => OTHER_NAMES[name.toLowerCase()] ?? canonicalValue(ports, name)

/** The port of a few words, and the first of them that name it: of "Ho Chi Minh City" all. */
export function portNamed(words: string): [named: string, port: string | null] {
  const ends = [...words.matchAll(/\s+|$/gu)].map(({ index }) => index)
  const named =
    ends
      .toReversed()
      .map((end) => words.slice(0, end))
      .find((one) => one !== '' && portOf(one)) ?? ''
  return [named, named === '' ? null : portOf(named)]
}

/** Ports of India, between which goods go by road too. */
export const HOME = 'IN'

/** "In" is a word before it is India. */
const isCode = (name: string): boolean => name.length <= 2 && !/^uk$/i.test(name)

/** The country of this name. */
export const countryOf = (name: string): string | null => (isCode(name) ? null : canonicalValue(countries, name))

/**
 * The country of one or two words, by its own name or that of a town or port, and those that name it. In "Halifax UK" the country decides:
 * many towns share a name.
 */
export function countryOfPlace(words: string): [named: string, country: string | null] {
  const [first = '', second = ''] = words.split(/\s+/, 2)
  const written = countryOf(first) === null ? countryOf(second) : null
  if (written !== null) return [words, written]
  const found = (name: string) => countryOf(name) ?? countryOfTown(name) ?? portOf(name)?.slice(0, 2) ?? null
  const named = [words, first].find((one) => found(one) !== null) ?? ''
  return [named, named === '' ? null : found(named)]
}
