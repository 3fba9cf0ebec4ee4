/** The locker in the simulated world, which stands for verticals with work that time makes due: it freezes money and takes fees. */
import { type Amount, type Realm, shareDown } from '@evenkeel/kernel'
import {
  type Command,
  lockerWith,
  type Naive,
  type NaiveExchange,
  type Place,
  type Rules,
  type Step,
  type Verdict,
  type VerticalSide,
} from '@evenkeel/kernel/testing'

type Lock = {
  readonly member: number
  readonly asset: string
  readonly amount: Amount
  readonly opensAt: number
}

/** It tells of its fees, as spot does. */
function tellingLocker(rules: Partial<Rules> = {}): ReturnType<typeof lockerWith> {
  return {
    ...lockerWith(rules),
    tells(event, tell) {
      if (event.type !== 'lockedUp') return
      const { member, asset, amount } = event
      tell({ type: 'feePaid', member, asset, amount: feeOf(amount) })
    },
  }
}

export const lockerSide: VerticalSide = {
  core: tellingLocker(),
  share: 3,
  naive: (exchange) => new NaiveLocker(exchange),
  plants: {
    feeRoundedDown: tellingLocker({ fee: (amount) => shareDown(amount, 10) }),
    missingFreeze: tellingLocker({ freezes: false }),
    opensEarly: tellingLocker({ dueEarlyMs: 300_000 }),
    opensLate: tellingLocker({ dueEarlyMs: -300_000 }),
  },
}

class NaiveLocker implements Naive {
  readonly #exchange: NaiveExchange
  #locks: Record<Realm, ReadonlyMap<number, Lock>> = { real: new Map(), demo: new Map() }

  constructor(exchange: NaiveExchange) {
    this.#exchange = exchange
  }

  next(realm: Realm): Step {
    const { coins, members, random, ledgers } = this.#exchange
    const [member, asset] = [random.pick(members), random.pick(coins)]
    const amount = this.#exchange.someOf(ledgers[realm].has(`${member} spot available`, asset))
    const forMs = random.below(2_000_000)
    const command: Command = { type: 'lockUp', member, asset, amount, forMs }
    return { command, owner: member }
  }

  decide(command: Command, place: Place): Verdict {
    const { realm, now } = place
    if (command.type === 'open') return { answer: this.#open(realm, command.id, now) }
    const { member, asset, amount, forMs } = command
    const ledger = this.#exchange.ledgers[realm]
    const fee = feeOf(amount)
    if (amount <= 0n) return { answer: 'nothingToLock' }
    if (amount + fee > ledger.spendable(member, 'spot', asset)) return { answer: 'notEnough' }
    ledger.pay(asset, amount, `${member} spot available`, `${member} spot frozen`)
    ledger.pay(asset, fee, `${member} spot available`, 'house fees')
    const lock = { member, asset, amount, opensAt: now + forMs }
    this.#change(realm, (locks) => locks.set(place.newId(), lock))
    this.#exchange.tell({ type: 'feePaid', member, asset, amount: fee }, place)
    return { answer: 'ok' }
  }

  missed({ realm, now }: Place): string | undefined {
    for (const [id, { opensAt }] of this.#locks[realm])
      if (opensAt <= now) return `lock ${id} opens`
    return undefined
  }

  remember(): () => void {
    const locks = this.#locks
    return () => {
      this.#locks = locks
    }
  }

  #open(realm: Realm, id: number, now: number): string {
    const lock = this.#locks[realm].get(id)
    if (lock === undefined || lock.opensAt > now) return 'nothing due'
    const { member, asset, amount } = lock
    const ledger = this.#exchange.ledgers[realm]
    ledger.pay(asset, amount, `${member} spot frozen`, `${member} spot available`)
    this.#change(realm, (locks) => locks.delete(id))
    return 'ok'
  }

  #change(realm: Realm, change: (locks: Map<number, Lock>) => void): void {
    const locks = new Map(this.#locks[realm])
    change(locks)
    this.#locks = { ...this.#locks, [realm]: locks }
  }
}

function feeOf(amount: Amount): Amount {
  return (amount + 999n) / 1_000n
}
