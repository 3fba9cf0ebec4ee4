/** Timed options in the simulated world: random stakes and a hostile feed in both realms, beside the naive model. */
import {
  type Amount,
  type Asset,
  type HouseName,
  type Machine,
  type Millis,
  type Realm,
  realms,
  UNIT,
} from '@evenkeel/kernel'
import type {
  Naive,
  NaiveExchange,
  Place,
  Step,
  Verdict,
  VerticalSide,
} from '@evenkeel/kernel/testing'
import { type Command, options, type PlaceOption, type State, type Term } from '../core/index.ts'
import { golden } from './golden.ts'
import { NaiveFeed } from './naiveFeed.ts'
import { type Ended, inWords, NaiveOptions } from './naiveOptions.ts'
import { plants } from './plants.ts'

const SYMBOLS = ['EUR-USD', 'AAPL']
const SECONDS = [30, 300, 3_600]
const HOUSE = 600n * UNIT

export const side: VerticalSide = {
  core: options,
  share: 6,
  naive: (exchange) => new OptionsNaive(exchange),
  plants,
  golden,
}

class OptionsNaive implements Naive {
  readonly #exchange: NaiveExchange
  readonly #feed: NaiveFeed
  readonly #naive: Record<Realm, NaiveOptions>
  /** The latest moment that was seen: a clock that jumps back moves no market. */
  #now: Millis = 0

