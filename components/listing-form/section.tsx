import { Notice } from '@/components/ui/notice'
import { fieldSpec } from '@/lib/domain/modules'
import type { ModuleDefinition, SectionGroup } from '@/lib/domain/modules/define-module'
import { FormField } from './field'
import { PreviewStep } from './preview-step'
import { SECTION_NAMES } from './section-names'
import { StepPanel } from './step-panel'

/** One step of the form: its heading and the fields that the module puts there. */
export function Section({ section, definition }: { section: SectionGroup; definition: ModuleDefinition }) {
  return (
    <StepPanel section={section} title={SECTION_NAMES[section]} help={definition.sectionHelp?.[section] ?? ''}>
      {section === 'preview_publish' ? <PreviewStep /> : null}
      {definition.sections[section].some((name) => isFile(definition, name)) ? <UploadsFollow /> : null}
      {definition.sections[section].map((name) => (
        <FormField key={name} name={name} />
      ))}
    </StepPanel>
  )
}

function isFile(definition: ModuleDefinition, name: string): boolean {
  const kind = fieldSpec(definition, name)?.kind
  return kind === 'file' || kind === 'files'
}

function UploadsFollow() {
  return (
    <Notice className="sm:col-span-2" title="Uploads follow">
      Files cannot be added here yet. A listing can go live without them; the swatch drawn from its own data stands in
      for the picture. What buyers will look for is named here, so that you can have it ready.
    </Notice>
  )
}
