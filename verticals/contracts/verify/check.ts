/** Checks the receipt of a position without trust in who made it: each price that decided a step, and the arithmetic of all steps. */
import { type Amount, assert, formatAmount, parseFigure } from '@evenkeel/kernel'
import {
  type Proven,
  provenTick,
  type TickProof,
  tellsTick,
  type Verdict,
  verdictOf,
  type WrittenTick,
} from '@evenkeel/wire/proof'
import { directionOf, markOf, partOf, type Steps, unitOf, valueAt } from '../core/symbol.ts'

/** A receipt as it is written: amounts and prices as decimals. */
export type Receipt = {
  readonly version: number
  readonly product: string
  readonly symbol: string
  readonly side: 'long' | 'short'
  readonly priceStep: string
  readonly lotSize: string
  /** What steps before the first one that is told have left, where there are more than a receipt tells. */
  readonly earlier?: Earlier | undefined
  readonly steps: readonly Step[]
  readonly profit: string
  readonly realised: string
  readonly fee: string
  readonly funding: string
  /** Realised profit and funding less fees. */
  readonly net: string
}
export type Earlier = {
  readonly steps: number
  readonly lots: number
  readonly cost: string
  readonly profit: string
  readonly realised: string
  readonly fee: string
  readonly funding: string
}
export type Step = {
  readonly what: 'open' | 'close' | 'liquidation' | 'deleveraging' | 'settled' | 'funding'
  readonly at: number
  readonly lots: number
  /** Of what has lots: the price, what they were worth at it, and what they were opened at. */
  readonly price?: string | undefined
  readonly value?: string | undefined
  readonly cost?: string | undefined
  /** By its price alone, and what that came to for the member. */
  readonly profit: string
  readonly realised: string
  readonly fee: string
  readonly funding: string
  /** The price that triggers its order waited for, and from which side. */
  readonly trigger?: { readonly price: string; readonly isRising: boolean } | undefined
  /** The price that decided it. */
  readonly decidedBy?: WrittenTick | undefined
  /** The mark when a member closed the last of it; it decided nothing. */
  readonly mark?: WrittenTick | undefined
  /** Of a liquidation: the account before it, and who paid of its loss. */
  readonly equity?: string | undefined
  readonly maintenance?: string | undefined
  readonly insured?: string | undefined
  readonly uncovered?: string | undefined
  /** Of a deleveraging: what of its profit was given up. */
  readonly gave?: string | undefined
  readonly proof?: TickProof | undefined
}

export const receiptFaults = [
  /** It is no receipt of this kind. */
  'malformed',
  /** The proof of a tick is missing, is about something else, or does not hold. */
  'tickUnproven',
  /** The chain says another tick than the receipt. */
  'tickWrong',
  /** By this price the step should not have been, or not at its own price. */
  'decisionWrong',
  /** Lots, values, profits or sums are not what the rules make of the steps. */
  'arithmeticWrong',
] as const
export type ReceiptFault = (typeof receiptFaults)[number]
export type ReceiptVerdict = Verdict<ReceiptFault>

export function checkReceipt(receipt: Receipt): ReceiptVerdict {
  try {
    return check(receipt)
  } catch {
    return { fault: 'malformed' }
  }
}

function check(receipt: Receipt): ReceiptVerdict {
  const { version, product, symbol, side, steps } = receipt
  if (
    version !== 2 ||
    product !== 'position' ||
    (side !== 'long' && side !== 'short') ||
    steps.length === 0
  )
    return { fault: 'malformed' }
  const proven: Proven[] = []
  for (const step of steps) {
    const told = step.decidedBy ?? step.mark
    if (told === undefined) {
      if (isForced(step) || step.trigger !== undefined) return { fault: 'tickUnproven' }
      continue
    }
    const moment = step.decidedBy === undefined ? step.at : told.at
    const tick = provenTick(step.proof, symbol, moment, 'lastAt')
    if (tick === undefined) return { fault: 'tickUnproven' }
    if (!tellsTick(told, tick.tick)) return { fault: 'tickWrong' }
    if (step.decidedBy !== undefined && tick.tick.isStale) return { fault: 'decisionWrong' }
    proven.push(tick)
  }
  if (!steps.every((step) => isDecidedRightly(step, receipt))) return { fault: 'decisionWrong' }
  return addsUp(receipt) ? verdictOf(proven) : { fault: 'arithmeticWrong' }
}

const isForced = ({ what }: Step) => what === 'liquidation' || what === 'deleveraging'

