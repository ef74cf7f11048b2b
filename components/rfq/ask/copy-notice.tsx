import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { formatMoment } from '@/components/ui/numbers'

/** Shown when a form starts with restored text. @param savedAt ISO @param title of the goods, when one was typed */
export function CopyNotice({
  savedAt,
  title = '',
  onStartOver,
}: {
  savedAt?: string
  title?: string
  onStartOver: () => void
}) {
  const goods = title.trim()
  return (
    <Notice
      title="We restored what you typed"
      actions={
        <Button size="sm" onClick={onStartOver}>
          Start over
        </Button>
      }
    >
      {goods === '' ? 'It' : `“${goods}”`} was saved in this browser{savedAt ? ` on ${formatMoment(savedAt)}` : ''} and
      has not been sent.
    </Notice>
  )
}
