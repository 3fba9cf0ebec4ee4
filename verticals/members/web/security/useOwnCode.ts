/** A verification code for a member who is signed in: from the present address, or from a new one. */
import { useChange } from '@evenkeel/ui'
import { useState } from 'react'
import { sendOwnCode } from '../../contract/index.ts'
import type { SentCode } from '../entrance/CodeField.tsx'
import { type ContactForm, isSaid, said, type Way } from '../entrance/contactForm.ts'

type Sent = SentCode & { readonly at: number; readonly to: string }
const WHOLE = 6

type Wish = {
  readonly kind: Way
  /** Where the new one is; absent, the code is from the present one. */
  readonly contact?: ContactForm
  /** Another code is typed or asked for: what the page was refused for is over. */
  onTouch(): void
}

export function useOwnCode({ kind, contact, onTouch }: Wish) {
  const [code, setCode] = useState('')
  const [last, setLast] = useState<Sent>()
  const [asked, setAsked] = useState<string>()
  const address = contact === undefined ? {} : said(contact)
  const to = JSON.stringify(address)
  const { send, busy, fault } = useChange(sendOwnCode, {
    onDone: (sent) => setLast({ ...sent, at: Date.now(), to }),
  })
  // What was sent or refused elsewhere says nothing about this address.
  const sent = last?.to === to ? last : undefined
  const given =
    sent !== undefined && code.length === WHOLE ? { ticket: sent.ticket, code } : undefined

  function ask() {
    onTouch()
    setAsked(to)
    void send({ ...address, kind, to: contact === undefined ? 'old' : 'new' })
  }
  return {
    /** What proves the address, as soon as it is there. */
    given,
    fault: asked === to ? fault : undefined,
    field: {
      value: code,
      sent,
      busy,
      disabled: contact !== undefined && !isSaid(contact),
      onSend: ask,
      onChange(typed: string) {
        onTouch()
        setCode(typed)
      },
    },
  }
}
