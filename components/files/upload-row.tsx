import type { ReactNode } from 'react'
import { sizeText } from '@/components/listing-view/listing-files'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { ProgressBar } from '@/components/ui/progress'
import type { Upload } from './upload-queue'

export interface UploadRowProps {
  upload: Upload
  onRetry: (key: string) => void
  onDismiss: (key: string) => void
  /** What to do before it can be sent. */
  children?: ReactNode
}

/** A file being sent with its progress, or why it was not sent and what to do. */
export function UploadRow({ upload, onRetry, onDismiss, children }: UploadRowProps) {
  const { key, name, bytes, state, progress, reason } = upload
  const isUnderWay = state === 'waiting' || state === 'sending'
  return (
    <li className="flex items-start gap-3 rounded-md bg-sunk px-3 py-2">
      <div className="min-w-0 flex-1">
        {isUnderWay ? (
          <ProgressBar
            label={name}
            value={state === 'sending' ? progress * 100 : 0}
            valueText={
              state === 'waiting'
                ? 'waiting'
                : progress >= 1
                  ? 'checking'
                  : `${sizeText(bytes * progress)} of ${sizeText(bytes)}`
            }
          />
        ) : (
          <>
            <p className="truncate font-medium text-sm">{name}</p>
            <p role="status" className={cx('text-sm', state === 'refused' ? 'text-madder' : 'text-turmeric')}>
              {state === 'failed' ? 'Not sent: ' : ''}
              {reason}
            </p>
          </>
        )}
      </div>
      {children}
      {state === 'failed' ? (
        <Button size="sm" onClick={() => onRetry(key)}>
          Send again<span className="sr-only">: {name}</span>
        </Button>
      ) : null}
      <Button
        size="sm"
        iconOnly
        variant="quiet"
        aria-label={isUnderWay ? `Stop sending ${name}` : `Remove ${name}`}
        onClick={() => onDismiss(key)}
      >
        <Icon name="close" />
      </Button>
    </li>
  )
}
