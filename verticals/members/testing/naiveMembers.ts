/** The naive model of what members move: each figure under a name, the money in the naive ledgers. */
import type { Fact, Realm } from '@evenkeel/kernel'
import type { NaiveLedger, Place } from '@evenkeel/kernel/testing'
import type { Command } from '../core.ts'

/** A refusal, or how much was moved, of all coins together. */
export type Outcome = string | bigint

type When = Pick<Place, 'realm' | 'now'>

const ENOUGH = 100_000_00000000n
const YEAR_MS = 365 * 24 * 60 * 60 * 1_000

export class NaiveMembers {
  readonly #ledgers: Readonly<Record<Realm, NaiveLedger>>
  readonly #coins: readonly string[]
  #figures = new Map<string, bigint>()

  constructor(ledgers: Readonly<Record<Realm, NaiveLedger>>, coins: readonly string[]) {
    this.#ledgers = ledgers
    this.#coins = coins
  }

  remember(): () => void {
    const figures = new Map(this.#figures)
    return () => {
      this.#figures = figures
    }
  }

  /** A member paid a fee on some part of the exchange that tells of it. */
  hear(fact: Fact, { realm, now }: When): void {
    if (fact.type !== 'feePaid') return
    const { member, asset, amount } = fact
    const isInvited = this.#figure(`${realm} inviter ${member}`) > 0n
    const isOver = BigInt(now - YEAR_MS) >= this.#figure(`${realm} since ${member}`)
    if (!isInvited || isOver || this.#figure(`${realm} play`) > 0n) return
    this.#add(`${realm} counted ${member} ${asset}`, amount)
  }

  /** Does it, if it may be done. */
  decide(command: Command, when: When): Outcome {
    const { realm } = when
    if (command.type === 'declarePlayMoney') {
      this.#figures.set(`${realm} play`, 1n)
      return 0n
    }
    if (command.type === 'invite') return this.#invite(command, when)
    if (command.type === 'payCommission') return this.#pay(realm, command.member)
    const { member, type } = command
    if (this.#figure(`${realm} play`) === 0n) return 'notPlayMoney'
    if (type === 'beginDemo' && this.#figure(`${realm} begun ${member}`) > 0n) return 0n
    const lacks = ENOUGH - this.#ledgers[realm].held(member, 'USDT')
    if (type === 'topUpDemo' && lacks <= 0n) return 'demoIsFull'
    this.#figures.set(`${realm} begun ${member}`, 1n)
    if (lacks <= 0n) return 0n
    this.#ledgers[realm].pay('USDT', lacks, 'custody play', `${member} spot available`)
    return lacks
  }

  #invite({ member, inviter }: Command & { type: 'invite' }, { realm, now }: When): Outcome {
    if (member === inviter) return 'invitesThemselves'
    const known = this.#figure(`${realm} inviter ${member}`)
    if (known === 0n) {
      this.#figures.set(`${realm} inviter ${member}`, BigInt(inviter))
      this.#figures.set(`${realm} since ${member}`, BigInt(now))
    }
    return known === 0n || known === BigInt(inviter) ? 0n : 'alreadyInvited'
  }

  #pay(realm: Realm, member: number): Outcome {
    const ledger = this.#ledgers[realm]
    const inviter = Number(this.#figure(`${realm} inviter ${member}`))
    if (inviter === 0) return 'notInvited'
    let all = 0n
    for (const asset of this.#coins) {
      const fees = this.#figure(`${realm} counted ${member} ${asset}`)
      const held = ledger.has('house fees', asset)
      let owed = fees / 5n - this.#figure(`${realm} paid ${member} ${asset}`)
      if (owed > held) owed = held
      if (owed <= 0n) continue
      this.#add(`${realm} paid ${member} ${asset}`, owed)
      ledger.pay(asset, owed, 'house fees', `${inviter} spot available`)
      all += owed
    }
    return all
  }

  #add(name: string, figure: bigint): void {
    this.#figures.set(name, this.#figure(name) + figure)
  }

  #figure(name: string): bigint {
    return this.#figures.get(name) ?? 0n
  }
}
