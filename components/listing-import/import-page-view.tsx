import { ModuleGate } from '@/components/module-access/module-gate'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { ButtonLink } from '@/components/ui/button'
import { SectionHead } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { SellerAccessRecord } from '@/lib/contract/readback/seller-access-record'
import type { ImportRecord } from '@/lib/domain/bulk/import-record'
import { MODULE_NAMES, type ModuleKey } from '@/lib/domain/modules/keys'
import { ImportBoard } from './import-board'
import { modulePath } from './queries'

interface ImportPageViewProps {
  moduleKey: ModuleKey
  page: { access: SellerAccessRecord; imports: readonly ImportRecord[] }
  openedId: string | null
}

/** Listings by file: take the template, check the file, import it, mend what failed. The export stays open without a plan. */
export function ImportPageView({ moduleKey, page: { access, imports }, openedId }: ImportPageViewProps) {
  const path = modulePath(moduleKey)
  return (
    <div className="flex flex-col gap-10">
      <div>
        <Breadcrumbs
          crumbs={[
            { label: 'Sell', href: '/sell' },
            { label: MODULE_NAMES[moduleKey], href: `/sell/${moduleKey}` },
            { label: 'Import' },
          ]}
        />
        <SectionHead
          className="mt-3"
          level={1}
          title={`Import listings in ${MODULE_NAMES[moduleKey]}`}
          lead="Fill one row for each listing in a spreadsheet. Rows that are right are saved; the others come back with their reason."
        />
      </div>
      <section aria-labelledby="template" className="flex flex-col gap-3">
        <SectionHead
          id="template"
          title="1. Take the template"
          lead="Its lists hold the trade’s words; a sheet explains each column and another shows a filled row."
        />
        <div className="flex flex-wrap gap-2">
          <Download href={`${path}/import-template?format=xlsx`} label="Excel template" />
          <Download href={`${path}/import-template?format=csv`} label="CSV template" />
        </div>
      </section>
      <ModuleGate access={access} moduleKey={moduleKey}>
        <ImportBoard moduleKey={moduleKey} imports={imports} openedId={openedId} />
      </ModuleGate>
      <section aria-labelledby="export" className="flex flex-col gap-3">
        <SectionHead
          id="export"
          title="Export your listings"
          lead="Active listings and drafts in the template’s columns. Change what you like and import the file again: each row finds its listing."
        />
        <div className="flex flex-wrap gap-2">
          <Download href={`${path}/export?format=xlsx`} label="Export to Excel" />
          <Download href={`${path}/export?format=csv`} label="Export to CSV" />
        </div>
      </section>
    </div>
  )
}

function Download({ href, label }: { href: string; label: string }) {
  return (
    <ButtonLink href={href} download>
      <Icon name="download" />
      {label}
    </ButtonLink>
  )
}
