/** A naive second opinion: one list of all that happened, each as a figure under a name, and their sums. */
import type { Command } from '../core.ts'

/** A refusal, or how much was moved, of all coins together. */
export type Outcome = string | bigint

/** The place in the journal that something will have, on which book, and when. */
type Place = { readonly seq: number; readonly realm: string; readonly now: number }
type Happened = { readonly seq: number; readonly name: string; readonly figure: bigint }

const ENOUGH = 100_000_00000000n
const COINS = ['BTC', 'ETH', 'USDT']
const YEAR_MS = 365 * 24 * 60 * 60 * 1_000

export class NaiveMembers {
  #happened: Happened[] = []
  #sums = new Map<string, bigint>()

  /** What came after this place of the journal never happened. */
  forgetAfter(seq: number): void {
    const kept = this.#happened.filter((one) => one.seq <= seq)
    this.#happened = []
    this.#sums = new Map()
    for (const one of kept) this.#note(one.seq, one.name, one.figure)
  }

  /** A member pays the house, for whatever. */
  spend(seq: number, realm: string, member: number, asset: string, amount: bigint): void {
    this.#note(seq, `${realm} has ${member} ${asset}`, -amount)
    this.#note(seq, `${realm} fees ${asset}`, amount)
  }

  /** A member paid a fee on some part of the exchange that tells of it. */
  feeTold({ seq, realm, now }: Place, member: number, asset: string, amount: bigint): void {
    const isInvited = this.#sum(`${realm} inviter ${member}`) > 0n
    const isOver = BigInt(now - YEAR_MS) >= this.#sum(`${realm} since ${member}`)
    if (!isInvited || isOver || this.#sum(`${realm} play`) > 0n) return
    this.#note(seq, `${realm} counted ${member} ${asset}`, amount)
  }

  /** Does it, if it may be done, with so much of a coin that the house has in fees. */
  decide(place: Place, command: Command, feesHeld: (asset: string) => bigint): Outcome {
    const { seq, realm } = place
    if (command.type === 'declarePlayMoney') {
      if (this.#sum(`${realm} play`) === 0n) this.#note(seq, `${realm} play`, 1n)
      return 0n
    }
    if (command.type === 'invite') return this.#invite(place, command)
    if (command.type === 'payCommission') return this.#pay(place, command.member, feesHeld)
    const { member, type } = command
    if (this.#sum(`${realm} play`) === 0n) return 'notPlayMoney'
    if (type === 'beginDemo' && this.#sum(`${realm} begun ${member}`) > 0n) return 0n
    const lacks = ENOUGH - this.held(realm, member, 'USDT')
    if (type === 'topUpDemo' && lacks <= 0n) return 'demoIsFull'
    this.#note(seq, `${realm} begun ${member}`, 1n)
    if (lacks <= 0n) return 0n
    this.#note(seq, `${realm} has ${member} USDT`, lacks)
    return lacks
  }

  /** What a member has from here. */
  held(realm: string, member: number, asset: string): bigint {
    return this.#sum(`${realm} has ${member} ${asset}`)
  }

  /** What the house has in fees from here, less what it paid; below zero, if it paid out of others'. */
  fees(realm: string, asset: string): bigint {
    return this.#sum(`${realm} fees ${asset}`)
  }

  #invite(place: Place, { member, inviter }: Command & { type: 'invite' }): Outcome {
    const { seq, realm, now } = place
    if (member === inviter) return 'invitesThemselves'
    const known = this.#sum(`${realm} inviter ${member}`)
    if (known === 0n) {
      this.#note(seq, `${realm} inviter ${member}`, BigInt(inviter))
      this.#note(seq, `${realm} since ${member}`, BigInt(now))
    }
    return known === 0n || known === BigInt(inviter) ? 0n : 'alreadyInvited'
  }

  #pay({ seq, realm }: Place, member: number, feesHeld: (asset: string) => bigint): Outcome {
    const inviter = this.#sum(`${realm} inviter ${member}`)
    if (inviter === 0n) return 'notInvited'
    let all = 0n
    for (const asset of COINS) {
      const fees = this.#sum(`${realm} counted ${member} ${asset}`)
      let owed = fees / 5n - this.#sum(`${realm} paid ${member} ${asset}`)
      if (owed > feesHeld(asset)) owed = feesHeld(asset)
      if (owed <= 0n) continue
      this.#note(seq, `${realm} paid ${member} ${asset}`, owed)
      this.#note(seq, `${realm} has ${inviter} ${asset}`, owed)
      this.#note(seq, `${realm} fees ${asset}`, -owed)
      all += owed
    }
    return all
  }

  #note(seq: number, name: string, figure: bigint): void {
    this.#happened.push({ seq, name, figure })
    this.#sums.set(name, this.#sum(name) + figure)
  }

  #sum(name: string): bigint {
    return this.#sums.get(name) ?? 0n
  }
}
