import { Notice } from '@/components/ui/notice'
import type { SubscriptionReadback } from '@/lib/contract/readback/subscription-readback'

type Readback = SubscriptionReadback['entitlementConfigReadback']

/** How the source of the entitlements stands; loud only when an operator has something to do. */
export function SourceState({ readback }: { readback: Readback }) {
  const names = readback.acceptedEntitlementEnvNames.join(' or ')
  if (!readback.authoritativeEntitlementConfigReady) {
    return (
      <Notice tone="block" title="No entitlements are in force: every seller write is refused">
        <p>
          There is no configuration, or it cannot be understood. Set it with <Command>set</Command>, or judge it with{' '}
          <Command>check</Command>.
        </p>
      </Notice>
    )
  }
  if (!readback.entitlementConfigSourceReady) {
    return (
      <Notice tone="warn" title="The newest entitlements were refused; the last good ones are in force">
        <p>
          <Command>check</Command> says what is wrong with them.
        </p>
      </Notice>
    )
  }
  if (!readback.runtimeFallbackMatchesWriteGate) {
    return (
      <Notice tone="block" title="The gate of the writes does not agree with what is shown here">
        <p>This must never happen. Please report it to whoever maintains this software.</p>
      </Notice>
    )
  }
  return (
    <p className="max-w-prose text-ink-2 text-sm">
      Read from the runtime configuration ({names}), never from the database. The gate of the writes was asked for every
      cell and agrees with all of them.
    </p>
  )
}

function Command({ children }: { children: string }) {
  return <code className="whitespace-nowrap rounded-sm bg-sunk px-1">npm run entitlements -- {children}</code>
}
