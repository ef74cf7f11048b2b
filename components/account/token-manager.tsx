'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { send } from '@/components/request/request'
import { TextLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { formatDay, formatMoment } from '@/components/ui/numbers'
import { Section } from '@/components/ui/section'
import type { TokenScope } from '@/lib/domain/account/api-token'
import { NewToken } from './new-token'
import { RevokeToken } from './revoke-token'
import { scopeWords, TokenForm } from './token-form'

export interface TokenRow {
  tokenId: string
  name: string
  hint: string
  scopes: readonly TokenScope[]
  createdAt: string
  expiresAt: string | null
  lastUsedAt: string | null
}

/** @param examplePath a GET route that returns this account's own data */
export function TokenManager({
  tokens,
  asksCode,
  examplePath,
}: {
  tokens: readonly TokenRow[]
  asksCode: boolean
  examplePath: string
}) {
  const router = useRouter()
  const [made, setMade] = useState<{ name: string; token: string } | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  async function revoke(tokenId: string): Promise<void> {
    setFailure(null)
    const { refusal } = await send('DELETE', `/api/account/tokens/${tokenId}`)
    if (refusal) setFailure(refusal.message)
    else if (made?.token.slice(-4) === tokens.find((token) => token.tokenId === tokenId)?.hint) setMade(null)
    router.refresh()
  }

  return (
    <Section
      id="tokens"
      title="API tokens"
      lead="API tokens let software act for your account, until they expire or you revoke them."
      actions={
        <TextLink href="/docs" className="text-sm">
          API documentation
        </TextLink>
      }
    >
      <div aria-live="polite" className="flex flex-col gap-3 empty:hidden">
        {failure ? <Notice tone="block">{failure}</Notice> : null}
        {made ? <NewToken {...made} examplePath={examplePath} /> : null}
      </div>
      {tokens.length > 0 ? (
        <ul className="divide-y divide-line border-line border-y">
          {tokens.map((token) => (
            <li key={token.tokenId} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
              <div className="min-w-0 flex-1">
                <p className="font-medium">
                  {token.name} <span className="num unit whitespace-nowrap">tx_…{token.hint}</span>
                </p>
                <p className="text-ink-2 text-sm">
                  {scopeWords(token.scopes)} · created {formatDay(token.createdAt)} ·{' '}
                  {token.expiresAt ? `expires ${formatDay(token.expiresAt)}` : 'does not expire'} ·{' '}
                  {token.lastUsedAt ? `last used ${formatMoment(token.lastUsedAt)}` : 'never used'}
                </p>
              </div>
              <RevokeToken name={token.name} onRevoke={() => revoke(token.tokenId)} />
            </li>
          ))}
        </ul>
      ) : null}
      <TokenForm asksCode={asksCode} onMade={setMade} onFailure={setFailure} />
    </Section>
  )
}
