import { formFieldNames } from '@/lib/domain/listing/judging/applicable-fields'
import type { ModuleDefinition, SectionGroup } from '@/lib/domain/modules/define-module'
import { FormField } from './field'
import { PreviewPanel } from './notices/preview-panel'
import { sectionName } from './section-names'
import { StepPanel } from './step-panel'

/** One step of the form: its heading and the fields that the module puts there. */
export function Section({ section, definition }: { section: SectionGroup; definition: ModuleDefinition }) {
  const offered = new Set(formFieldNames(definition))
  return (
    <StepPanel
      section={section}
      title={sectionName(definition, section)}
      help={definition.sectionHelp?.[section] ?? ''}
    >
      {section === 'preview_publish' ? <PreviewPanel /> : null}
      {definition.sections[section].map((name) => (offered.has(name) ? <FormField key={name} name={name} /> : null))}
    </StepPanel>
  )
}
