import { Disclosure } from '@/components/ui/disclosure'
import { Notice } from '@/components/ui/notice'
import type { SubscriptionReadback } from '@/lib/contract/readback/subscription-readback'

type Readback = SubscriptionReadback['entitlementConfigReadback']

/** The state of the entitlement configuration; a notice when an operator must act. */
export function SourceState({ readback }: { readback: Readback }) {
  const names = readback.acceptedEntitlementEnvNames.join(' or ')
  if (!readback.authoritativeEntitlementConfigReady) {
    return (
      <Notice tone="block" title="No entitlements are loaded, so sellers cannot save anything">
        <p>
          The configuration is missing or invalid. Create it with <Command>set</Command>, or check it with{' '}
          <Command>check</Command>.
        </p>
      </Notice>
    )
  }
  if (!readback.entitlementConfigSourceReady) {
    return (
      <Notice tone="warn" title="The new entitlements are invalid; the previous ones are still used">
        <p>
          Run <Command>check</Command> to see the problem.
        </p>
      </Notice>
    )
  }
  if (!readback.runtimeFallbackMatchesWriteGate) {
    return (
      <Notice tone="block" title="The access check gives other results than this page">
        <p>This should never happen. Report it to the maintainers of this software.</p>
      </Notice>
    )
  }
  return (
    <Disclosure className="max-w-prose border-b-0" summary="The table is checked against the plans in force">
      <p className="text-ink-2">
        Read from the runtime configuration ({names}), not from the database. All cells verified against the live access
        check.
      </p>
    </Disclosure>
  )
}

function Command({ children }: { children: string }) {
  return <code className="whitespace-nowrap rounded-sm bg-sunk px-1">npm run entitlements -- {children}</code>
}
