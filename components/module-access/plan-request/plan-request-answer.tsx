'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useSendForm } from '@/components/account/use-send'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { FormProblem } from '@/components/ui/form-problem'
import { Notice } from '@/components/ui/notice'
import { Textarea } from '@/components/ui/textarea'
import type { PlanRequest } from '@/lib/contract/responses/subscription'
import { REASON_LENGTH_MAX } from '@/lib/domain/text-limits'
import { PlanCommand } from './plan-command'

interface PlanRequestAnswerProps {
  request: Pick<PlanRequest, 'requestId' | 'planKey' | 'planLabel' | 'version' | 'isGranted'>
  sellerId: string
  companyName: string
}

/** Lets an administrator mark a request as done, or decline it with a reason. */
export function PlanRequestAnswer(props: PlanRequestAnswerProps) {
  return (
    <div className="flex gap-2">
      <AnswerDialog outcome="DONE" {...props} />
      <AnswerDialog outcome="DECLINED" {...props} />
    </div>
  )
}

function AnswerDialog({
  outcome,
  request,
  sellerId,
  companyName,
}: PlanRequestAnswerProps & { outcome: 'DONE' | 'DECLINED' }) {
  const router = useRouter()
  const [isOpen, setIsOpen] = useState(false)
  const { form, messageAt, isBusy, problem } = useSendForm(
    `/api/account/plan-requests/${request.requestId}/answer`,
    (fields) => ({ outcome, reason: fields.get('reason'), expectedVersion: request.version }),
    () => {
      setIsOpen(false)
      router.refresh()
    },
  )
  const isDone = outcome === 'DONE'
  const formId = `answer-${outcome}-${request.requestId}`

  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title={isDone ? 'Mark as done' : 'Decline'}
      description={`${companyName} asks for ${request.planLabel}. The seller will be notified.`}
      trigger={
        <Button size="sm" variant={isDone && request.isGranted ? 'primary' : 'secondary'}>
          {isDone ? 'Mark as done' : 'Decline'}
        </Button>
      }
      actions={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button
            type="submit"
            form={formId}
            variant={isDone ? 'primary' : 'danger'}
            loading={isBusy}
            loadingLabel="Saving"
          >
            {isDone ? 'Mark as done' : 'Decline'}
          </Button>
        </>
      }
    >
      <form id={formId} {...form} className="flex flex-col gap-4">
        {isDone && !request.isGranted ? (
          <Notice tone="warn" title={`${request.planLabel} is not active for this seller yet`}>
            <p className="mb-2">
              Answering does not change access. Give the plan first, then mark the request as done. Until then it stays
              open.
            </p>
            <PlanCommand sellerId={sellerId} planKey={request.planKey} />
          </Notice>
        ) : null}
        <FormProblem>{messageAt('outcome') ?? problem}</FormProblem>
        <Field
          id={`${formId}-reason`}
          label={isDone ? 'Message' : 'Reason'}
          required={!isDone}
          help="Shown to the seller."
          error={messageAt('reason')}
        >
          {(control) => <Textarea {...control} name="reason" rows={3} maxLength={REASON_LENGTH_MAX} />}
        </Field>
      </form>
    </Dialog>
  )
}
