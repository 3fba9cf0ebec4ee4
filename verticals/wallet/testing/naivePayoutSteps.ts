/** What happens to withdrawals in the simulation: what members and operators ask for, and what chains say. */
import { accounts, type Realm } from '@evenkeel/kernel'
import { type NaiveExchange, portions, type Step } from '@evenkeel/kernel/testing'
import type { Command } from '../core.ts'
import { type Books, by, isStopped, portionOf, type Withdrawal } from './naivePayoutBooks.ts'

const COST = 50n

export function nextOfPayouts(exchange: NaiveExchange, books: Books, realm: Realm): Step {
  const { random, coins } = exchange
  const { below, oneIn, pick } = random
  const open = [...books.open.keys()]
  if (oneIn(40)) {
    const asset = pick(coins)
    const amount = oneIn(2) ? portionOf(asset) / pick([2n, 5n, 5n, 9n]) : BigInt(below(500))
    const fund: Command = { type: 'fundTreasury', asset, chain: 'ethereum', amount }
    return { command: fund, owner: 0, actor: exchange.someOperator(realm) }
  }
  if (oneIn(6)) return ask(exchange, books, realm)
  const stopped = open.filter((id) => isStopped(books.open.get(id)))
  if (stopped.length > 0 && oneIn(3)) return ending(exchange, books, realm, pick(stopped))
  const sent = open.filter((id) => books.open.get(id)?.nonce !== undefined)
  if (sent.length > 0 && oneIn(6)) return cancelling(exchange, books, realm, pick(sent))
  const of = (step: Withdrawal['step']) => open.filter((id) => books.open.get(id)?.step === step)
  const [asked, approved, paying] = [of('asked'), of('approved'), of('paying')]
  if (approved.length + paying.length > 0 && oneIn(3)) {
    const [byHand] = paying.filter((id) => books.open.get(id)?.isByHand)
    if (byHand !== undefined) return unsentAgain(byHand)
    const [first] = approved
    if (first !== undefined) return by({ type: 'startPayout', id: first, nonce: undefined }, 0)
  }
  if (asked.length > 0 && oneIn(4))
    return by({ type: 'approveWithdrawal', id: pick(asked) }, 0, exchange.someOperator(realm))
  if (approved.length > 0 && oneIn(6)) return starting(exchange, books, pick(approved))
  if (paying.length > 0 && oneIn(6)) return ending(exchange, books, realm, pick(paying))
  if (open.length === 0 || oneIn(3)) return ask(exchange, books, realm)
  const id = oneIn(50) ? 7 : pick(open)
  const { member = 1 } = books.open.get(id) ?? {}
  if (oneIn(8)) {
    const owner = oneIn(10) ? 1 : member
    return by({ type: 'cancelWithdrawal', member: owner, id }, owner)
  }
  if (oneIn(12)) return by({ type: 'rejectWithdrawal', id }, 0, exchange.someOperator(realm))
  if (oneIn(2)) return by({ type: 'approveWithdrawal', id }, 0, exchange.someOperator(realm))
  return oneIn(2) ? starting(exchange, books, id) : ending(exchange, books, realm, id)
}

/** By hand, or under a nonce that may be used already. */
function starting({ random: { below, oneIn } }: NaiveExchange, books: Books, id: number): Step {
  const nonce = oneIn(5) ? undefined : Math.max(0, books.nonce + below(3) - 1)
  return by({ type: 'startPayout', id, nonce }, 0)
}

/** By an operator where a person has paid, now and then by somebody who may not. */
function ending(exchange: NaiveExchange, books: Books, realm: Realm, id: number): Step {
  const { oneIn, pick } = exchange.random
  const known = books.open.get(id)
  const isByPeople = known?.isByHand === true || isStopped(known)
  const actor = isByPeople !== oneIn(10) ? exchange.someOperator(realm) : undefined
  const cost = { cost: pick([0n, 0n, COST, COST, COST, portionOf('ETH') / 2n]), costAsset: 'ETH' }
  if (oneIn(5))
    return by(
      { type: 'stopPayout', id, isUnmoved: oneIn(2), ...cost },
      0,
      oneIn(20) ? actor : undefined,
    )
  // What is not proven is what operators would like to end most.
  if (oneIn(known?.step === 'stopped' ? 2 : 4))
    return by({ type: 'failPayout', id, ...cost }, 0, actor)
  const used = [...books.used]
  const transaction = used.length > 0 && oneIn(20) ? pick(used) : `t${id}`
  return by({ type: 'confirmPayout', id, transaction, ...cost }, 0, actor)
}

/** W68: the same operator says so of one payout after the other. */
function unsentAgain(id: number): Step {
  const cost = { cost: portionOf('ETH') / 5n, costAsset: 'ETH' }
  return by({ type: 'failPayout', id, ...cost }, 0, { kind: 'operator', id: 1 })
}

/** Now and then of the nonce of another, and by somebody who may not; W68: mostly by the same operator. */
function cancelling(exchange: NaiveExchange, books: Books, realm: Realm, id: number): Step {
  const { oneIn, pick } = exchange.random
  const { nonce = 0, step } = books.open.get(id) ?? {}
  const own = { id, nonce: oneIn(6) ? nonce + pick([-1, 1]) : nonce }
  if (own.nonce < 0) own.nonce = 7
  if ((step === 'cancelling') === oneIn(5)) {
    const operator = oneIn(3)
      ? exchange.someOperator(realm)
      : ({ kind: 'operator', id: 1 } as const)
    return by({ type: 'startPayoutCancellation', ...own }, 0, oneIn(6) ? undefined : operator)
  }
  const used = [...books.used]
  const transaction = used.length > 0 && oneIn(20) ? pick(used) : `c${id}`
  const cost = { cost: pick([0n, COST]), costAsset: 'ETH' }
  const actor = oneIn(20) ? exchange.someOperator(realm) : undefined
  return by({ type: 'confirmPayoutCancellation', ...own, transaction, ...cost }, 0, actor)
}

/** Often more of what somebody has asked for already: there are limits for a day. */
function ask(exchange: NaiveExchange, books: Books, realm: Realm): Step {
  const { random, coins, members, ledgers } = exchange
  const { oneIn, pick } = random
  const { member, asset, account } =
    books.open.size > 0 && oneIn(3)
      ? pick([...books.open.values()])
      : { member: pick(members), asset: pick(coins), account: pick(accounts) }
  const has = ledgers[realm].has(`${member} ${account} available`, asset)
  // Two of a fifth are more than one operator approves alone in a day.
  const some = oneIn(3) ? portionOf(asset) / 5n : portions(random, asset, oneIn(3) ? 2 : 1)
  const amount = oneIn(2) ? some : exchange.someOf(has)
  const command: Command = {
    type: 'requestWithdrawal',
    member,
    account,
    asset,
    chain: oneIn(50) ? 'bitcoin' : 'ethereum',
    amount,
    destination: 'somewhere',
    level: pick(['basic', 'advanced']),
  }
  return { command, owner: member }
}
