import { LRUCache } from 'lru-cache'
import { changedAddress, hasWholePanel } from '@/components/listing-grid/grid-address'
import { spokenSystem } from '@/components/listing-grid/search/count-search'
import { renderStatic } from '@/components/static-html/static-html'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { ExchangeRates } from '@/lib/domain/units/exchange-rates'
import { countFacetNames } from './active-filters'
import { FacetPanel, panelParameters } from './facet-panel'
import { type FacetCounts, facetViews } from './facet-view'

interface PanelSource {
  definition: ModuleDefinition
  facets: readonly FacetCounts[]
  /** Of all matches. */
  total: number
  path: string
  address: URLSearchParams
  rates: ExchangeRates
}

interface DrawnPanel {
  html: string
  /** Those that have a control of their own in the panel. */
  parameters: readonly string[]
}

const KEPT = 32
const kept = new LRUCache<string, DrawnPanel & Pick<PanelSource, 'facets' | 'rates'>>({ max: KEPT })

/**
 * The panel of facets as HTML, with the content of closed ones where the address asks for it. It is the heaviest part of a page and
 * the same on every page of a list, so it is kept for the same counts, filters and rates.
 */
export function drawnPanel({ definition, facets, total, path, address, rates }: PanelSource): DrawnPanel {
  const first = changedAddress(address, {})
  const key = `${path}?${first}`
  const known = kept.get(key)
  if (known?.facets === facets && known.rates === rates) return known
  const drawn = { ...draw({ definition, facets, total, path, address: first, rates }), facets, rates }
  kept.set(key, drawn)
  return drawn
}

function draw({ definition, facets, total, path, address, rates }: PanelSource): DrawnPanel {
  const isWhole = hasWholePanel(address)
  // A script puts the whole panel into a usual page, so its links lead to usual pages.
  const shown = changedAddress(address, { filters: null })
  const views = facetViews(definition, facets, shown, total)
  const counts = countFacetNames(definition)
  const system = spokenSystem(shown, counts)
  const panel = { views, path, address: shown, system, counts, rates, isWhole }
  return { html: renderStatic(<FacetPanel {...panel} />), parameters: panelParameters(panel) }
}
