/** A vertical that exists in tests alone, as a new one would come: members pledge money, which stays where it is. */
import {
  type Amount,
  accept,
  amount,
  type Core,
  type MemberId,
  map,
  type Realm,
  record,
  refuse,
  uint,
} from '@evenkeel/kernel'
import type {
  Naive,
  NaiveExchange,
  Place,
  Step,
  Verdict,
  VerticalSide,
} from '@evenkeel/kernel/testing'

type Command = { readonly type: 'pledge'; readonly member: MemberId; readonly amount: Amount }
type Pledged = { readonly member: MemberId; readonly amount: Amount }
type Event = { readonly type: 'pledged' } & Pledged
type State = { readonly pledges: Map<MemberId, Amount> }
type Refusal = 'insufficientFunds'

/** Pledges USDT of the finance account, instead of what was pledged before. */
const vault: Core<State, Command, Event, Refusal> = {
  name: 'vault',
  code: 202,
  purposes: { pledge: 'move' },
  initial: () => ({ pledges: new Map() }),
  decide({ member, amount }, { pledges }, world) {
    const free = world.spendable(member, 'finance', 'USDT') + (pledges.get(member) ?? 0n)
    if (amount > free) return refuse('insufficientFunds')
    return accept<Event>({ type: 'pledged', member, amount })
  },
  apply: ({ member, amount }, { pledges }) => void pledges.set(member, amount),
  encumbered: (member, account, asset, { pledges }) =>
    account === 'finance' && asset === 'USDT' ? (pledges.get(member) ?? 0n) : 0n,
  events: { pledged: { code: 1, fields: record<Pledged>({ member: uint, amount }) } },
  snapshot: record<State>({ pledges: map(uint, amount) }),
}

export const vaultSide: VerticalSide = {
  core: vault,
  share: 2,
  naive: (exchange) => new NaiveVault(exchange),
  // The wallet then moves what is pledged: who looks at one vertical alone sees nothing wrong.
  plants: { pledgeForgotten: { ...vault, encumbered: () => 0n } },
}

class NaiveVault implements Naive {
  readonly #exchange: NaiveExchange
  #pledges: Record<Realm, Map<MemberId, Amount>> = { real: new Map(), demo: new Map() }

  constructor(exchange: NaiveExchange) {
    this.#exchange = exchange
  }

  next(realm: Realm): Step {
    const { members, random, ledgers } = this.#exchange
    const member = random.pick(members)
    const amount = this.#exchange.someOf(ledgers[realm].has(`${member} finance available`, 'USDT'))
    const command: Command = { type: 'pledge', member, amount }
    return { command, owner: member }
  }

  decide({ member, amount }: Command, { realm }: Place): Verdict {
    const has = this.#exchange.ledgers[realm].has(`${member} finance available`, 'USDT')
    if (amount > has) return { answer: 'insufficientFunds' }
    this.#pledges[realm].set(member, amount)
    return { answer: 'ok' }
  }

  encumbered(realm: Realm, member: MemberId, account: string, asset: string): Amount {
    if (account !== 'finance' || asset !== 'USDT') return 0n
    return this.#pledges[realm].get(member) ?? 0n
  }

  remember(): () => void {
    const pledges = { real: new Map(this.#pledges.real), demo: new Map(this.#pledges.demo) }
    return () => {
      this.#pledges = pledges
    }
  }
}
