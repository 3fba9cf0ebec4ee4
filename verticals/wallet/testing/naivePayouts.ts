/** Withdrawals, naive: who asked for what, who approved it, and what the chain has sent. */
import { type Amount, custody, type Machine, type Realm, smaller } from '@evenkeel/kernel'
import type { NaiveExchange, Place, Step } from '@evenkeel/kernel/testing'
import type { Command } from '../core.ts'
import {
  type About,
  type Alone,
  type Books,
  type Covered,
  dayName,
  isStopped,
  type Left,
  NONE,
  type Owes,
  portionOf,
  type Withdrawal,
  type WithdrawalRequest,
} from './naivePayoutBooks.ts'
import { nextOfPayouts } from './naivePayoutSteps.ts'

const MIN = 1_000n
const DAY_MS = 24 * 3_600_000

export class NaivePayouts {
  readonly #exchange: NaiveExchange
  readonly #owes: Owes
  readonly #onLeft: Left
  readonly #isCovered: Covered
  #books: Record<Realm, Books> = { real: NONE, demo: NONE }

  constructor(exchange: NaiveExchange, owes: Owes, onLeft: Left, isCovered: Covered) {
    this.#exchange = exchange
    this.#owes = owes
    this.#onLeft = onLeft
    this.#isCovered = isCovered
  }

  /** Fees differ from time to time; a day has one portion, or three, and a quarter takes four eyes. */
  network(asset: string): Command {
    const { random } = this.#exchange
    const portion = portionOf(asset)
    return {
      type: 'setNetwork',
      asset,
      chain: 'ethereum',
      depositMin: 1n,
      withdrawalMin: MIN,
      withdrawalFee: BigInt(random.below(3)) * 500n,
      dailyMax: portion,
      dailyMaxAdvanced: 3n * portion,
      fourEyesAbove: portion / 4n,
    }
  }