/** Whether the price that decided a step made it due, and the step was done at the price that it says. */
function isDecidedRightly(step: Step, receipt: Receipt): boolean {
  const { decidedBy, trigger, price } = step
  if (decidedBy === undefined) return true
  const { tickSize } = stepsOf(receipt)
  const reference = units(decidedBy.price)
  const mark = BigInt(markOf({ terms: { tickSize } }, { price: reference })) * tickSize
  if (isForced(step)) {
    if (price === undefined || units(price) !== mark) return false
    return step.what === 'deleveraging' || isInDanger(step)
  }
  if (trigger !== undefined) {
    const reached = units(trigger.price)
    return trigger.isRising ? mark >= reached : mark <= reached
  }
  // The price went through an order that rested: a close of a long position sells.
  const isSelling = receipt.side === 'long'
  if (price === undefined) return false
  return isSelling ? reference > units(price) : reference < units(price)
}

/** LC15, LC16: equity was at or below maintenance, and no more was charged than there was. */
function isInDanger({ equity, maintenance, fee }: Step): boolean {
  if (equity === undefined || maintenance === undefined) return false
  const left = units(equity)
  return left <= units(maintenance) && units(fee) <= (left > 0n ? left : 0n)
}

/** LC6 to LC8: follows lots and cost through all steps to nothing, and adds up what they came to. */
function addsUp(receipt: Receipt): boolean {
  const { side, earlier, steps } = receipt
  const direction = directionOf(side)
  let lots = earlier?.lots ?? 0
  let cost = units(earlier?.cost ?? '0')
  let profit = units(earlier?.profit ?? '0')
  let realised = units(earlier?.realised ?? '0')
  let fee = units(earlier?.fee ?? '0')
  let funding = units(earlier?.funding ?? '0')
  for (const step of steps) {
    const gained = units(step.profit)
    if (step.what === 'settled' || step.what === 'funding') {
      if (step.lots !== 0 || units(step.fee) !== 0n || gained < 0n) return false
      cost += direction * gained
    } else {
      const value = worthOf(step, receipt)
      if (value === undefined) return false
      const isOpening = step.what === 'open'
      if (!isOpening && step.lots > lots) return false
      const part = isOpening ? value : partOf(cost, step.lots, lots)
      if (units(step.cost ?? '') !== part) return false
      if (gained !== (isOpening ? 0n : direction * (value - part))) return false
      lots += isOpening ? step.lots : -step.lots
      cost += isOpening ? part : -part
    }
    if (units(step.realised) !== gained + given(step)) return false
    profit += gained
    realised += gained + given(step)
    fee += units(step.fee)
    funding += units(step.funding)
  }
  return (
    lots === 0 &&
    receipt.profit === formatAmount(profit) &&
    receipt.realised === formatAmount(realised) &&
    receipt.fee === formatAmount(fee) &&
    receipt.funding === formatAmount(funding) &&
    receipt.net === formatAmount(realised + funding - fee)
  )
}

/** What others paid of its loss, less what it gave up of its profit. */
function given({ what, insured = '0', uncovered = '0', gave = '0' }: Step): Amount {
  const [paid, spared, lost] = [units(insured), units(uncovered), units(gave)]
  assert(paid >= 0n && spared >= 0n && lost >= 0n, 'nobody pays less than nothing')
  if (what !== 'liquidation') assert(paid === 0n && spared === 0n, 'only a liquidation is covered')
  if (what !== 'deleveraging') assert(lost === 0n, 'only who is deleveraged gives up')
  return paid + spared - lost
}

/** What its lots are worth at its price, if that is what it says. */
function worthOf({ lots, price, value }: Step, receipt: Receipt): Amount | undefined {
  const steps = stepsOf(receipt)
  const at = units(price ?? '')
  if (!Number.isSafeInteger(lots) || lots < 1 || at <= 0n || at % steps.tickSize !== 0n)
    return undefined
  const worth = valueAt({ unit: unitOf(steps) }, Number(at / steps.tickSize), lots)
  return units(value ?? '') === worth ? worth : undefined
}

function stepsOf({ priceStep, lotSize }: Receipt): Steps {
  const steps = { tickSize: units(priceStep), lotSize: units(lotSize) }
  assert(steps.tickSize > 0n && steps.lotSize > 0n, 'steps are above zero')
  return steps
}

/** Throws for what is no decimal: the receipt is malformed then. */
const units = (text: string): Amount => parseFigure(text)
