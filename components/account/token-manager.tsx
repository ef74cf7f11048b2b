'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { send } from '@/components/request/request'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { TextLink } from '@/components/ui/link'
import { LiveButton } from '@/components/ui/live-button'
import { Notice } from '@/components/ui/notice'
import { formatDay, formatMoment } from '@/components/ui/numbers'
import { Section } from '@/components/ui/section'
import { type TokenWrite, tokenWriteSchema } from '@/lib/domain/account/api-token'
import { NewToken } from './new-token'
import { RevokeToken } from './revoke-token'

export interface TokenRow {
  tokenId: string
  name: string
  hint: string
  createdAt: string
  lastUsedAt: string | null
}

/** @param examplePath a GET route that returns this account's own data */
export function TokenManager({ tokens, examplePath }: { tokens: readonly TokenRow[]; examplePath: string }) {
  const router = useRouter()
  const [made, setMade] = useState<{ name: string; token: string } | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const { register, handleSubmit, reset, setError, formState } = useForm<TokenWrite>({
    resolver: zodResolver(tokenWriteSchema),
  })

  const submit = handleSubmit(async ({ name }) => {
    setFailure(null)
    const { answer, refusal } = await send<{ token: string }>('POST', '/api/account/tokens', { name })
    if (refusal) {
      const [issue] = refusal.issues
      if (issue) setError('name', { message: issue.message })
      else setFailure(refusal.message)
      return
    }
    setMade({ name, token: answer.token })
    reset()
    router.refresh()
  })

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
      lead="API tokens let software act for your account. A token can do what you can, until you revoke it."
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
                  Created {formatDay(token.createdAt)} ·{' '}
                  {token.lastUsedAt ? `last used ${formatMoment(token.lastUsedAt)}` : 'never used'}
                </p>
              </div>
              <RevokeToken name={token.name} onRevoke={() => revoke(token.tokenId)} />
            </li>
          ))}
        </ul>
      ) : null}
      <form method="post" noValidate onSubmit={submit} className="flex max-w-prose flex-wrap items-end gap-3">
        <Field
          id="token-name"
          label="Name of the new token"
          help="What will use it, for example “stock import”."
          error={formState.errors.name?.message}
          className="min-w-48 flex-1"
          required
        >
          {(control) => <Input {...control} {...register('name')} autoComplete="off" />}
        </Field>
        <LiveButton type="submit" loading={formState.isSubmitting} loadingLabel="Creating">
          Create token
        </LiveButton>
      </form>
    </Section>
  )
}
