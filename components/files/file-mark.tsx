import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'

/** A file in a list: a small version of a picture, or a document icon. */
export function FileMark({ file, className }: { file: { url: string; mime: string }; className?: string }) {
  const isImage = file.mime.startsWith('image/') && file.mime !== 'image/vnd.dxf'
  if (!isImage) return <Icon name="document" className="size-5 shrink-0 text-ink-3" />
  return (
    // biome-ignore lint/performance/noImgElement: the server stores it in display sizes.
    <img
      src={`${file.url}?size=320`}
      alt=""
      loading="lazy"
      draggable={false}
      className={cx('rounded-sm object-cover', className ?? 'size-10 shrink-0')}
    />
  )
}
