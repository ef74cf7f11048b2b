import { createElement, type ReactElement, type ReactNode, useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ListingCardView } from '@/components/listing-grid/cards/listing-card'
import { ListingTable } from '@/components/listing-grid/cards/listing-table'
import { FacetPanel } from '@/components/listing-grid/facets/facet-panel'
import { KeyHelp } from '@/components/listing-grid/key-help'
import type { ListingCard } from '@/lib/domain/listing/presenting/card'
import { markupOf } from './markup'

const card: ListingCard = {
  listingId: '01a1fdd8-43fa-72ce-bab6-642b5a0b9f79',
  moduleKey: 'yarn',
  title: '30s <b>Combed</b> "A" & Co',
  count: '30s CCW',
  resultantTex: 19.685,
  condition: 'JobLot',
  newArrival: true,
  price: 289,
  bestPrice: 283.5,
  bestPriceFrom: 9000,
  currency: 'USD',
  priceUom: 'kg',
  uom: 'kg',
  moq: 60,
  moqUom: 'kg',
  stock: 15600,
  leadTimeDays: 4,
  companyName: "Vellingiri & Sons' Mills",
  sellerId: '019d58eb-07fa-708e-8d93-a16b3cd16e33',
  place: 'Coimbatore, Tamil Nadu',
  country: 'IN',
  imageUrl: '',
  swatch: {
    shape: 'ball',
    resultantTex: 74,
    ply: 2,
    twistDirection: 'S',
    colour: '#e6dbc3',
    texture: 'melange',
    seed: 0xfedcba98,
  },
} as ListingCard

const rates = { INR: { inr: 1, asOf: '', source: '' }, USD: { inr: 80, asOf: '2026-01-20', source: 'bank' } }

const cards = [
  card,
  { ...card, listingId: 'b', price: null, stock: 0, moq: null, imageUrl: '/api/attachments/x?size=320', condition: '' },
]

const address = new URLSearchParams('countMin=30&countMax=40&countSystem=Ne&priceCurrency=USD&priceMin=2')
const option = (value: string, isOn = false) => ({ value, text: `${value} & "more"`, count: 12_345, isOn })
const panel = createElement(FacetPanel, {
  views: [
    {
      kind: 'values',
      name: 'fiberType',
      label: 'Fibres',
      options: Array.from({ length: 20 }, (_, n) => option(`Fibre ${n}`, n === 7)),
      onCount: 1,
    },
    { kind: 'range', name: 'count', label: 'Count', min: 5, max: 120, unit: 'tex' },
    { kind: 'range', name: 'basePrice', label: 'Price per kg', min: 80, max: 2400, unit: '₹' },
    { kind: 'range', name: 'availableQuantity', label: 'Stock', min: 0, max: 90_000, unit: 'kg' },
  ],
  path: '/listings/yarn',
  address,
  system: 'Ne',
  rates,
})

/** One form for both: elements closed alike, attributes in the order of their names, keys left out. */
function plain(markup: string): string {
  return markup
    .replace(/<([a-zA-Z0-9]+)((?: [a-zA-Z0-9-]+(?:="[^"]*")?)*) ?\/>/g, '<$1$2></$1>')
    .replace(/<\/(?:img|input|br|hr)>/g, '')
    .replace(/<([a-zA-Z0-9]+)((?: [a-zA-Z0-9-]+="[^"]*")+)>/g, (_, tag: string, attributes: string) => {
      const names = (attributes.match(/[a-zA-Z0-9-]+="[^"]*"/g) ?? []).filter((text) => !text.startsWith('data-key='))
      const lower = names.map((text) => text.replace(/^[^=]+/, (name) => name.toLowerCase()))
      return `<${[tag, ...lower.sort()].join(' ')}>`
    })
    .replaceAll('&#x27;', "'")
}

function Row({ children }: { children?: ReactNode }) {
  return createElement('li', null, children)
}

function Counter() {
  return createElement('b', null, useState(0)[0])
}

async function Later() {
  return null
}

describe('still markup', () => {
  const pages: [string, ReactElement][] = [
    [
      'a card',
      createElement(ListingCardView, { card, rates, compare: { isOn: true, href: '/listings/yarn?a=1&b=2' } }),
    ],
    ['a card that says little', createElement(ListingCardView, { card: cards[1] ?? card, rates })],
    ['a table', createElement(ListingTable, { cards, label: 'Yarn', compareOf: () => ({ isOn: false, href: '/x' }) })],
    ['the panel of facets', panel],
    ['the help on keys', createElement(KeyHelp, { id: 'help' })],
  ]
  it.each(pages)('is what React writes: %s', (_, element) => {
    const written = plain(markupOf(element))
    expect(written.length).toBeGreaterThan(500)
    expect(written).toBe(plain(renderToStaticMarkup(element)))
  })

  it('escapes every text and every attribute', () => {
    const hostile = '"><script>alert(1)</script>&\''
    const markup = markupOf(
      createElement('a', { title: hostile, href: hostile, 'data-x': hostile }, hostile, [hostile]),
    )
    expect(markup).not.toContain('<script')
    expect(markup.match(/&lt;script&gt;/g)).toHaveLength(5)
    expect(markup.replace(/^<a [^>]*>/, '')).not.toContain('"')
  })

  it('names an element by its key, also one that a component gives', () => {
    expect(markupOf([createElement(Row, { key: 'a"b' }, 'one'), createElement('li', { key: 'c' }, 2)])).toBe(
      '<li data-key="a&quot;b">one</li><li data-key="c">2</li>',
    )
  })

  it('refuses what needs a browser', () => {
    expect(() => markupOf(createElement('b', { onClick: () => {} }, 'Press'))).toThrow('no handlers')
    expect(() => markupOf(createElement(Counter))).toThrow()
    expect(() => markupOf(createElement(Later as unknown as () => null))).toThrow('Only elements')
    expect(() => markupOf(createElement('b', { style: { color: 'red' } }))).toThrow('custom properties')
  })
})
