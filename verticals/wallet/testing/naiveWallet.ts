/** The wallet, naive: coins, transfers, and a chain whose deposits are told twice, dropped and told again. */
import {
  type Amount,
  accounts,
  type Fact,
  type Machine,
  type Realm,
  smaller,
} from '@evenkeel/kernel'
import {
  type Naive,
  type NaiveExchange,
  type NaiveLedger,
  type Place,
  portions,
  type Step,
  type Verdict,
} from '@evenkeel/kernel/testing'
import type { Command } from '../core.ts'
import { NaiveAllotments } from './naiveAllotments.ts'
import { by, portionOf } from './naivePayoutBooks.ts'
import { NaivePayouts } from './naivePayouts.ts'
import { NaiveReserves } from './naiveReserves.ts'

type Deposit = {
  readonly member: number
  readonly asset: string
  readonly amount: Amount
  readonly block: number
}
/** What there is of one realm, copied before it is changed. */
type Books = {
  readonly coins: ReadonlySet<string>
  /** Credited and on the chain. */
  readonly credited: ReadonlyMap<string, Deposit>
  readonly finalBlock: number
  /** Credited in a block that is final: never again. */
  readonly settled: ReadonlySet<string>
  readonly debts: ReadonlyMap<string, Amount>
  readonly proposals: ReadonlyMap<string, Deposit & { readonly by: number; readonly at: number }>
  /** Test funds that were given. */
  readonly given: ReadonlySet<string>
  /** Tokens that were listed, and their contracts. */
  readonly tokens: ReadonlyMap<string, string>
}

const SOURCES = 200
const DAY_MS = 24 * 3_600_000
const NONE: Books = {
  coins: new Set(),
  credited: new Map(),
  finalBlock: 0,
  settled: new Set(),
  debts: new Map(),
  proposals: new Map(),
  given: new Set(),
  tokens: new Map(),
}

export class NaiveWallet implements Naive {
  readonly #exchange: NaiveExchange
  readonly #payouts: NaivePayouts
  readonly #reserves: NaiveReserves
  readonly #allotments: NaiveAllotments
  #books: Record<Realm, Books> = { real: NONE, demo: NONE }

