/** The price that an order of this form would be carried out at, as far as it says so: in ticks. */
import { amountFrom } from '@evenkeel/ui/format/decimals.ts'
import { ticksOf } from '../core/rules.ts'
import { type Facts, markIn } from './orderFacts.ts'
import { isPriced, isStop, type OrderForm } from './orderForm.ts'

export function orderTick(form: OrderForm, facts: Facts): number | undefined {
  const { kind } = form
  const named = isPriced(kind) ? form.price : isStop(kind) ? form.stopPrice : undefined
  if (named === undefined) return markIn(facts)
  const tick = ticksOf(facts.listed.contract, amountFrom(named))
  return typeof tick === 'number' ? tick : undefined
}
