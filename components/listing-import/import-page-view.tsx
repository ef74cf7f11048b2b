import { sectionName } from '@/components/listing-form/section-names'
import { ModuleGate } from '@/components/module-access/module-gate'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { ButtonAnchor } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Option } from '@/components/ui/option'
import { Section, SectionHead } from '@/components/ui/section'
import type { SellerAccessRecord } from '@/lib/contract/readback/seller-access-record'
import type { ImportRecord } from '@/lib/contract/responses/import'
import { bulkColumns } from '@/lib/domain/bulk/columns'
import { matrixDefinition } from '@/lib/domain/modules'
import { MODULE_NAMES, type ModuleKey } from '@/lib/domain/modules/keys'
import { ImportBoard } from './import-board'
import { modulePath } from './queries'

interface ImportPageViewProps {
  moduleKey: ModuleKey
  page: { access: SellerAccessRecord; imports: readonly ImportRecord[] }
  openedId: string | null
}

/** Import by file: get the template, check the file, import it, fix the errors. Export works without a plan. */
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
          lead="Use one spreadsheet row per listing. Correct rows are saved; we tell you what to fix in the others."
        />
      </div>
      <Section
        id="template"
        title="1. Get the template, or use your own list"
        lead="Or use your own price list: we ask what its columns are. The short template has the columns of a first listing, the other one all of them. The Excel files have drop-down lists, an explanation of each column and an example row."
        gap={3}
      >
        <div className="flex flex-wrap gap-2">
          <Download href={`${path}/import-template?format=xlsx&columns=short`} label="Short Excel template" />
          <Download href={`${path}/import-template?format=csv&columns=short`} label="Short CSV template" />
          <Download href={`${path}/import-template?format=xlsx`} label="Excel template" />
          <Download href={`${path}/import-template?format=csv`} label="CSV template" />
        </div>
      </Section>
      <ModuleGate access={access} moduleKey={moduleKey}>
        <ImportBoard
          moduleKey={moduleKey}
          fields={fieldOptions(moduleKey)}
          lineExample={matrixDefinition(moduleKey).lineExample ?? ''}
          imports={imports}
          openedId={openedId}
        />
      </ModuleGate>
      <Section
        id="export"
        title="Export your listings"
        lead="Get your active listings and drafts in the template’s columns. Change the file and import it again to update them."
        gap={3}
      >
        <div className="flex flex-wrap gap-2">
          <Download href={`${path}/export?format=xlsx`} label="Export to Excel" />
          <Download href={`${path}/export?format=csv`} label="Export to CSV" />
        </div>
      </Section>
    </div>
  )
}

function fieldOptions(moduleKey: ModuleKey): Option[] {
  const definition = matrixDefinition(moduleKey)
  return bulkColumns(definition).map(({ name, spec, section }) => ({
    value: name,
    label: spec.label,
    group: section === null ? 'Listing' : sectionName(definition, section),
  }))
}

function Download({ href, label }: { href: string; label: string }) {
  return (
    <ButtonAnchor href={href} download>
      <Icon name="download" />
      {label}
    </ButtonAnchor>
  )
}