  constructor(exchange: NaiveExchange) {
    const { random, ledgers } = exchange
    this.#exchange = exchange
    this.#feed = new NaiveFeed(random)
    this.#naive = {
      real: new NaiveOptions(ledgers.real, this.#feed),
      demo: new NaiveOptions(ledgers.demo, this.#feed),
    }
  }

  open(): readonly Command[] {
    const terms = SYMBOLS.flatMap((symbol) => SECONDS.map((seconds) => this.#term(symbol, seconds)))
    return [
      ...terms.map((term): Command => ({ type: 'setOptionTerm', ...term })),
      { type: 'fundSandboxOptions', asset: 'USDT', amount: HOUSE },
    ]
  }

  next(realm: Realm, clock: Millis): Step {
    const { random, members } = this.#exchange
    const { oneIn, pick, below } = random
    this.#now = Math.max(this.#now, clock)
    const [symbol, member] = [pick(SYMBOLS), pick(members)]
    const look = this.#speaking(symbol)
    if (oneIn(4)) return { look }
    if (oneIn(30)) {
      const term = this.#term(symbol, pick(SECONDS))
      const isOffered = !oneIn(4)
      const maxStake = oneIn(20) ? term.minStake - 1n : term.maxStake
      const command: Command = { type: 'setOptionTerm', ...term, isOffered, maxStake }
      return { command, owner: 0 }
    }
    if (oneIn(80)) {
      const amount = BigInt(below(20)) * UNIT
      const command: Command = { type: 'fundSandboxOptions', asset: 'USDT', amount }
      return { command, owner: 0 }
    }
    if (oneIn(100)) return { command: this.#hours(symbol), owner: 0 }
    if (oneIn(25)) return { command: this.#limits(member), owner: member }
    if (oneIn(400)) {
      const command: Command = { type: 'pauseOptions', member, days: pick([1, 1, 1, 7, 2]) }
      return { command, owner: member }
    }
    const command = this.#stake(realm, symbol, member)
    return oneIn(10) ? { command, owner: member } : { look, command, owner: member }
  }

  decide(command: Command, place: Place): Verdict {
    const { realm, now } = place
    const naive = this.#naive[realm]
    switch (command.type) {
      case 'placeOption': {
        const { answer, says } = naive.place(command, now, place.newId)
        return { ...verdict(answer, answer === 'ok' ? [says] : []), markets: [command.symbol] }
      }
      case 'openOption': {
        const opened = naive.openOne(command.option)
        if (opened === undefined) return { answer: 'nothing due' }
        return verdict('ok', [typeof opened === 'string' ? opened : this.#told(opened, place)])
      }
      case 'settleOptions': {
        const ended = naive.settle(command.symbol, command.expiresAt, now)
        if (ended.length === 0) return { answer: 'nothing due' }
        return verdict(
          'ok',
          ended.map((one) => this.#told(one, place)),
        )
      }
      case 'setOptionLimits':
        if (command.numberADay === 0) return { answer: 'limitsMalformed' }
        naive.setLimits(command, now)
        return { answer: 'ok' }
      case 'pauseOptions':
        if (command.days === 2) return { answer: 'limitsMalformed' }
        naive.pause(command.member, command.days, now)
        return { answer: 'ok' }
      case 'setOptionTerm':
        return { answer: this.#setTerm(realm, command) }
      case 'setOptionHours':
        if (command.holidays.includes('never')) return { answer: 'termsUnsound' }
        naive.setHours(command)
        return { answer: 'ok' }
      case 'fundSandboxOptions': {
        const { asset, amount } = command
        if (amount === 0n) return { answer: 'amountIsZero' }
        this.#exchange.ledgers[realm].pay(asset, amount, 'custody sandbox', 'house options')
        return { answer: 'ok' }
      }
    }
  }

  missed({ realm, now }: Place): string | undefined {
    return this.#naive[realm].missed(now)
  }

  reserved(realm: Realm, house: HouseName, asset: Asset): Amount | undefined {
    if (house !== 'options') return undefined
    return asset === 'USDT' ? this.#naive[realm].reserved() : 0n
  }

  start(machine: Machine): void {
    this.#now = machine.now
    this.#feed.start(machine.board)
  }

  remember(): () => void {
    const backs = realms.map((realm) => this.#naive[realm].remember())
    return () => {
      for (const back of backs) back()
    }
  }

  difference(machine: Machine): string | undefined {
    for (const realm of realms) {
      const { options: open } = machine.state(realm, options) as State
      const must = this.#naive[realm].open
      if (open.size !== must.length)
        return `${realm}: ${open.size} options are open instead of ${must.length}`
    }
    return undefined
  }

  #speaking(symbol: string) {
    const [feed, now] = [this.#feed, this.#now]
    return (board: Machine['board']) =>
      feed.speak(
        board,
        symbol,
        now,
        realms.flatMap((realm) => this.#naive[realm].moments(symbol)),
      )
  }

  #setTerm(realm: Realm, { type: _, ...term }: Term & { type: string }): string {
    const naive = this.#naive[realm]
    if (term.maxStake < term.minStake) return 'termsUnsound'
    const others = naive.terms.filter(
      ({ symbol, seconds }) => symbol !== term.symbol || seconds !== term.seconds,
    )
    naive.terms = [...others, term]
    return 'ok'
  }

  #term(symbol: string, seconds: number): Term {
    const { pick } = this.#exchange.random
    return {
      symbol,
      seconds,
      payoutBps: pick([8_000, 8_800, 9_200]),
      feeBps: pick([0, 0, 33]),
      minStake: UNIT,
      maxStake: 400n * UNIT,
      isOffered: true,
    }
  }

  #stake(realm: Realm, symbol: string, member: number): PlaceOption {
    const { random, ledgers } = this.#exchange
    const { oneIn, pick, below } = random
    const seconds = oneIn(100) ? 45 : pick(SECONDS)
    const term = this.#naive[realm].terms.find(
      (one) => one.symbol === symbol && one.seconds === seconds,
    )
    const has = ledgers[realm].has(`${member} trading available`, 'USDT')
    const cents = oneIn(8) ? has / 1_000_000n : BigInt(50 + below(3_000) * pick([1, 1, 1, 10, 14]))
    const stake = cents * 1_000_000n + (oneIn(60) ? 1n : 0n)
    return {
      type: 'placeOption',
      member,
      symbol,
      direction: pick(['rise', 'fall'] as const),
      seconds,
      stake,
      payoutBps: (term?.payoutBps ?? 8_000) + (oneIn(60) ? 1 : 0),
      feeBps: (term?.feeBps ?? 0) + (oneIn(90) ? 1 : 0),
    }
  }

  /** Mostly such as let something happen: shares trade a fifth of the time. */
  #hours(symbol: string): Command {
    const { oneIn, pick } = this.#exchange.random
    const hours = pick(['always', 'always', 'forex', 'forex', 'stocks'] as const)
    const today = new Date(this.#now).toISOString().slice(0, 10)
    const holidays = oneIn(20) ? ['never'] : oneIn(4) ? [today] : []
    return { type: 'setOptionHours', symbol, hours, holidays }
  }

  #limits(member: number): Command {
    const { oneIn, pick, below } = this.#exchange.random
    const numberADay = oneIn(2) ? undefined : oneIn(30) ? 0 : pick([1, 2, 3, 20, 40])
    const lossADay = oneIn(2) ? undefined : BigInt(below(40)) * 10n * UNIT
    return { type: 'setOptionLimits', member, lossADay, numberADay }
  }

  #told({ member, fee, says }: Ended, place: Place): string {
    if (fee > 0n)
      this.#exchange.tell({ type: 'feePaid', member, asset: 'USDT', amount: fee }, place)
    return says
  }
}

function verdict(answer: string, says: readonly string[]): Verdict {
  return {
    answer,
    difference(events) {
      const told = events
        .map(inWords)
        .filter((one) => one !== 'feeCounted')
        .join(', ')
      const must = says.join(', ')
      return told === must ? undefined : `${told} instead of ${must}`
    },
  }
}
