'use client'

import { useState } from 'react'
import { type Refusal, send } from '@/components/request/request'

/** The state of a form that posts to one route: its error, and whether it is busy or done. */
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
  /** The message for a field; without a field, the message for the form. */
  function messageAt(field: string): string | undefined {
    return refusal?.issues.find((issue) => issue.field === field)?.message
  }
  return { post, messageAt, isBusy, isDone, refusal }
}
