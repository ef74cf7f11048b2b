import { ListingForm } from '@/components/listing-form/listing-form'
import type { OpenedListing } from '@/components/listing-form/state/form-subject'
import { ModuleGate } from '@/components/module-access/module-gate'
import { NeedsScript } from '@/components/site/needs-script'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { TextLink } from '@/components/ui/link'
import type { SellerAccessRecord } from '@/lib/contract/readback/seller-access-record'
import { entitlementOf } from '@/lib/domain/entitlement/entitlement'
import type { FieldValues } from '@/lib/domain/fields/field'
import { displayTitle, type ForSeller, type SellerOnCard } from '@/lib/domain/listing/listing'
import { MODULE_NAMES, type ModuleKey } from '@/lib/domain/modules/keys'
import type { PlainRates } from '@/lib/domain/units/exchange-rates'
import { ArchivedForm } from './archived-form'
import { ForSellerBand } from './for-seller/band'
import { listingsLabel, sellPath } from './for-seller/sell-path'

interface FormPageViewProps {
  moduleKey: ModuleKey
  /** A line of a price list that fills in the form of a new listing; "" without one. */
  line?: string
  page: {
    access: SellerAccessRecord
    accountId: string
    forSeller: ForSeller | null
    isMicroOrSmall: boolean
    seller: SellerOnCard
    rates: PlainRates
    day: string
    opened: OpenedListing | null
    template: FieldValues | null
  }
}

/** The page around a module's listing form. */
export function FormPageView({ moduleKey, page, line = '' }: FormPageViewProps) {
  const { opened, forSeller } = page
  const title = opened ? displayTitle(opened.values) || 'Untitled listing' : `New listing in ${MODULE_NAMES[moduleKey]}`
  return (
    <>
      <ForSellerBand seller={forSeller} />
      <Breadcrumbs
        crumbs={[
          { label: 'Sell', href: sellPath('', forSeller) },
          ...(opened ? [{ label: listingsLabel(forSeller), href: sellPath('/listings', forSeller) }] : []),
          { label: title },
        ]}
      />
      <div className="mt-3 mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="min-w-0 font-semibold text-xl">{title}</h1>
        {opened ? (
          <TextLink href={`/sell/${moduleKey}/${opened.listingId}/history`} className="text-sm">
            History
          </TextLink>
        ) : null}
      </div>
      <NeedsScript className="mb-6" />
      <FormOrReason moduleKey={moduleKey} page={page} line={line} />
    </>
  )
}

/** A closed module shows the reason above its form. What is typed is kept in the browser until the module opens. */
function FormOrReason({ moduleKey, line = '', page: { access, opened, ...rest } }: FormPageViewProps) {
  if (opened?.status === 'ARCHIVED')
    return <ArchivedForm moduleKey={moduleKey} listingId={opened.listingId} forSeller={rest.forSeller} />
  const gate = (
    <ModuleGate access={access} moduleKey={moduleKey} forSeller={rest.forSeller}>
      {null}
    </ModuleGate>
  )
  return (
    <ListingForm
      moduleKey={moduleKey}
      opened={opened}
      line={line}
      gate={isOpen(access, moduleKey) ? null : gate}
      {...rest}
    />
  )
}

/** Reads the decision from the record. */
function isOpen(access: SellerAccessRecord, moduleKey: ModuleKey): boolean {
  return entitlementOf(access, moduleKey)?.allowed === true
}
