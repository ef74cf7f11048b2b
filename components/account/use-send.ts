'use client'

import { type FormEvent, useState } from 'react'
import { type Refusal, send } from '@/components/request/request'

/** Posts to one route: why it failed, and whether it is busy or done. */
export function useSend<T extends object = object>(path: string) {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [isDone, setIsDone] = useState(false)
  /** @returns the response, or null when it was refused */
  async function post(body: unknown): Promise<T | null> {
    setIsBusy(true)
    setRefusal(null)
    const outcome = await send<T>('POST', path, body)
    setRefusal(outcome.refusal)
    setIsDone(outcome.refusal === null)
    setIsBusy(false)
    return outcome.answer
  }
  /** The message for a field. */
  function messageAt(field: string): string | undefined {
    return refusal?.issues.find((issue) => issue.field === field)?.message
  }
  /** Why it was refused as a whole; the messages at its fields say the rest. */
  const problem = refusal && refusal.issues.length === 0 ? refusal.message : null
  return { post, messageAt, isBusy, isDone, refusal, problem }
}

/**
 * A form that posts its fields to one route.
 * @param bodyOf the body for what was typed
 * @param onDone what follows once it was accepted
 */
export function useSendForm<T extends object = object>(
  path: string,
  bodyOf: (fields: FormData) => unknown,
  onDone?: (form: HTMLFormElement, answer: T) => void,
) {
  const sending = useSend<T>(path)
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const answer = await sending.post(bodyOf(new FormData(form)))
    if (answer) onDone?.(form, answer)
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => void submit(event)
  return { ...sending, form: { method: 'post', noValidate: true, onSubmit } }
}
