/** Asks who is there before something changes, and then changes it. Rule E17. */
import { Button, Caution, Fields, Sheet, useChange, useText } from '@evenkeel/ui'
import type { Answer, AnyCall, Sent } from '@evenkeel/wire'
import { type ReactNode, useState } from 'react'
import { errorBeside, type Fault } from '../entrance/faults.ts'
import { forgiving } from '../entrance/forgiving.ts'
import { ProofFields } from './ProofFields.tsx'
import styles from './ProofSheet.module.css'
import { afterRefusal, type Guards, isWhole, proofOf, unproven } from './proofForm.ts'
import type { TextKey } from './textKey.ts'

type Props<C extends AnyCall> = {
  readonly open: boolean
  /** What is about to be done, and the word for it on the button. */
  readonly title: string
  readonly action: string
  readonly look?: 'main' | 'danger'
  readonly guards: Guards
  readonly call: C
  readonly input: Omit<Sent<C>, 'proof'>
  /** What is worth knowing, or is asked for beside the proof. */
  readonly children?: ReactNode
  /** What is asked for beside the proof is not there yet. */
  readonly disabled?: boolean
  /** The refusals that the page says at its own fields; the sheet closes on them. */
  readonly elsewhere?: readonly string[]
  onFault?(fault: Fault): void
  onDone(answer: Answer<C>): void
  onClose(): void
}

export function ProofSheet<C extends AnyCall>(props: Props<C>) {
  return (
    <Sheet open={props.open} title={props.title} onClose={props.onClose}>
      <ProofSheetBody {...props} />
    </Sheet>
  )
}

const FIELDS = ['proof', 'totp', 'signature'] as const

/** Lives as long as the sheet is open. */
function ProofSheetBody<C extends AnyCall>(props: Props<C>) {
  const { action, look = 'main', guards, call, input, children, disabled = false } = props
  const { elsewhere = [], onFault, onDone, onClose } = props
  const text = useText<TextKey>()
  const [form, setForm] = useState(unproven)
  const { send, busy, fault, forgive } = useChange(call, {
    onDone(answer) {
      onClose()
      onDone(answer)
    },
    onFault(refused) {
      setForm(afterRefusal)
      if (!elsewhere.includes(refused.reason)) return
      onClose()
      onFault?.(refused)
    },
  })
  const isReady = !disabled && isWhole(form, guards)
  const beside = errorBeside(FIELDS, fault)
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) void send({ ...input, proof: proofOf(form, guards) } as Sent<C>)
      }}
    >
      {children}
      {guards.has_password && <p>{text('members.proofHint')}</p>}
      <Fields>
        <ProofFields
          guards={guards}
          form={form}
          fault={fault}
          onChange={forgiving(forgive)(setForm)}
        />
      </Fields>
      {beside !== undefined && <Caution tone="danger">{beside}</Caution>}
      <Button type="submit" look={look} busy={busy} disabled={!isReady}>
        {action}
      </Button>
    </form>
  )
}
