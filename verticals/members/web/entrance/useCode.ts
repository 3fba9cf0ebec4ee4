/** A verification code of the entrance: sent to where somebody says they are, with its proof of work. */
import { useAccount } from '@evenkeel/ui'
import { useState } from 'react'
import { sendCode } from '../../contract/index.ts'
import type { SentCode } from './CodeField.tsx'
import { type ContactForm, isSaid, said } from './contactForm.ts'
import { useProven } from './useProven.ts'

type Purpose = 'register' | 'reset' | 'thaw'
type Sent = SentCode & { readonly at: number; readonly to: string }

/** `onTouch`: another code is typed or asked for, so what the form was refused for is over. */
export function useCode(purpose: Purpose, contact: ContactForm, onTouch: () => void) {
  const account = useAccount()
  const [code, setCode] = useState('')
  const [last, setLast] = useState<Sent>()
  const [asked, setAsked] = useState<string>()
  const to = JSON.stringify(said(contact))
  const { send, state, proof, fault } = useProven(sendCode, {
    action: purpose === 'register' ? 'register' : 'reset',
    always: true,
    fields: ['contact', 'code'],
    onDone: (sent) => setLast({ ...sent, at: Date.now(), to }),
  })
  // What was sent or refused elsewhere says nothing about this address.
  const sent = last?.to === to ? last : undefined

  function ask() {
    onTouch()
    setAsked(to)
    void send({ ...said(contact), purpose, device: account.device() })
  }
  return {
    ticket: sent?.ticket,
    code,
    fault: asked === to ? fault : undefined,
    isWhole: sent !== undefined && code.length === 6,
    field: {
      value: code,
      sent,
      busy: state !== 'idle',
      proof,
      disabled: !isSaid(contact),
      onSend: ask,
      onChange(typed: string) {
        onTouch()
        setCode(typed)
      },
    },
  }
}
