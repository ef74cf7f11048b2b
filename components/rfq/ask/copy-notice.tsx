import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'

/** Said where a form begins with what was typed before. */
export function CopyNotice({ onStartAfresh }: { onStartAfresh: () => void }) {
  return (
    <Notice
      title="What you typed before is here again"
      actions={
        <Button size="sm" onClick={onStartAfresh}>
          Start afresh
        </Button>
      }
    >
      It was kept in this browser and is not sent yet.
    </Notice>
  )
}
