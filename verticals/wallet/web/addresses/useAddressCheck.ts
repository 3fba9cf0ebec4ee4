/** What the server thinks of an address, asked as soon as it is there: only an answer to what stands in the form counts. */
import { isUnreachable, type Refusal, refusalOf, useClient, useText, useToast } from '@evenkeel/ui'
import type { AnyCall, Sent } from '@evenkeel/wire'
import { useRef, useState } from 'react'

export type AddressCheck<C extends AnyCall> = {
  look(question: Sent<C>): Promise<void>
  /** Nothing as long as just this was not asked and answered. */
  faultOf(question: Sent<C>): Refusal | undefined
}

/** Each question is sent, even while an older one waits for its answer, which is then of no use. */
export function useAddressCheck<C extends AnyCall>(definition: C): AddressCheck<C> {
  const { client } = useClient()
  const text = useText()
  const toast = useToast()
  const newest = useRef('')
  const [told, setTold] = useState<{
    readonly asked: string
    readonly fault: Refusal | undefined
  }>()
  return {
    faultOf: (question) => (told?.asked === JSON.stringify(question) ? told.fault : undefined),
    async look(question) {
      const asked = JSON.stringify(question)
      newest.current = asked
      let fault: Refusal | undefined
      try {
        await client.call(definition, question)
      } catch (error) {
        if (newest.current !== asked) return
        fault = refusalOf(error)
        if (isUnreachable(error)) toast(text('ui.unreachable'), 'failure')
      }
      if (newest.current === asked) setTold({ asked, fault })
    },
  }
}
