import { Swatch } from '@/components/swatch/swatch'
import { cx } from '@/components/ui/cx'
import type { ListingCard } from '@/lib/domain/listing/presenting/card'

/** The listing's photograph, or the yarn as it is drawn from its own data. The frame has its size beforehand, so that nothing moves. */
export function ListingPicture({ card, className }: { card: ListingCard; className: string }) {
  if (!card.imageUrl) return <Swatch {...card.swatch} className={className} />
  return (
    // The title beside it says what it shows.
    // biome-ignore lint/performance/noImgElement: the server keeps it in the right sizes; nothing is left to optimise.
    <img
      src={card.imageUrl}
      alt=""
      width={320}
      height={320}
      loading="lazy"
      decoding="async"
      className={cx('rounded-sm bg-ground object-cover', className)}
    />
  )
}
