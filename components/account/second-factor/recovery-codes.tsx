import { CopyButton } from '@/components/ui/copy-button'
import { Notice } from '@/components/ui/notice'

/** New recovery codes, shown only once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <Notice tone="meet" role="status" title="Keep these recovery codes now. You cannot see them again.">
      <p>Each works once, in place of a code of the app, for example when your phone is lost.</p>
      <ul className="my-3 grid gap-x-6 gap-y-1 text-ink text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="select-all break-all">
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <CopyButton text={codes.join('\n')} label="recovery codes" />
    </Notice>
  )
}
