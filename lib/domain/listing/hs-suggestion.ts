import type { FieldValues } from '@/lib/domain/fields/field'
import { memoize } from '@/lib/domain/memoize'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { factsOf } from './facts'

export interface HsCode {
  /** Six digits, no dots. */
  code: string
  /** The text of the code. */
  heading: string
}

export type HsSuggestion =
  | (HsCode & {
      ok: true
      /** The reason, in a sentence. */
      why: string
      /** Codes to consider if one of the facts can be read in another way. */
      alternatives: readonly HsCode[]
    })
  | {
      ok: false
      /** Names of the fields that would decide it; empty when no field would. */
      missing: readonly string[]
      why: string
    }

/** The customs code for these goods (reference 9.6.5); null in a module without suggestions. */
export function suggestHs(definition: ModuleDefinition, values: FieldValues): HsSuggestion | null {
  return suggestionOf(definition)(values)
}

const suggestionOf = memoize((definition: ModuleDefinition) =>
  memoize((values: FieldValues) => suggest(definition, values)),
)

function suggest(definition: ModuleDefinition, values: FieldValues): HsSuggestion | null {
  const { suggestHs: ofModule, hsText } = definition.hooks
  if (!ofModule) return null
  const answer = ofModule(factsOf(definition, values))
  if (!answer.ok) return { ok: false, missing: answer.missing, why: answer.message }
  const named = (code: string): HsCode => ({ code, heading: hsText?.(code) ?? '' })
  return {
    ok: true,
    ...named(answer.code),
    why: `From ${answer.reason}.`,
    alternatives: answer.alternatives.map(named),
  }
}
