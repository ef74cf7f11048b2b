import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { LIMITS } from '@/lib/domain/listing/finding/limits'

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
      <search className={cx('flex gap-2')}>
        <label htmlFor={id} className="sr-only">
          Search all listings
        </label>
        <Input
          id={id}
          type="search"
          name="q"
          defaultValue={q}
          key={q}
          maxLength={LIMITS.searchMax}
          placeholder="What do you need?"
          autoFocus={isFocused}
          autoComplete="off"
          prefix={<Icon name="search" />}
          className="h-12 flex-1"
        />
        <Button type="submit" variant="primary" size="lg">
          Search
        </Button>
      </search>
    </form>
  )
}