  constructor(exchange: NaiveExchange) {
    this.#exchange = exchange
    const owes = (realm: Realm, member: number) =>
      exchange.coins.some((asset) => this.#owed(realm, member, asset) > 0n)
    this.#reserves = new NaiveReserves(exchange)
    this.#allotments = new NaiveAllotments(exchange)
    const onLeft = (realm: Realm, asset: string, amount: Amount) =>
      this.#reserves.change(realm, asset, -amount)
    const isCovered = (realm: Realm, asset: string, amount: Amount) =>
      this.#reserves.cover(realm, asset, amount)
    this.#payouts = new NaivePayouts(exchange, owes, onLeft, isCovered)
  }

  open(): readonly Command[] {
    const { coins, members, random } = this.#exchange
    return coins.flatMap((asset): Command[] => [
      { type: 'listCoin', asset },
      this.#payouts.network(asset),
      ...members.map((member) => this.#grant(member, asset, random.pick([1, 4, 16]))),
    ])
  }

  next(realm: Realm): Step {
    const { coins, members, random } = this.#exchange
    const { oneIn, pick } = random
    if (oneIn(500))
      return oneIn(2) ? this.#nextToken() : by({ type: 'listCoin', asset: pick(coins) }, 0)
    if (oneIn(500)) return { command: this.#payouts.network(pick(coins)), owner: 0 }
    if (oneIn(500)) return { command: this.#payouts.limit(pick(coins)), owner: 0 }
    if (oneIn(60)) return this.#nextTestFunds()
    if (oneIn(40)) return this.#reserves.next(realm)
    if (oneIn(25)) return this.#allotments.next(realm)
    if (oneIn(100)) return { command: this.#grant(pick(members), pick(coins), 1), owner: 0 }
    if (oneIn(3)) return this.#nextDeposit(realm)
    return oneIn(2) ? this.#payouts.next(realm) : this.#nextTransfer(realm)
  }

  /** A few coins of few contracts, on a chain that nothing else here moves on. */
  #nextToken(): Step {
    const { below, oneIn } = this.#exchange.random
    const contract = `0x${String(below(3)).repeat(oneIn(10) ? 39 : 40)}`
    const terms = { depositMin: 1n, withdrawalMin: oneIn(10) ? 0n : 1n, withdrawalFee: 0n }
    const limits = { dailyMax: 5n, dailyMaxAdvanced: 5n, fourEyesAbove: 1n }
    const chain = oneIn(10) ? ('tron' as const) : ('polygon' as const)
    const token = { asset: `TOK${below(3)}`, chain, contract, decimals: oneIn(10) ? 37 : 6 }
    return by({ type: 'listToken', ...token, ...terms, ...limits }, 0)
  }

  /** Some twice. */
  #nextTestFunds(): Step {
    const { coins, members, random } = this.#exchange
    const number = random.below(SOURCES)
    const asset = random.oneIn(20) ? 'NONE' : (coins[number % coins.length] as string)
    const member = members[number % members.length] as number
    const amount = random.oneIn(20) ? 0n : portionOf(asset)
    return by({ type: 'creditTestFunds', member, asset, source: `test funds ${number}`, amount }, 0)
  }

  #nextTransfer(realm: Realm): Step {
    const { coins, members, ledgers } = this.#exchange
    const { below, oneIn, pick } = this.#exchange.random
    const member = pick(members)
    const asset = oneIn(20) ? 'NONE' : pick(coins)
    const from = pick(accounts)
    const to = oneIn(10) ? from : pick(accounts.filter((account) => account !== from))
    const has = ledgers[realm].has(`${member} ${from} available`, asset)
    // Who has little beside the margin of a position is soon in danger.
    const few = (portionOf(asset) * BigInt(below(1_500))) / 10_000n
    const all = to === 'trading' ? few : ledgers[realm].spendable(member, from, asset)
    const isWhole = [from, to].includes('trading') && !oneIn(3)
    const amount = isWhole ? all : this.#exchange.someOf(has)
    return by({ type: 'transfer', member, asset, amount, from, to }, member)
  }

  /** What a chain tells: the source says all of a deposit, so that it can be told again. */
  #nextDeposit(realm: Realm): Step {
    const { coins, members } = this.#exchange
    const { below, oneIn } = this.#exchange.random
    const { finalBlock } = this.#books[realm]
    // What is final is told again now and then, and new deposits come.
    const number = finalBlock * 12 + below(SOURCES)
    const operator = this.#exchange.someOperator(realm)
    const source = `source ${number}`
    if (oneIn(6)) return by({ type: 'reverseDeposit', source }, 0)
    if (oneIn(20)) return by({ type: 'dropProposal', source }, 0, operator)
    if (oneIn(40)) {
      const block = finalBlock + below(4) - 1
      return by({ type: 'finalizeBlocks', chain: 'ethereum', block }, 0)
    }
    const asset = coins[number % coins.length] as string
    const deposit = {
      member: members[number % members.length] as number,
      asset,
      chain: oneIn(50) ? ('tron' as const) : ('ethereum' as const),
      source,
      amount: oneIn(40) ? 0n : (portionOf(asset) * BigInt(1 + (number % 24))) / 4n,
    }
    if (oneIn(4)) return by({ ...deposit, type: 'creditByHand' }, 0, operator)
    const block = finalBlock + below(20)
    return by({ ...deposit, type: 'creditDeposit', block }, 0)
  }

  /** W62. */
  hear(fact: Fact, { realm }: Place): void {
    if (fact.type !== 'coinTraded') return
    this.#change(realm, { coins: new Set([...this.#books[realm].coins, fact.asset]) })
  }

  decide(command: Command, place: Place): Verdict {
    const { realm } = place
    const books = this.#books[realm]
    const ledger = this.#exchange.ledgers[realm]
    switch (command.type) {
      case 'listCoin':
        this.#change(realm, { coins: new Set([...books.coins, command.asset]) })
        return { answer: 'ok' }
      case 'listToken':
        return { answer: this.#listToken(command, realm) }
      case 'grantSandboxFunds':
      case 'transfer':
        return { answer: this.#move(command, books, ledger) }
      case 'creditDeposit':
      case 'creditByHand':
        return { answer: this.#credit(command, place) }
      case 'attestReserves': {
        const isListed = this.#payouts.isListed(command, realm)
        return { answer: isListed ? this.#reserves.attest(command, place) : 'networkNotListed' }
      }
      case 'allotFunds':
      case 'takeBackFunds': {
        const isListed = books.coins.has(command.asset)
        return { answer: this.#allotments.decide(command, place, isListed) }
      }
      case 'creditTestFunds':
        return { answer: this.#giveTestFunds(command, realm) }
      case 'dropProposal':
        return { answer: this.#drop(command.source, place) }
      case 'reverseDeposit':
        this.#reverse(command.source, realm, ledger)
        return { answer: 'ok' }
      case 'finalizeBlocks':
        this.#finalize(command.block, realm)
        return { answer: 'ok' }
      case 'setApprovalLimit':
      case 'setNetwork':
        if (!books.coins.has(command.asset)) return { answer: 'coinDoesNotExist' }
        return { answer: this.#payouts.decide(command, place) }
      default:
        return { answer: this.#payouts.decide(command, place) }
    }
  }

  /** A coin on a chain is one contract, and a contract one coin, for good. */
  #listToken(asked: Extract<Command, { type: 'listToken' }>, realm: Realm): string {
    const { asset, chain, contract, decimals, withdrawalMin } = asked
    const { tokens, coins } = this.#books[realm]
    if (contract.length !== 42 || decimals > 36 || chain === 'tron') return 'tokenUnsound'
    if (tokens.has(asset)) return 'tokenKnown'
    if ([...tokens.values()].includes(contract)) return 'contractKnown'
    if (withdrawalMin === 0n) return 'networkTermsWrong'
    this.#change(realm, {
      tokens: new Map(tokens).set(asset, contract),
      coins: new Set([...coins, asset]),
    })
    return 'ok'
  }

  #move(
    command: Extract<Command, { type: 'grantSandboxFunds' | 'transfer' }>,
    { coins }: Books,
    ledger: NaiveLedger,
  ): string {
    const { member, asset, amount } = command
    if (!coins.has(asset)) return 'coinDoesNotExist'
    if (command.type === 'grantSandboxFunds') {
      if (amount <= 0n) return 'amountIsZero'
      ledger.pay(asset, amount, 'custody sandbox', `${member} spot available`)
      return 'ok'
    }
    const { from, to } = command
    if (from === to) return 'sameAccount'
    if (amount <= 0n) return 'amountIsZero'
    if (amount > ledger.spendable(member, from, asset)) return 'insufficientFunds'
    ledger.pay(asset, amount, `${member} ${from} available`, `${member} ${to} available`)
    return 'ok'
  }

  #credit(
    command: Extract<Command, { type: 'creditDeposit' | 'creditByHand' }>,
    { realm, now, actor }: Place,
  ): string {
    const { member, asset, source, amount } = command
    const { credited, settled, finalBlock, proposals } = this.#books[realm]
    const isByHand = command.type === 'creditByHand'
    if (isByHand && actor.kind !== 'operator') return 'operatorNeeded'
    if (credited.has(source) || settled.has(source)) return isByHand ? 'depositKnown' : 'ok'
    if (!this.#payouts.isListed(command, realm)) return 'networkNotListed'
    if (amount <= 0n) return 'amountIsZero'
    const block = isByHand ? 0 : command.block
    if (!isByHand && block <= finalBlock) return 'blockIsFinal'
    const deposit = { member, asset, amount, block }
    if (isByHand) {
      if (!this.#reserves.cover(realm, asset, amount)) return 'reservesExceeded'
      const by = actor.kind === 'operator' ? actor.id : 0
      const known = proposals.get(source)
      const isFresh =
        known !== undefined &&
        now - known.at < DAY_MS &&
        this.#exchange.operatorCounts({ realm, now }, known.by, known.at)
      if (!isFresh) {
        const proposal = { ...deposit, by, at: now }
        this.#change(realm, { proposals: new Map(proposals).set(source, proposal) })
        return 'ok'
      }
      if (known.by === by) return 'otherOperatorNeeded'
      if (known.member !== member || known.asset !== asset || known.amount !== amount)
        return 'figuresDiffer'
    }
    const left = new Map(proposals)
    left.delete(source)
    this.#change(realm, { credited: new Map(credited).set(source, deposit), proposals: left })
    if (!isByHand) this.#reserves.change(realm, asset, amount)
    this.#pay(realm, deposit)
    return 'ok'
  }

  #giveTestFunds(
    { member, asset, source, amount }: Extract<Command, { type: 'creditTestFunds' }>,
    realm: Realm,
  ): string {
    const { coins, given } = this.#books[realm]
    if (given.has(source)) return 'ok'
    if (!coins.has(asset)) return 'coinDoesNotExist'
    if (amount <= 0n) return 'amountIsZero'
    this.#change(realm, { given: new Set([...given, source]) })
    const ledger = this.#exchange.ledgers[realm]
    ledger.pay(asset, amount, 'custody sandbox', `${member} spot available`)
    this.#repay(realm, { member, asset, amount })
    return 'ok'
  }

  #drop(source: string, { realm, actor }: Place): string {
    if (actor.kind !== 'operator') return 'operatorNeeded'
    const proposals = new Map(this.#books[realm].proposals)
    proposals.delete(source)
    this.#change(realm, { proposals })
    return 'ok'
  }

  #pay(realm: Realm, deposit: Deposit): void {
    const { member, asset, amount } = deposit
    const ledger = this.#exchange.ledgers[realm]
    ledger.pay(asset, amount, 'custody ethereum', `${member} spot available`)
    this.#repay(realm, deposit)
  }

  /** What is owed comes first. */
  #repay(realm: Realm, { member, asset, amount }: Omit<Deposit, 'block'>): void {
    const ledger = this.#exchange.ledgers[realm]
    const owed = this.#owed(realm, member, asset)
    const back = smaller(owed, amount)
    if (back === 0n) return
    ledger.pay(asset, back, `${member} spot available`, 'custody receivable')
    this.#owe(realm, member, asset, owed - back)
  }

  #reverse(source: string, realm: Realm, ledger: NaiveLedger): void {
    const deposit = this.#books[realm].credited.get(source)
    if (deposit === undefined) return
    const { member, asset, amount, block } = deposit
    if (block > 0) this.#reserves.change(realm, asset, -amount)
    const left = new Map(this.#books[realm].credited)
    left.delete(source)
    this.#change(realm, { credited: left })
    const has = ledger.has(`${member} spot available`, asset)
    const taken = smaller(has, amount)
    ledger.pay(asset, taken, `${member} spot available`, 'custody ethereum')
    ledger.pay(asset, amount - taken, 'custody receivable', 'custody ethereum')
    this.#owe(realm, member, asset, this.#owed(realm, member, asset) + amount - taken)
  }

  #finalize(block: number, realm: Realm): void {
    const { credited, finalBlock, settled } = this.#books[realm]
    if (block <= finalBlock) return
    const isFinal = (deposit: Deposit) => deposit.block > 0 && deposit.block <= block
    const left = [...credited].filter(([, deposit]) => !isFinal(deposit))
    this.#payouts.forget(realm, [...credited.values()].filter(isFinal))
    const gone = [...credited].filter(([, deposit]) => isFinal(deposit)).map(([source]) => source)
    const all = new Set([...settled, ...gone])
    this.#change(realm, { finalBlock: block, credited: new Map(left), settled: all })
  }

  /** Custody is what the chain has: what came and stayed, less what was sent. */
  difference(machine: Machine): string | undefined {
    for (const realm of ['real', 'demo'] as const)
      for (const asset of this.#exchange.coins) {
        const all = [...this.#books[realm].credited.values()].filter((one) => one.asset === asset)
        const came = all.reduce((sum, { amount }) => sum + amount, 0n)
        const otherwise = this.#payouts.difference(machine, realm, asset, came)
        if (otherwise !== undefined) return otherwise
      }
    return undefined
  }

  remember(): () => void {
    const books = this.#books
    const parts = [this.#payouts, this.#reserves, this.#allotments]
    const back = parts.map((part) => part.remember())
    return () => {
      this.#books = books
      for (const undo of back) undo()
    }
  }

  #grant(member: number, asset: string, most: number): Command {
    const { random } = this.#exchange
    const amount = random.oneIn(50) ? 0n : portions(random, asset, most)
    return { type: 'grantSandboxFunds', member, asset, amount }
  }

  #owed(realm: Realm, member: number, asset: string): Amount {
    return this.#books[realm].debts.get(`${member} ${asset}`) ?? 0n
  }

  #owe(realm: Realm, member: number, asset: string, owed: Amount): void {
    this.#change(realm, {
      debts: new Map(this.#books[realm].debts).set(`${member} ${asset}`, owed),
    })
  }

  #change(realm: Realm, change: Partial<Books>): void {
    this.#books = { ...this.#books, [realm]: { ...this.#books[realm], ...change } }
  }
}
