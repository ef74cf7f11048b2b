import { Swatch } from '@/components/swatch/swatch'
import { cx } from '@/components/ui/cx'
import type { ListingCard } from '@/lib/domain/listing/presenting/card'

export interface ListingPictureProps {
  card: ListingCard
  className: string
}

/** The listing's photograph, or a drawing from its data. The size is fixed, so that the layout does not shift. */
export function ListingPicture({ card, className }: ListingPictureProps) {
  if (!card.imageUrl) return <Swatch drawing={card.swatch} className={className} />
  return (
    // The title next to it describes it.
    // biome-ignore lint/performance/noImgElement: the server stores it in the right sizes.
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
