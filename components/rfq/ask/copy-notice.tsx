import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'

/** Shown when a form starts with restored text. */
export function CopyNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Notice
      title="We restored what you typed"
      actions={
        <Button size="sm" onClick={onStartOver}>
          Start over
        </Button>
      }
    >
      It was saved in this browser and has not been sent.
    </Notice>
  )
}
