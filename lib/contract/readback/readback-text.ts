import type { SubscriptionReadback } from './subscription-readback'

/**
 * The JSON text of a readback, and the part of it that does not change with time: two readings differ in generatedAt alone. The spec has the
 * list of sellers twice; with thousands of sellers it is serialised once.
 */
export function readbackText(readback: SubscriptionReadback): { text: string; timeless: string } {
  const list = JSON.stringify(readback.sellers)
  const frame = JSON.stringify({ ...readback, sellerAccess: [], sellers: [] })
  return {
    text: frame.replace('"sellerAccess":[],"sellers":[]', () => `"sellerAccess":${list},"sellers":${list}`),
    timeless: `${frame}${list}`.replaceAll(`"generatedAt":"${readback.generatedAt}"`, ''),
  }
}
