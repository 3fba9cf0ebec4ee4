/** Submits a call of the entrance; where a proof of work is asked for first, does it and submits again. */
import { type Refusal, refusalOf, useClient, useText, useToast } from '@evenkeel/ui'
import type { Answer, AnyCall, Sent } from '@evenkeel/wire'
import { useEffect, useRef, useState } from 'react'
import { type CaptchaAction, getCaptcha } from '../../contract/index.ts'
import { solve } from '../solving.ts'
import { type Field, isAtField } from './faults.ts'
import { type Proof, proofAt, withProof } from './proving.ts'

type Options<C extends AnyCall> = {
  readonly action: CaptchaAction
  /** The proof is asked for every time: it is done before the first try. */
  readonly always?: boolean
  /** The fields of its form: what one of them says is not said over the page as well. */
  readonly fields: readonly Field[]
  onDone(answer: Answer<C>): void
  /** A try got no answer, and the code of it is refused now, as a used one is: whether it was carried out. */
  readonly lost?: {
    /** Whom the tries are about: what was lost of one says nothing of another. */
    readonly about: string
    findOut(): Promise<Finding>
  }
}

/** `unknown`: no answer again, or none that says it. */
export type Finding = 'done' | 'notDone' | 'unknown'

export type Proven<C extends AnyCall> = {
  send(input: Sent<C>): Promise<void>
  readonly state: 'idle' | 'sending'
  /** How far the work on a proof is. */
  readonly proof: Proof | undefined
  /** What the last try was refused for. */
  readonly fault: Refusal | undefined
  forgive(): void
}

export function useProven<C extends AnyCall>(definition: C, options: Options<C>): Proven<C> {
  const { action, always = false, fields, onDone, lost } = options
  const { client } = useClient()
  const text = useText()
  const toast = useToast()
  const [state, setState] = useState<Proven<C>['state']>('idle')
  const [proof, setProof] = useState<Proof>()
  const [fault, setFault] = useState<Refusal>()
  const isBusy = useRef(false)
  const lostAbout = useRef<string>(undefined)
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current?.abort()
  }, [])

  async function prove(): Promise<string> {
    try {
      const { challenge, bits } = await client.call(getCaptcha, { action })
      const tell = (share?: number) =>
        setProof((last) => {
          const next = proofAt(bits, share)
          return last?.percent === next.percent && last.isHard === next.isHard ? last : next
        })
      tell()
      return await solve(challenge, bits, leaving.current?.signal, tell)
    } finally {
      setProof(undefined)
    }
  }

  async function send(input: Sent<C>): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setState('sending')
    setFault(undefined)
    try {
      const ask = (captcha: string | undefined) => client.call(definition, { ...input, captcha })
      onDone(await withProof({ always, ask, prove, isWanted }))
    } catch (error) {
      if (leaving.current?.signal.aborted) return
      const refusal = refusalOf(error)
      const isUsed = refusal?.reason === 'codeWrong' && lostAbout.current === lost?.about
      const found = isUsed ? await lost?.findOut() : undefined
      if (found === 'done') return
      if (found === 'unknown') return void toast(text('ui.unreachable'), 'failure')
      if (refusal === undefined) lostAbout.current = lost?.about
      if (found === 'notDone') lostAbout.current = undefined
      setFault(refusal)
      if (refusal === undefined) toast(text('ui.unreachable'), 'failure')
      else if (!isAtField(fields, refusal)) toast(refusal.message, 'failure')
    } finally {
      isBusy.current = false
      setState('idle')
    }
  }

  return { send, state, proof, fault, forgive: () => setFault(undefined) }
}

function isWanted(error: unknown): boolean {
  return refusalOf(error)?.reason === 'captchaNeeded'
}
