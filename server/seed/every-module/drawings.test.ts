import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Swatch } from '@/components/swatch/swatch'
import { listingDrawing } from '@/lib/domain/listing/presenting/listing-drawing'
import { matrixDefinition } from '@/lib/domain/modules'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { exampleListings } from '@/lib/testing/example-listings'
import { readSeedListings } from '../listings'

const market = await readSeedListings()

/** Paths, colours and the frame. */
const MARKUP_MAX = 3072

test.each(MODULE_KEYS)('the drawings of %s write each long path once, and stay small', (key) => {
  const demo = market.filter(({ moduleKey }) => moduleKey === key)
  for (const { name, listing } of exampleListings(key, demo)) {
    const drawing = listingDrawing(listing.listingId, listing.values, matrixDefinition(key))
    const html = renderToStaticMarkup(createElement(Swatch, { drawing }))
    expect(html.length, name).toBeLessThan(MARKUP_MAX)
    const long = [...html.matchAll(/ d="([^"]{41,})"/g)].map(([, path]) => path)
    expect(new Set(long).size, name).toBe(long.length)
    for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(html, name).toContain(`id="${id}"`)
  }
})
