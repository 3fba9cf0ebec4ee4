/** The wallet in the simulated world: everybody is given money, and moves it between their accounts. */
import { type AnyCore, accounts, type Post, type Realm } from '@evenkeel/kernel'
import {
  type Naive,
  type NaiveExchange,
  type Place,
  portions,
  type Step,
  type Verdict,
  type VerticalSide,
} from '@evenkeel/kernel/testing'
import { type Command, type Event, wallet } from '../core.ts'
import { golden } from './golden.ts'

const overdrawn: typeof wallet = {
  ...wallet,
  decide(command, state, world) {
    const rich = { ...world, id: world.id, spendable: () => 10n ** 20n }
    return wallet.decide(command, state, rich)
  },
}

let applied = 0
const forgetful: AnyCore = {
  ...wallet,
  movements(event: Event, post: Post) {
    applied++
    if (applied % 97 !== 0) wallet.movements?.(event, post)
  },
}

export const side: VerticalSide = {
  core: wallet,
  share: 9,
  naive: (exchange) => new NaiveWallet(exchange),
  plants: { overdraft: overdrawn, unsteadyReplay: forgetful },
  golden,
}

class NaiveWallet implements Naive {
  readonly #exchange: NaiveExchange
  #coins: Record<Realm, ReadonlySet<string>> = { real: new Set(), demo: new Set() }

  constructor(exchange: NaiveExchange) {
    this.#exchange = exchange
  }

  open(): readonly Command[] {
    const { coins, members, random } = this.#exchange
    return coins.flatMap((asset): Command[] => [
      { type: 'listCoin', asset },
      ...members.map((member) => this.#grant(member, asset, random.pick([1, 4, 16]))),
    ])
  }

  next(realm: Realm): Step {
    const { coins, members, random, ledgers } = this.#exchange
    const { oneIn, pick } = random
    const member = pick(members)
    const asset = oneIn(20) ? 'NONE' : pick(coins)
    const listed: Command = { type: 'listCoin', asset: pick(coins) }
    if (oneIn(500)) return { command: listed, owner: 0 }
    if (oneIn(50)) return { command: this.#grant(member, asset, 1), owner: 0 }
    const from = pick(accounts)
    const to = oneIn(10) ? from : pick(accounts.filter((account) => account !== from))
    const amount = this.#exchange.someOf(ledgers[realm].has(`${member} ${from} available`, asset))
    const command: Command = { type: 'transfer', member, asset, amount, from, to }
    return { command, owner: member }
  }

  decide(command: Command, { realm }: Place): Verdict {
    const { asset } = command
    const ledger = this.#exchange.ledgers[realm]
    if (command.type === 'listCoin') {
      this.#coins = { ...this.#coins, [realm]: new Set([...this.#coins[realm], asset]) }
      return { answer: 'ok' }
    }
    const { member, amount } = command
    if (!this.#coins[realm].has(asset)) return { answer: 'coinDoesNotExist' }
    if (command.type === 'grantSandboxFunds') {
      if (amount <= 0n) return { answer: 'amountIsZero' }
      ledger.pay(asset, amount, 'custody sandbox', `${member} spot available`)
      return { answer: 'ok' }
    }
    const { from, to } = command
    if (from === to) return { answer: 'sameAccount' }
    if (amount <= 0n) return { answer: 'amountIsZero' }
    if (amount > ledger.spendable(member, from, asset)) return { answer: 'insufficientFunds' }
    ledger.pay(asset, amount, `${member} ${from} available`, `${member} ${to} available`)
    return { answer: 'ok' }
  }

  remember(): () => void {
    const coins = this.#coins
    return () => {
      this.#coins = coins
    }
  }

  #grant(member: number, asset: string, most: number): Command {
    const { random } = this.#exchange
    const amount = random.oneIn(50) ? 0n : portions(random, asset, most)
    return { type: 'grantSandboxFunds', member, asset, amount }
  }
}
