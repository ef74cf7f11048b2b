import { useListingForm } from '@/components/listing-form/state/form-context'
import { Button } from '@/components/ui/button'

interface SuggestedValue {
  name: string
  label: string
  text: string
  /** As the form holds it. */
  value: unknown
}

/** Values for fields that are still empty, filled in with one click. */
export function SuggestedValues({ values, intro = '' }: { values: readonly SuggestedValue[]; intro?: string }) {
  const { setField } = useListingForm()
  if (values.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span className="text-ink-2">
        {intro}
        {values.map(({ label, text }) => `${label} ${text}`).join(' · ')}
      </span>
      <Button
        size="sm"
        variant="quiet"
        onClick={() => {
          for (const { name, value } of values) setField(name, value)
        }}
      >
        Fill these in too
      </Button>
    </div>
  )
}
