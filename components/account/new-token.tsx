'use client'

import { CopyButton } from '@/components/ui/copy-button'
import { Notice } from '@/components/ui/notice'

/** A new token, shown only once. */
export function NewToken({ name, token, examplePath }: { name: string; token: string; examplePath: string }) {
  const command = `curl -H "Authorization: Bearer ${token}" "${window.location.origin}${examplePath}"`
  return (
    <Notice tone="meet" title={`Copy the token “${name}” now. You cannot see it again.`}>
      <div className="mt-2 flex flex-col gap-3">
        <Copyable label="Token" text={token} />
        <p>Try it:</p>
        <Copyable label="Command" text={command} />
      </div>
    </Notice>
  )
}

function Copyable({ label, text }: { label: string; text: string }) {
  return (
    <div className="flex flex-wrap items-start gap-2">
      <code className="num min-w-0 flex-1 basis-64 select-all break-all rounded-sm border border-line bg-raised px-3 py-2 text-ink text-sm">
        {text}
      </code>
      <CopyButton text={text} label={label.toLowerCase()} />
    </div>
  )
}
