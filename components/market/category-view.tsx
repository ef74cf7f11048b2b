import Link from 'next/link'
import { listingsPath } from '@/components/site/listings-path'
import { Swatch } from '@/components/swatch/swatch'
import { Badge } from '@/components/ui/badge'
import { formatNumber } from '@/components/ui/numbers'
import type { ListingCard } from '@/lib/domain/listing/presenting/card'
import { matrixDefinition } from '@/lib/domain/modules'
import { MODULE_NAMES, type ModuleKey } from '@/lib/domain/modules/keys'
import { MODULE_STAGES } from '@/lib/domain/modules/stages'
import { MODULE_SUMMARIES } from '@/lib/domain/modules/summaries'
import { MarketSearchBox } from './market-search-box'
import { StageBand } from './stages/stage-band'
import { stageId } from './stages/stage-crumb'

interface Offer {
  total: number
  families: readonly { value: string; count: number }[]
  newest: ListingCard | null
}

interface CategoryViewProps {
  offers: ReadonlyMap<ModuleKey, Offer>
}

/** All modules by stage of the trade, each with its families and how many listings they have. */
export function CategoryView({ offers }: CategoryViewProps) {
  return (
    <>
      <h1 className="font-semibold text-xl">Browse by category</h1>
      <MarketSearchBox id="category-search" className="mt-4 max-w-[46rem]" />
      <nav aria-label="Stages" className="mt-5 border-line border-y py-2">
        <ul className="flex flex-wrap gap-x-6">
          {MODULE_STAGES.map(({ name }) => (
            <li key={name}>
              <a
                href={`#${stageId(name)}`}
                className="inline-flex min-h-9 items-center text-sm hover:text-indigo pointer-coarse:min-h-11"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {MODULE_STAGES.map(({ name, texture, moduleKeys }) => (
        <section key={name} aria-labelledby={stageId(name)} className="mt-8">
          <h2 id={stageId(name)} className="scroll-mt-4 font-semibold text-lg">
            {name}
          </h2>
          <StageBand texture={texture} className="mt-2" />
          <ul className="mt-3 grid gap-3 md:grid-cols-2 xl:grid-cols-3">
            {moduleKeys.map((moduleKey) => (
              <li key={moduleKey}>
                <Category moduleKey={moduleKey} offer={offers.get(moduleKey) ?? null} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

/** @param offer null: the module takes no listings yet */
function Category({ moduleKey, offer }: { moduleKey: ModuleKey; offer: Offer | null }) {
  const { familyField, rendererFamily } = matrixDefinition(moduleKey)
  const newest = offer?.newest ?? null
  return (
    <div className="flex h-full gap-4 rounded-md border border-line bg-raised p-4">
      {newest ? <Swatch drawing={newest.swatch} className="size-16 shrink-0" /> : null}
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="font-semibold">
            <Link href={listingsPath(moduleKey)} prefetch={false} className="hover:text-indigo">
              {MODULE_NAMES[moduleKey]}
            </Link>
          </h3>
          <Count offer={offer} />
        </div>
        {rendererFamily === 'SERVICE' && <Badge className="mt-1">Service</Badge>}
        <p className="mt-1 text-ink-2 text-sm">{MODULE_SUMMARIES[moduleKey]}</p>
        {offer !== null && offer.families.length > 0 && (
          <ul aria-label={`${MODULE_NAMES[moduleKey]} by kind`} className="mt-2 flex flex-wrap gap-x-4">
            {offer.families.map(({ value, count }) => (
              <li key={value}>
                <Link
                  href={listingsPath(moduleKey, { [familyField]: value })}
                  prefetch={false}
                  className="inline-flex min-h-8 items-center gap-1.5 text-indigo text-sm hover:underline pointer-coarse:min-h-11"
                >
                  {value} <span className="num text-ink-2">{formatNumber(count)}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        {offer?.total === 0 && (
          <p className="mt-2 text-sm">
            No listings yet.{' '}
            <Link href={`/sell/${moduleKey}`} prefetch={false} className="link">
              Be the first to sell here
            </Link>
          </p>
        )}
      </div>
    </div>
  )
}

function Count({ offer }: { offer: Offer | null }) {
  if (offer === null) return <span className="text-ink-2 text-xs">opens soon</span>
  if (offer.total === 0) return null
  return (
    <span className="num text-ink-2 text-sm">
      {formatNumber(offer.total)} {offer.total === 1 ? 'listing' : 'listings'}
    </span>
  )
}
