/** Members in the simulated world: invitations, shares of everybody's fees, and play money. */
import type { Realm, Typed } from '@evenkeel/kernel'
import type { Naive, NaiveExchange, Verdict, VerticalSide } from '@evenkeel/kernel/testing'
import { type Command, members } from '../core.ts'
import { golden } from './golden.ts'
import { NaiveMembers, type Outcome } from './naiveMembers.ts'
import { plants } from './plants.ts'

export const side: VerticalSide = {
  core: members,
  share: 1,
  naive: naiveMembers,
  plants,
  golden,
}

function naiveMembers({ random, members: all, ledgers, coins }: NaiveExchange): Naive {
  const { oneIn, pick } = random
  const naive = new NaiveMembers(ledgers, coins)
  function next(realm: Realm): Command {
    if (realm === 'demo' && oneIn(50)) return { type: 'declarePlayMoney' }
    if (oneIn(4)) return { type: 'invite', member: pick(all), inviter: pick(all) }
    if (oneIn(3)) return { type: oneIn(2) ? 'beginDemo' : 'topUpDemo', member: pick(all) }
    return { type: 'payCommission', member: pick(all) }
  }
  return {
    next: (realm) => ({ command: next(realm), owner: 0 }),
    decide: (command: Command, place) => verdictOf(naive.decide(command, place)),
    hear: (fact, place) => naive.hear(fact, place),
    remember: () => naive.remember(),
  }
}

function verdictOf(outcome: Outcome): Verdict {
  if (typeof outcome === 'string') return { answer: outcome }
  return {
    answer: 'ok',
    difference(events) {
      const moved = movedBy(events)
      return moved === outcome ? undefined : `${moved} moved instead of ${outcome}`
    },
  }
}

/** Of all coins together. */
function movedBy(events: readonly Typed[]): bigint {
  return events.reduce(
    (sum, event) => sum + ('amount' in event ? (event.amount as bigint) : 0n),
    0n,
  )
}
