'use client'

import { useState } from 'react'
import { type Refusal, send } from '@/components/request/request'

/** One form that posts to one route: what it refused, whether it is under way, whether it is done. */
export function useSend(path: string) {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [isDone, setIsDone] = useState(false)
  async function post(body: unknown): Promise<boolean> {
    setIsBusy(true)
    setRefusal(null)
    const outcome = await send('POST', path, body)
    setRefusal(outcome.refusal)
    setIsDone(outcome.refusal === null)
    setIsBusy(false)
    return outcome.refusal === null
  }
  /** What is said at a field; without a field, what belongs to none. */
  function messageAt(field: string): string | undefined {
    return refusal?.issues.find((issue) => issue.field === field)?.message
  }
  return { post, messageAt, isBusy, isDone, refusal }
}
