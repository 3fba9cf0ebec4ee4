/** How the console's calls about the exchange's money are answered. */
import { formatAmount, house, houses, refuse } from '@evenkeel/kernel'
import { handleOperator, type OperatorRoute, refusedBy } from '@evenkeel/wire/server'
import {
  attestReserves,
  creditByHand,
  fundTreasury,
  getExposure,
  getFees,
  getLedger,
  getMoney,
  moveHouseFunds,
} from '../contract/console.ts'
import { networkName } from '../core/networks.ts'
import { type State, wallet } from '../core.ts'
import type { Wallet } from '../open.ts'
import { confirmationFault } from './confirmation.ts'
import { exposureOf } from './exposure.ts'
import { feesIn, valuedFees } from './fees.ts'
import { ledgerOf } from './ledger.ts'
import { moneyOf } from './money.ts'
import { pricesIn } from './prices.ts'
import { keepWord, statementsIn, toldStatements } from './stated.ts'

/** Parts are looked up when a call comes: routes are also made where there are none. */
export function moneyRoutes(parts: Wallet): readonly OperatorRoute[] {
  return [...readingRoutes(parts), ...changingRoutes(parts), ...housingRoutes(parts)]
}

function readingRoutes(parts: Wallet): readonly OperatorRoute[] {
  return [
    handleOperator(getMoney, async ({ exchange, tables, operator }) => {
      const { instruments, now } = parts.platform
      const [money, statements] = await exchange.read((machine) => [
        moneyOf(machine, instruments),
        statementsIn(machine, now()),
      ])
      return { ...money, stated: await toldStatements(statements, tables, operator.id) }
    }),

    handleOperator(getFees, async ({ input, exchange, history }) => {
      const { instruments, now } = parts.platform
      const fees = await feesIn(history, now(), input.days)
      return exchange.read((machine) => valuedFees(fees, machine, instruments))
    }),

    handleOperator(getExposure, async ({ exchange }) =>
      exchange.read((machine) => exposureOf(machine, parts.platform)),
    ),

    handleOperator(getLedger, async (context) => {
      context.note({ subject: `account ${context.input.account}` })
      return ledgerOf(context, parts.platform)
    }),
  ]
}

/** The audit log tells it as proposed, not as done. */
const outcome = 'needsAnother'

function changingRoutes(parts: Wallet): readonly OperatorRoute[] {
  return [
    handleOperator(attestReserves, async ({ input, exchange, tables, note }) => {
      const name = networkName(input.asset, input.chain)
      const before = await exchange.read(
        (machine) => (machine.state('real', wallet) as State).reserves.get(name)?.attested,
      )
      note({
        subject: `reserves ${name}`,
        before: before === undefined ? undefined : formatAmount(before),
        after: formatAmount(input.amount),
      })
      const decision = await exchange.submit(wallet, { type: 'attestReserves', ...input })
      if (!decision.ok) return refusedBy(attestReserves, decision)
      await keepWord(tables, decision.events, {})
      parts.platform.tellOperators('money')
      const isAttested = decision.events.some(({ type }) => type === 'reservesAttested')
      if (!isAttested) note({ after: { amount: formatAmount(input.amount), outcome } })
      return { is_attested: isAttested }
    }),

    handleOperator(creditByHand, async ({ input, exchange, tables, note }) => {
      const { platform, deposits } = parts
      const { member: uid, reason, confirm, ...terms } = input
      const { asset, chain, amount, transaction } = terms
      note({
        subject: `member ${uid}`,
        reason,
        after: { asset, chain, amount: formatAmount(amount), transaction },
      })
      const member = await platform.desk().memberOf(Number(uid))
      if (member === undefined) return refuse('memberUnknown')
      const fault = await exchange.read((machine) =>
        confirmationFault(terms, confirm, pricesIn(machine, platform.instruments)),
      )
      if (fault !== undefined) return fault
      const decision = await deposits.byHand.credit({ ...terms, member }, exchange)
      if (!decision.ok) return refusedBy(creditByHand, decision)
      const events = decision.events as readonly { readonly type: string }[]
      await keepWord(tables, events, { reason, transaction })
      platform.tellOperators('money')
      const isCredited = events.some(({ type }) => type === 'depositCredited')
      if (!isCredited)
        note({ after: { asset, chain, amount: formatAmount(amount), transaction, outcome } })
      return { is_credited: isCredited }
    }),
  ]
}

/** The house's own money: into the treasury, and from there to what it pays members from. */
function housingRoutes({ platform }: Wallet): readonly OperatorRoute[] {
  return [
    handleOperator(fundTreasury, async ({ input, exchange, tables, note }) => {
      const { reason, ...funds } = input
      const { asset, chain, amount } = funds
      note({
        subject: `treasury ${networkName(asset, chain)}`,
        reason,
        after: formatAmount(amount),
      })
      const decision = await exchange.submit(wallet, { type: 'fundTreasury', ...funds })
      if (!decision.ok) return refusedBy(fundTreasury, decision)
      await keepWord(tables, decision.events, { reason })
      platform.tellOperators('money')
      const isFunded = decision.events.some(({ type }) => type === 'treasuryFunded')
      if (!isFunded) note({ after: { amount: formatAmount(amount), outcome } })
      return { is_funded: isFunded }
    }),

    handleOperator(moveHouseFunds, async ({ input, exchange, tables, note }) => {
      const { asset, amount, reason, is_back: isBack } = input
      const name = houses.find((one) => one === input.house)
      if (name === undefined) return refuse('accountUnknown')
      const has = await exchange.read((machine) => machine.balance('real', house(name), asset))
      note({
        subject: `account house:${name}`,
        reason,
        before: `${formatAmount(has)} ${asset}`,
        after: `${formatAmount(isBack ? has - amount : has + amount)} ${asset}`,
      })
      const type = isBack ? 'takeBackFunds' : 'allotFunds'
      const decision = await exchange.submit(wallet, { type, house: name, asset, amount })
      if (!decision.ok) return refusedBy(moveHouseFunds, decision)
      await keepWord(tables, decision.events, { reason })
      platform.tellOperators('money')
      const isMoved = decision.events.some(({ type }) => type !== 'stepEndorsed')
      if (!isMoved) note({ after: { amount: `${formatAmount(amount)} ${asset}`, isBack, outcome } })
      return { is_moved: isMoved }
    }),
  ]
}
