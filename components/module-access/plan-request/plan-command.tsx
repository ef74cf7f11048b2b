import { CopyButton } from '@/components/ui/copy-button'
import { planCommand, planEntry } from '@/lib/domain/entitlement/plan-change'

/** What an operator pastes to give the asked plan: the command, or the entry of the configuration. */
export function PlanCommand({ sellerId, planKey }: { sellerId: string; planKey: string }) {
  const texts = [
    { label: 'command', help: 'Run on the server', text: planCommand(sellerId, planKey) },
    { label: 'entry', help: 'Or add under “sellers” in the configuration', text: planEntry(sellerId, planKey) },
  ]
  return (
    <dl className="flex min-w-0 flex-col gap-2 text-sm">
      {texts.map(({ label, help, text }) => (
        <div key={label} className="min-w-0">
          <dt className="text-ink-2 text-xs">{help}</dt>
          <dd className="mt-0.5 flex flex-wrap items-start gap-2">
            <code className="num wrap-anywhere min-w-0 flex-1 basis-64 rounded-sm bg-sunk px-2 py-1 text-xs">
              {text}
            </code>
            <CopyButton text={text} label={label} isQuiet />
          </dd>
        </div>
      ))}
    </dl>
  )
}
