import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { factsOf } from '@/lib/domain/listing/facts'
import { keyNumberOf } from '@/lib/domain/listing/finding/number-facets'
import { suggestHs } from '@/lib/domain/listing/hs-suggestion'
import type { Listing } from '@/lib/domain/listing/listing'
import { listingDrawing } from '@/lib/domain/listing/presenting/listing-drawing'
import { builtTitle } from '@/lib/domain/listing/titles/built-title'
import { matrixDefinition } from '@/lib/domain/modules'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { convertQuantity } from '@/lib/domain/units/units'
import { exampleListings } from '@/lib/testing/example-listings'
import { readSeedListings } from '../listings'

const market = await readSeedListings()

const TITLE_MAX = 140
const PATH_BYTES_MAX = 2048
/** With colours and widths. */
const DRAWING_BYTES_MAX = 4096

const HS_CODES = readFileSync(resolve('lib/domain/families/customs/hs-codes.txt'), 'utf8')
  .split('\n')
  .map((line) => line.slice(0, 6))
const HEADINGS = new Set(HS_CODES.map((code) => code.slice(0, 4)))

/** Words of a title that may come twice: sizes and numbers, what joins them, and what several fibres of a blend may be. */
const FREE_TO_REPEAT = /^(?:[\d.,/×x%"'+&-]+|\p{L}|of|in|per|and|to|cm|mm|kg|gsm|den|ne|nm|recycled)$/iu

describe.each(MODULE_KEYS.map((key) => [key, matrixDefinition(key)] as const))(
  'the examples and demo listings of %s',
  (key, definition) => {
    const demo = market.filter(({ moduleKey }) => moduleKey === key)
    const listings = exampleListings(key, demo)
    const titleOf = ({ values }: Listing) => builtTitle(definition, values)

    test('have a title of at most 140 characters that repeats no word and names no price', () => {
      for (const { name, listing } of listings) {
        const title = titleOf(listing)
        expect(title, name).not.toBe('')
        expect(title.length, title).toBeLessThanOrEqual(TITLE_MAX)
        // "Kurta Set, Set of 4" and a name in brackets after its dye say it twice on purpose.
        const parts = title
          .toLowerCase()
          .replace(/\([^)]*\)/g, '')
          .split(', ')
        expect(
          parts.filter((part, at) => parts.indexOf(part) !== at),
          title,
        ).toEqual([])
        for (const part of parts) {
          const words = part.split(/\s+/).filter((word) => word && !FREE_TO_REPEAT.test(word))
          expect(
            words.filter((word, at) => words.indexOf(word) !== at),
            title,
          ).toEqual([])
        }
        expect(title).not.toMatch(/₹|\brs\b|@|\binr\b|\+91|\b\d{10}\b/i)
      }
    })

    test('nearly all have the key number, or what it is made from, in the title', () => {
      const { keyNumber } = definition
      // A price is never in a title.
      if (keyNumber === null || fieldSpec(definition, keyNumber.name)?.kind === 'money') return
      const derived = definition.derived.find(({ name }) => name === keyNumber.name)
      const sources = derived ? derived.from : [keyNumber.name]
      const lacking = listings.filter(({ listing }) => {
        const facts = factsOf(definition, listing.values)
        if (keyNumberOf(definition, facts) === null) return false
        const numbers = sources.flatMap(
          (name) => JSON.stringify(facts.values[name] ?? '').match(/\d+(?:\.\d+)?/g) ?? [],
        )
        const inTitle: string[] =
          titleOf(listing)
            .replaceAll(',', '')
            .match(/\d+(?:\.\d+)?/g) ?? []
        return !numbers.some((number) => inTitle.includes(number))
      })
      // A title may have no room for it.
      const names = lacking.map(({ name, listing }) => `${name}: ${titleOf(listing)}`)
      expect(names.length, names.join('\n')).toBeLessThanOrEqual(listings.length / 4)
    })

    test('have a drawing below 2 kB, always the same, and another one for another key number', () => {
      const drawn = listings.map(({ listing }) => {
        const drawing = listingDrawing(listing.listingId, listing.values, definition)
        expect(listingDrawing(listing.listingId, { ...listing.values }, definition)).toEqual(drawing)
        const text = JSON.stringify(drawing)
        // A path that is drawn in several colours is written once.
        const paths = new Set([...text.matchAll(/"d":"([^"]*)"/g)].map(([, path = '']) => path))
        expect([...paths].join('').length, text.slice(0, 200)).toBeLessThan(PATH_BYTES_MAX)
        expect(text.length, text.slice(0, 200)).toBeLessThan(DRAWING_BYTES_MAX)
        expect(text.length).toBeGreaterThan(60)
        return text
      })
      // Two listings may be alike, but not most of them.
      expect(new Set(drawn).size).toBeGreaterThan(drawn.length / 2)
    })

    test('have a suggested customs code of the tariff with its text, or none', () => {
      for (const { name, listing } of listings) {
        const suggestion = suggestHs(definition, listing.values)
        if (suggestion === null || !suggestion.ok) continue
        for (const { code, heading } of [suggestion, ...suggestion.alternatives]) {
          const sellsWork = definition.professional.serviceListing || definition.serviceWhen !== undefined
          const isService = sellsWork && /^99\d{4}$/.test(code)
          const isKnown = isService || HS_CODES.includes(code) || (code.length === 4 && HEADINGS.has(code))
          expect(isKnown, `${name}: ${code}`).toBe(true)
          expect(heading, `${name}: ${code}`).not.toBe('')
        }
      }
    })

    test('convert between their units there and back, or in neither direction', () => {
      const units = definition.sale.units.options.map(({ value }) => value)
      for (const { name, listing } of listings) {
        for (const from of units) {
          for (const to of units) {
            const there = convertQuantity(1, from, to, listing.values)
            const back =
              there === null
                ? convertQuantity(1, to, from, listing.values)
                : convertQuantity(there, to, from, listing.values)
            if (there === null) expect(back, `${name}: ${from} to ${to}`).toBeNull()
            else expect(back, `${name}: ${from} to ${to}`).toBeCloseTo(1, 9)
          }
        }
      }
    })
  },
)

test('titles of garment accessories repeat no word, also in another part', () => {
  const key = 'garment_accessories'
  const demo = market.filter(({ moduleKey }) => moduleKey === key)
  for (const { listing } of exampleListings(key, demo)) {
    const title = builtTitle(matrixDefinition(key), listing.values)
    const words = title.toLowerCase().match(/\p{L}{2,}/gu) ?? []
    expect(words.length, title).toBe(new Set(words).size)
  }
})
