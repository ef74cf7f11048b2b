import { LRUCache } from 'lru-cache'
import { renderStatic } from '@/components/static-html/static-html'
import { Swatch } from '@/components/swatch/swatch'
import { ListingPicture, type ListingPictureProps } from './listing-picture'

/** About 2 kB each. */
const KEPT = 2000
const kept = new LRUCache<string, string>({ max: KEPT })

/** `ListingPicture` in static HTML. A drawing is half of the elements of its card, and the same on every page that shows the listing. */
export function DrawnPicture({ card, className }: ListingPictureProps) {
  if (card.imageUrl) return <ListingPicture card={card} className={className} />
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by react-dom, which escapes every text.
  return <span className="contents" dangerouslySetInnerHTML={{ __html: drawnHtml(card, className) }} />
}

function drawnHtml({ swatch }: ListingPictureProps['card'], className: string): string {
  const key = `${className} ${JSON.stringify(swatch)}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const html = renderStatic(<Swatch drawing={swatch} className={className} />)
  kept.set(key, html)
  return html
}
