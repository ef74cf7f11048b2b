import { changedAddress } from '@/components/listing-grid/grid-address'
import { markupOf } from '@/components/still/markup'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { ExchangeRates } from '@/lib/domain/units/exchange-rates'
import { spokenSystem } from './count-facet'
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
  markup: string
  /** Those that have a control of their own in the panel. */
  parameters: readonly string[]
}

const KEPT = 32
const kept = new Map<string, DrawnPanel & Pick<PanelSource, 'facets' | 'rates'>>()

/**
 * The panel of facets as markup. It is the heaviest part of a page and the same on every page of a list: what was drawn of the very same
 * counts, at the same filters and rates, is taken again.
 */
export function drawnPanel({ definition, facets, total, path, address, rates }: PanelSource): DrawnPanel {
  const first = changedAddress(address, {})
  const key = `${path}?${first}`
  const known = kept.get(key)
  kept.delete(key)
  const drawn =
    known?.facets === facets && known.rates === rates
      ? known
      : { ...draw({ definition, facets, total, path, address: first, rates }), facets, rates }
  kept.set(key, drawn)
  const oldest = kept.size > KEPT ? kept.keys().next().value : undefined
  if (oldest !== undefined) kept.delete(oldest)
  return drawn
}

function draw({ definition, facets, total, path, address, rates }: PanelSource): DrawnPanel {
  const views = facetViews(definition, facets, address, total)
  return {
    markup: markupOf(
      <FacetPanel views={views} path={path} address={address} system={spokenSystem(address)} rates={rates} />,
    ),
    parameters: panelParameters(views),
  }
}
