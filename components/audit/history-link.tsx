import { TextLink } from '@/components/ui/link'

/** Where an admin reads what the audit log has of a record. */
export function HistoryLink({ id, className }: { id: string; className?: string }) {
  return (
    <TextLink href={`/audit?${new URLSearchParams({ subject: id })}`} className={className}>
      History
    </TextLink>
  )
}
