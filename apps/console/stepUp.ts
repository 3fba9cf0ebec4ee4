/** Lets a call that wants the second factor once more ask for it, and then sends it again as it was. */
import { type Client, newKey, Refused } from '@evenkeel/wire/client'

/** Shows the dialog; answers whether the second factor was shown. */
export type AskStepUp = () => Promise<boolean>

const NEEDED = 'stepUpNeeded'

/** Refused so, a call was not carried out: it is sent again under the same key, and no other. */
export function withStepUp(client: Client, ask: AskStepUp): Client {
  async function again<Answer>(send: () => Promise<Answer>): Promise<Answer> {
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof Refused) || error.reason !== NEEDED || !(await ask())) throw error
      return send()
    }
  }
  return {
    ...client,
    call: (definition, input, options = {}) => {
      const key = options.key ?? newKey()
      return again(() => client.call(definition, input, { ...options, key }))
    },
    download: (definition, input, options) =>
      again(() => client.download(definition, input, options)),
  }
}

/** One dialog for all that wait for it. */
export function createStepUp(show: (open: boolean) => void) {
  let waiting: ((isShown: boolean) => void)[] = []
  function settle(isShown: boolean): void {
    const all = waiting
    waiting = []
    show(false)
    for (const tell of all) tell(isShown)
  }
  return {
    ask: () =>
      new Promise<boolean>((tell) => {
        waiting.push(tell)
        show(true)
      }),
    done: () => settle(true),
    close: () => settle(false),
  }
}
