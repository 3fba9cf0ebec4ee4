/** All that registration asks for, as it is typed, and the step that it is at: the address of the page says which. */
import { useAccount, usePlace, useText, useToast } from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import { useEffect, useEffectEvent, useState } from 'react'
import { type getEntrance, register } from '../../contract/index.ts'
import type en from '../../text/en.ts'
import { codeIn } from '../invite/inviteLink.ts'
import { noContact, said, ways } from './contactForm.ts'
import type { Fault } from './faults.ts'
import {
  type Checked,
  checkedAt,
  isDone,
  type RegisterForm,
  type Step,
  stepFor,
  stepOfFault,
  steps,
  wrongIn,
} from './registerForm.ts'
import { useCode } from './useCode.ts'
import { useLostAnswer } from './useLostAnswer.ts'
import { useProven } from './useProven.ts'

export type Entrance = Answer<typeof getEntrance>
export type Registration = ReturnType<typeof useRegistration>

type Typed = Omit<RegisterForm, 'isCoded'> & { readonly isAgreed: boolean }

export function useRegistration(entrance: Entrance) {
  const text = useText<keyof typeof en>()
  const { query, go } = usePlace()
  const offered = ways.filter((way) => (way === 'email' ? entrance.by_email : entrance.by_phone))
  const linked = codeIn(query.get('code') ?? '')
  const [typed, setTyped] = useState<Typed>({
    contact: { ...noContact, way: offered[0] ?? 'email' },
    password: '',
    confirm: '',
    transaction: '',
    invite: linked || (entrance.invite_code ?? ''),
    isAgreed: false,
  })
  const [left, setLeft] = useState<ReadonlySet<Checked>>(new Set())
  const [tries, setTries] = useState(0)
  const [reached, setReached] = useState(1)
  const { send, state, fault, forgive } = useSending(typed)
  const code = useCode('register', typed.contact, forgive)
  const form: RegisterForm = { ...typed, isCoded: code.isWhole }
  const step = stepFor(query.get('step'), form, reached)
  const toStep = (wished: Step) => go(addressOf(wished, linked))
  useStepOf(fault, form, { step, toStep })
  useBeginning(query.has('step'), () => toStep(1))
  const leave = (...fields: readonly Checked[]) =>
    setLeft((known) => new Set([...known, ...fields]))

  return {
    offered,
    linked,
    form,
    isAgreed: typed.isAgreed,
    code,
    step,
    tries,
    state,
    fault,
    /** What was wrong has been changed, and is not said any longer. */
    change(changed: Partial<Typed>) {
      forgive()
      setTyped((known) => ({ ...known, ...changed }))
    },
    leave,
    /** Nobody is told that they are wrong while they are still at it. */
    wrong(field: Checked): string | undefined {
      const found = left.has(field) ? wrongIn(field, form) : undefined
      return found && text(found)
    },
    /** On to the next step; from the last one it is sent. */
    submit() {
      leave(...checkedAt[step])
      const next = steps.find((other) => other > step)
      if (!isDone(step, form)) return setTries(tries + 1)
      if (next !== undefined) {
        setReached(Math.max(next, reached))
        return toStep(next)
      }
      if (code.ticket === undefined) return toStep(1)
      void send({ ...asked(typed), ticket: code.ticket, code: code.code })
    },
  }
}

/** Where the answer was lost, the next try enters with what was set. */
function useSending(typed: Typed) {
  const text = useText<keyof typeof en>()
  const toast = useToast()
  const account = useAccount()
  const lost = useLostAnswer(typed)
  return useProven(register, {
    action: 'register',
    fields: FIELDS,
    onDone(session) {
      account.enter(session)
      toast(text('members.registered'), 'success')
    },
    lost,
  })
}

function asked({ contact, password, confirm, transaction, invite, isAgreed }: Typed) {
  return {
    ...said(contact),
    password,
    confirm,
    transaction_password: transaction,
    invite_code: invite,
    agreed: isAgreed,
  }
}

const FIELDS = [
  'contact',
  'code',
  'password',
  'confirm',
  'transactionPassword',
  'inviteCode',
  'agreement',
] as const

type Going = { readonly step: Step; toStep(step: Step): void }

/** What is refused at the end may be about an earlier step: there it is said. */
function useStepOf(fault: Fault | undefined, form: RegisterForm, { step, toStep }: Going): void {
  const follow = useEffectEvent((refused: Fault) => {
    const about = stepOfFault(refused, form)
    if (about !== undefined && about !== step) toStep(about)
  })
  useEffect(() => {
    if (fault !== undefined) follow(fault)
  }, [fault])
}

/** Who comes to a later step with nothing typed, as after a reload, begins at the first. */
function useBeginning(isLater: boolean, begin: () => void): void {
  const start = useEffectEvent(() => {
    if (isLater) begin()
  })
  useEffect(() => {
    start()
  }, [])
}

function addressOf(step: Step, code: string): string {
  const query = new URLSearchParams()
  if (code !== '') query.set('code', code)
  if (step > 1) query.set('step', String(step))
  return query.size === 0 ? '/register' : `/register?${query}`
}
