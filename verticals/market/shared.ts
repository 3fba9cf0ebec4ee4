/** Calls whose answer is the same for many: it is written once, and told to all of them as text. */
import { type Millis, type Refused, refuse } from '@evenkeel/kernel'
import type { Call } from '@evenkeel/wire'
import { type Caller, type Context, handle, type Route } from '@evenkeel/wire/server'
import { TooManyQuestions } from './candles/candles.ts'
import { createRecent } from './recent.ts'

type Answer<C extends Call> = Parameters<typeof handle<C>>[1]

export type Sharing = {
  /** For all who ask the same of the same realm before the next beat: of the caller, the answer depends on nothing else. */
  handleOnce<C extends Call>(call: C, answer: Answer<C>): Route
  /** The same for an answer that comes as text, as the call's own encoding would write it. */
  handleText<C extends Call>(
    call: C,
    answer: (context: Parameters<Answer<C>>[0]) => Promise<string | Refused>,
    cost?: Parameters<typeof handle<C>>[2],
  ): Route
}

export function createSharing(now: () => Millis): Sharing {
  const recent = createRecent<string | Refused>(now, (told) => String(told).length)

  function once(
    route: Route,
    write: (context: Context<unknown>) => Promise<string | Refused>,
  ): Route {
    return {
      ...route,
      encode: (text) => text as string,
      async answer(context) {
        const { input, member } = context
        const asked = Object.values(input as object)
        const question = [route.call.path, realmOf(member), ...asked].join(' ')
        try {
          return await recent.answer(question, () => write(context))
        } catch (error) {
          if (error instanceof TooManyQuestions) return refuse('exchangeBusy')
          throw error
        }
      },
    }
  }

  return {
    handleOnce(call, answer) {
      // It is read from memory, and written once for all.
      const route = handle(call, answer, () => 1)
      return once(route, async (context) => {
        const outcome = await route.answer(context)
        return isRefused(outcome) ? outcome : (route.encode(outcome) as string)
      })
    },
    handleText(call, answer, cost) {
      const route = handle(call, answer as unknown as Answer<typeof call>, cost)
      return once(route, (context) => route.answer(context) as Promise<string | Refused>)
    },
  }
}

/** A call that answers the same for as long as what it depends on is the same; it is written when somebody asks. */
export function handleWritten<C extends Call>(
  call: C,
  dependsOn: () => readonly unknown[],
  result: () => Awaited<ReturnType<Answer<C>>>,
): Route {
  const route = handle(call, async () => result())
  let written: { readonly on: readonly unknown[]; readonly text: string } | undefined
  return {
    ...route,
    encode: (text) => text as string,
    async answer() {
      const on = dependsOn()
      if (written === undefined || on.some((one, nth) => one !== written?.on[nth]))
        written = { on, text: route.encode(result()) as string }
      return written.text
    },
  }
}

/** A visitor sees the real realm. */
export function realmOf(member: Caller | undefined) {
  return member?.realm ?? 'real'
}

function isRefused(outcome: unknown): outcome is Refused {
  return (outcome as Partial<Refused> | undefined)?.ok === false
}
