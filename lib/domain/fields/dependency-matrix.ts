import type { DependencyMatrix, ModuleDefinition } from '@/lib/domain/modules/define-module'

/** The dependency matrix (reference 4.12), exactly its keys in its order. */
export function dependencyMatrix({ moduleKey, dependency }: ModuleDefinition): DependencyMatrix {
  const { wovenKnittedNonwovenApplies, loomTypeApplies, dobby, jacquard, smartOtherPolicy } = dependency
  return { moduleKey, wovenKnittedNonwovenApplies, loomTypeApplies, dobby, jacquard, smartOtherPolicy }
}
