/** Deliberate bugs: each must be caught, or the simulation proves nothing. */
import type { AnyCore, Journal } from '@evenkeel/kernel'
import { shareDown } from '@evenkeel/kernel'
import { locker, lockerWith } from '@evenkeel/kernel/testing'
import { type Command, type Event, type State, wallet } from '@evenkeel/verticals/wallet/core.ts'
import type { Disk } from './disk.ts'

/** Where a plant may reach into the world. */
export type Plant = {
  readonly cores?: readonly AnyCore[]
  readonly journal?: (journal: Journal) => Journal
  /** The key that the exchange is given for a request. */
  readonly key?: (
    key: string,
    about: { resent: boolean; epoch: number; refused: boolean },
  ) => string | undefined
  readonly swapsRealms?: boolean
  readonly ignoresDeadlines?: boolean
  readonly beforeRecovery?: (disk: Disk) => void
  readonly keepsTornTail?: boolean
}

const overdrawn: AnyCore = {
  ...wallet,
  decide(command: Command, state: State, world: Parameters<typeof wallet.decide>[2]) {
    const rich = { ...world, id: world.id, ledger: { balance: () => 10n ** 20n } }
    return wallet.decide(command, state, rich)
  },
}

let applied = 0
const forgetful: AnyCore = {
  ...wallet,
  movements(event: Event) {
    applied++
    const movements = wallet.movements?.(event) ?? []
    return applied % 97 === 0 ? [] : movements
  },
}

const changed = (key: string, by: number) => `${(by % 16).toString(16)}${key.slice(1)}`

export const plants: Readonly<Record<string, Plant>> = {
  answerBeforeDurable: {
    journal: (journal) => ({
      ...journal,
      append(batch) {
        journal.append(batch).catch(() => undefined)
        return Promise.resolve()
      },
    }),
  },
  skippedDedupe: { key: (key, { resent }) => (resent ? changed(key, 1) : key) },
  keysForgottenAtRestart: { key: (key, { epoch }) => changed(key, epoch) },
  refusalNotKept: { key: (key, { refused }) => (refused ? undefined : key) },
  feeRoundedDown: {
    cores: [wallet, lockerWith({ fee: (amount) => shareDown(amount, 10) })],
  },
  missingFreeze: { cores: [wallet, lockerWith({ freezes: false })] },
  opensEarly: { cores: [wallet, lockerWith({ dueEarlyMs: 300_000 })] },
  overdraft: { cores: [overdrawn, locker] },
  unsteadyReplay: { cores: [forgetful, locker] },
  realmsMixed: { swapsRealms: true },
  deadlineIgnored: { ignoresDeadlines: true },
  lastBatchDropped: { beforeRecovery: (disk) => disk.dropLast() },
  tornTailKept: { keepsTornTail: true },
}
