import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { moduleReading } from '@/lib/domain/modules/registry/readings'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'

/** Whether the form of a module has this field. */
export const isShown = (definition: ModuleDefinition, name: string): boolean => {
  const spec = fieldSpec(definition, name)
  return spec !== null && !spec.isHidden
}

/** Whether a shown field of a module has this value in its list. */
export function isOffered(definition: ModuleDefinition, field: string, value: string): boolean {
  const spec = fieldSpec(definition, field)
  const hasList = spec?.kind === 'choice' || spec?.kind === 'choices'
  return hasList && !spec.isHidden && canonicalValue(spec.vocabulary, value) === value
}

/** Whether packages in a line are how the goods are packed, and not the goods. */
export const packsGoods = ({ moduleKey }: ModuleDefinition): boolean => moduleReading(moduleKey).sellsPackages !== true
