import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import type { ModuleEntitlement } from '@/lib/domain/entitlement/entitlement'
import { entitlementState } from './entitlement-state'

/** One entitlement as a word with an icon. */
export function EntitlementBadge({ entitlement }: { entitlement: ModuleEntitlement }) {
  const { word, tone, icon } = entitlementState(entitlement)
  return (
    <Badge tone={tone}>
      <Icon name={icon} />
      {word}
    </Badge>
  )
}
