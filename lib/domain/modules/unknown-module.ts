import { DomainError } from '../errors'
import { nearestName } from '../fields/nearest-name'
import { MODULE_KEYS } from './keys'

/** Refuses a key that no module has: with the key that may be meant, and where all keys are. */
export function unknownModule(key: string): DomainError {
  const named = key.slice(0, 64)
  const near = nearestName(named, MODULE_KEYS)
  const hint = near ? ` Did you mean ${near}?` : ''
  return new DomainError(
    'MODULE_UNKNOWN',
    `There is no module "${named}".${hint} All keys are in the API guide, at /docs.`,
  )
}
