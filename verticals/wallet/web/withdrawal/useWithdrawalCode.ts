/** The code that confirms a withdrawal: asked for, typed, and forgotten as soon as it is about another one. */
import { type Refusal, useChange } from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import { useState } from 'react'
import { sendWithdrawalCode } from '../../contract/withdrawals.ts'
import type { Chain, Form } from './form.ts'

type SentCode = Answer<typeof sendWithdrawalCode> & { readonly at: number; readonly for: string }

export type WithdrawalCode = {
  readonly value: string
  readonly sent: SentCode | undefined
  readonly busy: boolean
  /** Why none was sent. */
  readonly fault: Refusal | undefined
  /** With its ticket, as soon as it is whole. */
  readonly given: { readonly ticket: string; readonly code: string } | undefined
  /** No answer came to the last request of this withdrawal: it may have been made. */
  readonly isLost: boolean
  onSend(): void
  onChange(code: string): void
  onLost(): void
}

const WHOLE = 6

/** Lives with the form: who closes the sheet to look into the mail finds it as it was. */
export function useWithdrawalCode(
  asset: string,
  chain: Chain,
  { account, address, amount }: Form,
): WithdrawalCode {
  const [code, setCode] = useState('')
  const [last, setLast] = useState<SentCode>()
  const [lost, setLost] = useState<string>()
  const wish = { account, asset, chain, address, amount }
  const name = JSON.stringify(wish)
  const { send, busy, fault } = useChange(sendWithdrawalCode, {
    onDone(sent) {
      setLast({ ...sent, at: Date.now(), for: name })
      setCode('')
    },
  })
  const sent = last?.for === name ? last : undefined
  const value = sent === undefined ? '' : code
  return {
    value,
    sent,
    busy,
    fault,
    given: sent !== undefined && value.length === WHOLE ? { ticket: sent.ticket, code } : undefined,
    isLost: lost === name,
    onSend: () => void send(wish),
    onChange: setCode,
    onLost: () => setLost(name),
  }
}
