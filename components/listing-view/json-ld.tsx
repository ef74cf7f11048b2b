import type { FieldValues } from '@/lib/domain/fields/field'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import type { ListingRecord } from '@/lib/domain/listing/presenting/present'
import { priceLadder } from '@/lib/domain/listing/pricing/price'

/** The listing as schema.org data for search engines. It is data and never runs as a script. */
export function ListingJsonLd({ record, url }: { record: ListingRecord; url: string }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped so that no seller's text can close the element.
      dangerouslySetInnerHTML={{ __html: scriptSafe(listingJsonLd(record, url)) }}
    />
  )
}

function listingJsonLd(record: ListingRecord, url: string) {
  const fields: FieldValues = record.fields
  const { first, best } = priceLadder(fields)
  const stock = numberValue(fields, 'availableQuantity')
  const brand = textValue(fields, 'brandManufacturer')
  const currency = textValue(fields, 'currency') || 'INR'
  const company = textValue(fields, 'sellerCompany')
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: record.title || record.productName,
    sku: record.listingId,
    category: record.moduleKey,
    ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
    ...(first === null
      ? {}
      : {
          offers: {
            '@type': 'AggregateOffer',
            lowPrice: best ?? first,
            highPrice: first,
            priceCurrency: currency,
            availability: stock === 0 ? 'https://schema.org/PreOrder' : 'https://schema.org/InStock',
            url,
            ...(company ? { seller: { '@type': 'Organization', name: company } } : {}),
          },
        }),
  }
}

/** JSON for use within HTML: characters that could close the element or start a comment are escaped. */
export function scriptSafe(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
