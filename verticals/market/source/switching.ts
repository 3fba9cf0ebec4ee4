/** A source that is one of several, and another one as soon as two operators have said so. Rule Q30. */
import type { Source } from './source.ts'

export type SwitchingSource = Source & {
  /** From now on it is this one: nothing more is heard of the one before. Resolves once the new one has started. */
  switchTo(source: Source): Promise<void>
  /** Called in the moment of a switch, before the new one says anything. */
  onSwitch(listener: () => void): void
}

type Tell = Parameters<Source['start']>[0]

export function createSwitching(first: Source): SwitchingSource {
  let current = first
  let tell: Tell | undefined
  let stop: (() => Promise<void>) | undefined
  let turn: Promise<void> = Promise.resolve()
  const listeners: (() => void)[] = []

  /** What one tells that is not the current one any more is heard by nobody. */
  async function start(source: Source): Promise<void> {
    stop = await source.start((moves) => {
      if (source === current) tell?.(moves)
    })
  }

  async function change(source: Source): Promise<void> {
    if (source === current) return
    const stopBefore = stop
    stop = undefined
    current = source
    for (const listener of listeners) listener()
    await stopBefore?.()
    if (tell !== undefined) await start(source)
  }

  return {
    get name() {
      return current.name
    },
    get isSimulated() {
      return current.isSimulated
    },
    get quietMs() {
      return current.quietMs
    },
    get keepsPast() {
      return current.keepsPast === true
    },
    async start(to) {
      tell = to
      await start(current)
      return async () => {
        tell = undefined
        await turn.catch(() => undefined)
        await stop?.()
      }
    },
    candles: (symbol, period, from, to) => current.candles(symbol, period, from, to),
    trades: async (symbol, most) => (await current.trades?.(symbol, most)) ?? [],
    switchTo(source) {
      turn = turn.catch(() => undefined).then(() => change(source))
      return turn
    },
    onSwitch: (listener) => void listeners.push(listener),
  }
}
