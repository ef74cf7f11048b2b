import { typedKey } from '@/components/request/typed-copies'
import type { AskTarget } from '@/lib/domain/rfq/requests/ask-target'
import type { AskValues } from './ask-values'

/** What was typed before. A quantity that the address names since then wins over the one in the copy. */
export function restoredValues(copy: AskValues, defaults: AskValues): AskValues {
  const { quantity, uom, namedQuantity } = defaults
  const isNamedSince = namedQuantity !== '' && namedQuantity !== copy.namedQuantity
  return isNamedSince && quantity !== '' ? { ...copy, quantity, uom, namedQuantity } : copy
}

/** The storage key of a form copy, per account, addressee and the listings that the request began with. */
export function askCopyKey(userId: string, target: AskTarget): string {
  const { moduleKey, kind, copyOf, orderId, need, asksSample } = target
  const addressee =
    kind === 'listing'
      ? target.listingId
      : kind === 'sellers'
        ? `${moduleKey}:${target.sellers.map(({ sellerId, listingId }) => [sellerId, ...(listingId ? [listingId] : [])].join('/')).join(',')}`
        : moduleKey
  return `${typedKey('ask', userId)}${kind}:${addressee}${copyOf && `:${copyOf}`}${orderId && `:${orderId}`}${need && `:${need}`}${asksSample ? ':sample' : ''}`
}

/** The current addressees in words. */
export function addresseeWords(
  target: AskTarget,
  { scope, sellerIds }: Pick<AskValues, 'scope' | 'sellerIds'>,
): string {
  if (scope === 'pool' || target.kind === 'pool') return `every seller of ${target.moduleName.toLowerCase()}`
  if (target.kind === 'listing') return target.companyName
  return target.sellers
    .filter(({ sellerId }) => sellerIds.includes(sellerId))
    .map(({ companyName }) => companyName)
    .join(', ')
}
