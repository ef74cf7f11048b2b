import { Button } from '@/components/ui/button'
import { SearchField } from './search-field'

interface MarketSearchBoxProps {
  id: string
  q?: string
  isFocused?: boolean
  className?: string
}

/** The search of all modules, large. It works without a script. */
export function MarketSearchBox({ id, q = '', isFocused = false, className }: MarketSearchBoxProps) {
  return (
    <form action="/search" method="get" className={className}>
      <search className="flex gap-2">
        <SearchField id={id} q={q} placeholder="What do you need?" isFocused={isFocused} className="h-12 flex-1" />
        <Button type="submit" variant="primary" size="lg">
          Search
        </Button>
      </search>
    </form>
  )
}