  /** For all members together, between half and twice of what one takes four eyes for. */
  limit(asset: string): Command {
    const dailyMax = (portionOf(asset) * BigInt(1 + this.#exchange.random.below(4))) / 8n
    return { type: 'setApprovalLimit', asset, dailyMax }
  }

  isListed({ asset, chain }: { asset: string; chain: string }, realm: Realm): boolean {
    return chain === 'ethereum' && this.#books[realm].fees.has(asset)
  }

  next(realm: Realm): Step {
    return nextOfPayouts(this.#exchange, this.#books[realm], realm)
  }

  decide(command: Command, place: Place): string {
    const { realm } = place
    if (command.type === 'setNetwork') {
      const { asset, withdrawalFee } = command
      this.#change(realm, { fees: new Map(this.#books[realm].fees).set(asset, withdrawalFee) })
      return 'ok'
    }
    if (command.type === 'setApprovalLimit') {
      const { asset, dailyMax } = command
      this.#change(realm, {
        aloneMost: new Map(this.#books[realm].aloneMost).set(asset, dailyMax),
      })
      return 'ok'
    }
    if (command.type === 'fundTreasury') {
      const { asset, amount } = command
      if (place.actor.kind !== 'operator') return 'operatorNeeded'
      if (!this.isListed(command, realm)) return 'networkNotListed'
      if (amount <= 0n) return 'amountIsZero'
      if (!this.#isCovered(realm, asset, amount)) return 'reservesExceeded'
      const { funded } = this.#books[realm]
      const recent = funded.filter((one) => one.asset === asset && place.now - one.at < DAY_MS)
      const sum = recent.reduce((all, one) => all + one.amount, amount)
      const about = { about: `treasury ${asset}`, said: `${amount}`, asset, amount: sum }
      const alone = this.#isAlone(about, place)
      if (alone !== undefined) return alone
      if (sum <= portionOf(asset) / 4n) {
        const own = { by: place.actor.id, asset, amount, at: place.now }
        this.#change(realm, { funded: [...funded, own] })
      }
      // What is funded settles what was said about it before, however small it was.
      this.#hush(realm, about.about)
      this.#exchange.ledgers[realm].pay(asset, amount, 'custody ethereum', 'house treasury')
      this.#go(realm, asset, -amount)
      return 'ok'
    }
    if (command.type === 'requestWithdrawal') return this.#request(command, place)
    if (!('id' in command)) throw new TypeError(`${command.type} is not modelled`)
    const known = this.#books[realm].open.get(command.id)
    return known === undefined ? 'withdrawalDoesNotExist' : this.#advance(command, known, place)
  }

  #request(command: WithdrawalRequest, { realm, now, newId }: Place): string {
    const { member, account, asset, amount, level } = command
    const { sent, fees, open } = this.#books[realm]
    const ledger = this.#exchange.ledgers[realm]
    if (!this.isListed(command, realm)) return 'networkNotListed'
    if (amount <= 0n) return 'amountIsZero'
    if (amount < MIN) return 'belowWithdrawalMinimum'
    if (this.#owes(realm, member)) return 'debtOutstanding'
    const day = dayName(command, now)
    const most = portionOf(asset) * (level === 'basic' ? 1n : 3n)
    const before = sent.get(day) ?? 0n
    if (before + amount > most) return 'dailyLimitReached'
    const fee = fees.get(asset) ?? 0n
    if (amount + fee > ledger.spendable(member, account, asset)) return 'insufficientFunds'
    const held = `${member} ${account} frozen` as const
    ledger.pay(asset, amount + fee, `${member} ${account} available`, held)
    const withdrawal = { ...command, fee, at: now, step: 'asked', first: undefined } as const
    this.#change(realm, {
      open: new Map(open).set(newId(), withdrawal),
      sent: new Map(sent).set(day, before + amount),
    })
    return 'ok'
  }

  #advance(command: Extract<Command, { id: number }>, known: Withdrawal, place: Place): string {
    const { realm, now, actor } = place
    const { id } = command
    const by = actor.kind === 'operator' ? actor.id : 0
    switch (command.type) {
      case 'cancelWithdrawal':
        if (command.member !== known.member) return 'withdrawalDoesNotExist'
        if (known.step !== 'asked') return 'withdrawalNotOpen'
        return this.#giveBack(id, known, realm)
      case 'rejectWithdrawal':
        if (by === 0) return 'operatorNeeded'
        if (known.step === 'paying' || known.step === 'cancelling') return 'withdrawalNotOpen'
        if (known.step === 'stopped') return 'payoutUnproven'
        if (isStopped(known)) {
          const alone = this.#isAlone({ ...known, about: `payout ${id}`, said: 'rejected' }, place)
          if (alone !== undefined) return alone
        }
        return this.#giveBack(id, known, realm)
      case 'approveWithdrawal':
        if (by === 0) return 'operatorNeeded'
        if (known.step !== 'asked') return 'withdrawalNotOpen'
        if (this.#owes(realm, known.member)) return 'debtOutstanding'
        return this.#approve(id, known, realm, { by, at: now })
      case 'startPayout': {
        if (known.step !== 'approved') return 'withdrawalNotOpen'
        if (this.#owes(realm, known.member)) return 'debtOutstanding'
        const { nonce } = command
        if (nonce !== undefined && nonce < this.#books[realm].nonce) return 'nonceUsed'
        if (nonce !== undefined) this.#change(realm, { nonce: nonce + 1 })
        this.#exchange.tell({ type: 'paidOut', asset: known.asset, amount: known.amount }, place)
        return this.#put(id, { ...known, nonce, isByHand: nonce === undefined }, realm, 'paying')
      }
      case 'startPayoutCancellation':
      case 'confirmPayoutCancellation':
        return this.#cancel(command, known, place)
      case 'stopPayout': {
        const { isUnmoved, cost } = command
        const isOnItsWay = known.step === 'paying' || known.step === 'cancelling'
        const isNews = isOnItsWay || (known.step === 'stopped' && isUnmoved)
        if (known.isByHand || !isNews) return 'withdrawalNotOpen'
        if (actor.kind !== 'exchange') return 'paidBySigner'
        this.#hush(realm, `payout ${id}`)
        this.#charge(isStopped(known) ? 0n : cost, realm)
        return this.#put(id, known, realm, isUnmoved ? 'unpaid' : 'stopped')
      }
      default:
        return this.#endPayout(command, known, place)
    }
  }

  /** W64, W65, W68: started for exactly its nonce, by two above the limit; only the exchange says that it is final. */
  #cancel(
    command: Extract<Command, { type: `${'start' | 'confirm'}PayoutCancellation` }>,
    known: Withdrawal,
    place: Place,
  ): string {
    const { realm, actor } = place
    const { id, nonce } = command
    const isStart = command.type === 'startPayoutCancellation'
    if (known.step !== (isStart ? 'paying' : 'cancelling') || known.isByHand)
      return 'withdrawalNotOpen'
    if (!isStart && actor.kind !== 'exchange') return 'paidBySigner'
    if (known.nonce !== nonce) return 'nonceDiffers'
    if (isStart) {
      const about = { ...known, about: `payout ${id}`, said: `cancelled ${nonce}`, cost: 0n }
      const alone = actor.kind === 'exchange' ? undefined : this.#endByHand(about, place)
      if (alone !== undefined) return alone
    } else if (this.#books[realm].used.has(command.transaction)) return 'transactionUsed'
    else this.#charge(command.cost, realm)
    this.#hush(realm, `payout ${id}`)
    return this.#put(id, known, realm, isStart ? 'cancelling' : 'voided')
  }

  #approve(id: number, known: Withdrawal, realm: Realm, own: { by: number; at: number }): string {
    const { member, asset, amount, first } = known
    const isFresh =
      first !== undefined &&
      own.at - first.at < DAY_MS &&
      this.#exchange.operatorCounts({ realm, now: own.at }, first.by, first.at)
    if (isFresh && first.by !== own.by) return this.#put(id, known, realm, 'approved')
    const { alone, aloneMost } = this.#books[realm]
    const recent = alone.filter(
      (one) => one.by === own.by && one.asset === asset && own.at - one.at < DAY_MS,
    )
    const sumOf = (some: readonly Alone[]) => some.reduce((sum, one) => sum + one.amount, amount)
    const quarter = portionOf(asset) / 4n
    const isAlone =
      sumOf(recent.filter((one) => one.member === member)) <= quarter &&
      sumOf(recent) <= (aloneMost.get(asset) ?? quarter)
    if (isAlone) {
      this.#change(realm, { alone: [...alone, { ...own, member, asset, amount }] })
      return this.#put(id, known, realm, 'approved')
    }
    if (isFresh) return 'otherOperatorNeeded'
    return this.#put(id, { ...known, first: own }, realm, 'asked')
  }

  #endPayout(
    command: Extract<Command, { type: 'confirmPayout' | 'failPayout' }>,
    known: Withdrawal,
    place: Place,
  ): string {
    const { realm } = place
    const { id } = command
    const isPaid = command.type === 'confirmPayout'
    const isOnItsWay = known.step === 'paying' || (known.step === 'cancelling' && isPaid)
    if (!isOnItsWay && !isStopped(known)) return 'withdrawalNotOpen'
    // W65: another transaction has its nonce for good.
    if (known.step === 'voided' && isPaid) return 'withdrawalNotOpen'
    if (isOnItsWay && !known.isByHand && place.actor.kind !== 'exchange') return 'paidBySigner'
    // Who was stopped has paid the chain already.
    const cost = isStopped(known) ? 0n : command.cost
    const isByPeople =
      isStopped(known) && (place.actor.kind !== 'exchange' || known.step === 'voided')
    const said = isPaid ? `${command.transaction} ${cost}` : 'unsent'
    const { used } = this.#books[realm]
    if (isPaid && used.has(command.transaction)) return 'transactionUsed'
    if (isByPeople && known.step === 'stopped' && said === 'unsent') return 'payoutUnproven'
    const about = { ...known, about: `payout ${id}`, said, cost }
    if (known.isByHand && !isByPeople) {
      const answer = this.#endByHand(about, place)
      if (answer !== undefined) return answer
    } else if (isByPeople) {
      const alone = this.#isAlone(about, place)
      if (alone !== undefined) return alone
    }
    this.#hush(realm, about.about)
    this.#charge(cost, realm)
    if (!isPaid) return this.#put(id, { ...known, nonce: undefined }, realm, 'approved')
    this.#change(realm, { used: new Set(used).add(command.transaction) })
    return this.#payOut(id, known, realm)
  }

  /** W68: what this operator ended or cancelled alone of a coin in a day counts with what they do now. */
  #endByHand(about: About & { readonly cost: Amount }, place: Place): string | undefined {
    const { realm, now, actor } = place
    if (actor.kind !== 'operator') return 'operatorNeeded'
    const { ended, words } = this.#books[realm]
    const here = [
      { asset: about.asset, amount: about.amount },
      { asset: 'ETH', amount: about.cost },
    ].filter(({ amount }) => amount > 0n)
    const all = [...ended.filter((one) => one.by === actor.id && now - one.at < DAY_MS), ...here]
    const sumOf = (coin: string) =>
      all.filter(({ asset }) => asset === coin).reduce((sum, { amount }) => sum + amount, 0n)
    const first = words.get(about.about)
    const isSecond =
      first !== undefined &&
      first.by !== actor.id &&
      first.said === about.said &&
      now - first.at < DAY_MS &&
      this.#exchange.operatorCounts({ realm, now }, first.by, first.at)
    if (isSecond) return undefined
    const isOver = here.some(({ asset }) => sumOf(asset) > portionOf(asset) / 4n)
    if (isOver) return this.#isAlone({ ...about, isOver }, place)
    const own = here.map((one) => ({ ...one, by: actor.id, at: now }))
    this.#change(realm, { ended: [...ended, ...own] })
    return undefined
  }

