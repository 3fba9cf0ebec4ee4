/** A verification code for a member who is signed in: from the present address, or from a new one. */
import { useChange } from '@evenkeel/ui'
import { useState } from 'react'
import { sendOwnCode } from '../../contract/index.ts'
import type { SentCode } from '../entrance/CodeField.tsx'
import { type ContactForm, isSaid, said, type Way } from '../entrance/contactForm.ts'

type Sent = SentCode & { readonly at: number; readonly to: string }
const WHOLE = 6

/** `contact`: where the new one is; absent, the code is from the present one. */
export function useOwnCode(kind: Way, contact?: ContactForm) {
  const [code, setCode] = useState('')
  const [last, setLast] = useState<Sent>()
  const address = contact === undefined ? {} : said(contact)
  const to = JSON.stringify(address)
  const { send, busy, fault } = useChange(sendOwnCode, {
    onDone: (sent) => setLast({ ...sent, at: Date.now(), to }),
  })
  // What was sent elsewhere does not prove this address.
  const sent = last?.to === to ? last : undefined
  const given =
    sent !== undefined && code.length === WHOLE ? { ticket: sent.ticket, code } : undefined
  return {
    /** What proves the address, as soon as it is there. */
    given,
    fault,
    field: {
      value: code,
      sent,
      busy,
      disabled: contact !== undefined && !isSaid(contact),
      onSend: () => void send({ ...address, kind, to: contact === undefined ? 'old' : 'new' }),
      onChange: setCode,
    },
  }
}
