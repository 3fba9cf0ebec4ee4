/** Deliberate bugs: each must be caught, or the simulation proves nothing. */
import type { AnyCore, Journal } from '@evenkeel/kernel'
import type { VerticalSide } from '@evenkeel/kernel/testing'
import type { Disk } from './disk.ts'
import { sides } from './sides.ts'

/** Where a plant may reach into the world. */
export type Plant = {
  /** Runs in the place of the core of its name. */
  readonly core?: AnyCore
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
  /** Shows only where one in so many pieces of urgent work cannot be decided. */
  readonly failures?: number
}

/** Another key of the same time. */
const changed = (key: string, by: number) =>
  `${key.slice(0, 17)}${(by % 16).toString(16)}${key.slice(18)}`

/** Bugs of the exchange's loop and of its journal. */
const ofKernel: Readonly<Record<string, Plant>> = {
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
  realmsMixed: { swapsRealms: true },
  deadlineIgnored: { ignoresDeadlines: true },
  lastBatchDropped: { beforeRecovery: (disk) => disk.dropLast() },
  tornTailKept: { keepsTornTail: true },
}

/** How often urgent work fails where a plant shows only then: one piece in so many. */
const FAILURES = 4

/** Cores in which one failure holds up all urgent work of its symbol. */
const heldUp = sides
  .filter(({ core }) => core.urgent !== undefined)
  .map(({ core }): [string, Plant] => {
    const urgent: AnyCore['urgent'] = (symbol, state, world, isSetAside) =>
      isSetAside === undefined ? core.urgent?.(symbol, state, world) : undefined
    return [`${core.name}HeldUpByAFailure`, { core: { ...core, urgent }, failures: FAILURES }]
  })

export const plants: Readonly<Record<string, Plant>> = {
  ...ofKernel,
  ...Object.fromEntries(heldUp),
  ...Object.assign({}, ...sides.map(plantsOf)),
}

/** The bugs that a vertical brings with it. */
export function plantsOf(side: VerticalSide): Record<string, Plant> {
  const planted = Object.entries(side.plants).map(([name, core]) => [name, { core }] as const)
  return Object.fromEntries(planted)
}