  /** Why one operator is not enough, or that their word was kept; nothing where it may go on. */
  #isAlone(
    { about, said, asset, amount, step, isOver = false }: About,
    { realm, now, actor }: Place,
  ): string | undefined {
    if (actor.kind !== 'operator') return 'operatorNeeded'
    const isSmall = amount <= portionOf(asset) / 4n && !isOver
    if (isSmall && !isStopped({ step })) return undefined
    const { words } = this.#books[realm]
    const first = words.get(about)
    if (
      first === undefined ||
      now - first.at >= DAY_MS ||
      !this.#exchange.operatorCounts({ realm, now }, first.by, first.at) ||
      (first.by === actor.id && first.said !== said)
    ) {
      this.#change(realm, { words: new Map(words).set(about, { by: actor.id, at: now, said }) })
      return 'ok'
    }
    if (first.by === actor.id) return 'otherOperatorNeeded'
    if (first.said !== said) return 'figuresDiffer'
    this.#hush(realm, about)
    return undefined
  }

  #hush(realm: Realm, about: string): void {
    const words = new Map(this.#books[realm].words)
    words.delete(about)
    this.#change(realm, { words })
  }

  #put(id: number, known: Withdrawal, realm: Realm, step: Withdrawal['step']): string {
    this.#change(realm, { open: new Map(this.#books[realm].open).set(id, { ...known, step }) })
    return 'ok'
  }

  #giveBack(id: number, known: Withdrawal, realm: Realm): string {
    const { member, account, asset, amount, fee, at } = known
    const held = `${member} ${account} frozen` as const
    const ledger = this.#exchange.ledgers[realm]
    ledger.pay(asset, amount + fee, held, `${member} ${account} available`)
    const sent = new Map(this.#books[realm].sent)
    const day = dayName(known, at)
    sent.set(day, (sent.get(day) ?? 0n) - amount)
    this.#change(realm, { sent })
    return this.#end(id, realm)
  }

  #payOut(id: number, { member, account, asset, amount, fee }: Withdrawal, realm: Realm): string {
    const ledger = this.#exchange.ledgers[realm]
    ledger.pay(asset, amount, `${member} ${account} frozen`, 'custody ethereum')
    ledger.pay(asset, fee, `${member} ${account} frozen`, 'house fees')
    this.#go(realm, asset, amount)
    this.#onLeft(realm, asset, amount)
    return this.#end(id, realm)
  }

  #charge(cost: Amount, realm: Realm): void {
    const ledger = this.#exchange.ledgers[realm]
    const has = ledger.has('house treasury', 'ETH')
    const paid = smaller(has, cost)
    ledger.pay('ETH', paid, 'house treasury', 'custody ethereum')
    ledger.pay('ETH', cost - paid, 'custody receivable', 'custody ethereum')
    this.#go(realm, 'ETH', cost)
    this.#onLeft(realm, 'ETH', cost)
  }

  #end(id: number, realm: Realm): string {
    const open = new Map(this.#books[realm].open)
    open.delete(id)
    this.#change(realm, { open })
    return 'ok'
  }

  /** What came in final blocks is on the chain for good. */
  forget(realm: Realm, deposits: readonly { asset: string; amount: Amount }[]): void {
    for (const { asset, amount } of deposits) this.#go(realm, asset, -amount)
  }

  difference(machine: Machine, realm: Realm, asset: string, came: Amount): string | undefined {
    const held = -machine.balance(realm, custody('ethereum'), asset)
    const must = came - (this.#books[realm].gone.get(asset) ?? 0n)
    return held === must ? undefined : `${realm}: the chain has ${must} ${asset}, custody ${held}`
  }

  remember(): () => void {
    const books = this.#books
    return () => {
      this.#books = books
    }
  }

  #go(realm: Realm, asset: string, amount: Amount): void {
    const { gone } = this.#books[realm]
    this.#change(realm, { gone: new Map(gone).set(asset, (gone.get(asset) ?? 0n) + amount) })
  }

  #change(realm: Realm, change: Partial<Books>): void {
    this.#books = { ...this.#books, [realm]: { ...this.#books[realm], ...change } }
  }
}
