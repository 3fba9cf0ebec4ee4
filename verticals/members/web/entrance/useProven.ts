/** Submits a call of the entrance; where a proof of work is asked for first, does it and submits again. */
import { type Refusal, refusalOf, useClient, useText, useToast } from '@evenkeel/ui'
import type { Answer, AnyCall, Sent } from '@evenkeel/wire'
import { useEffect, useRef, useState } from 'react'
import { type CaptchaAction, getCaptcha } from '../../contract/index.ts'
import { solve } from '../solving.ts'

type Options<C extends AnyCall> = {
  readonly action: CaptchaAction
  /** The proof is asked for every time: it is done before the first try. */
  readonly always?: boolean
  onDone(answer: Answer<C>): void
}

export type Proven<C extends AnyCall> = {
  send(input: Sent<C>): Promise<void>
  /** On its way; or at work on the proof, which can take some seconds. */
  readonly state: 'idle' | 'sending' | 'proving'
  /** What the last try was refused for. */
  readonly fault: Refusal | undefined
  forgive(): void
}

export function useProven<C extends AnyCall>(definition: C, options: Options<C>): Proven<C> {
  const { action, always = false, onDone } = options
  const { client } = useClient()
  const text = useText()
  const toast = useToast()
  const [state, setState] = useState<Proven<C>['state']>('idle')
  const [fault, setFault] = useState<Refusal>()
  const isBusy = useRef(false)
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current?.abort()
  }, [])

  async function prove(): Promise<string> {
    setState('proving')
    const { challenge, bits } = await client.call(getCaptcha, { action })
    const solution = await solve(challenge, bits, leaving.current?.signal)
    setState('sending')
    return solution
  }

  async function answerTo(input: Sent<C>): Promise<Answer<C>> {
    const captcha = always ? await prove() : undefined
    try {
      return await client.call(definition, { ...input, captcha })
    } catch (error) {
      if (refusalOf(error)?.reason !== 'captchaNeeded') throw error
      return client.call(definition, { ...input, captcha: await prove() })
    }
  }

  async function send(input: Sent<C>): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setState('sending')
    setFault(undefined)
    try {
      onDone(await answerTo(input))
    } catch (error) {
      if (leaving.current?.signal.aborted) return
      const refusal = refusalOf(error)
      setFault(refusal)
      toast(refusal?.message ?? text('ui.unreachable'), 'failure')
    } finally {
      isBusy.current = false
      setState('idle')
    }
  }

  return { send, state, fault, forgive: () => setFault(undefined) }
}
