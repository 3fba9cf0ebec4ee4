/** Asks before a position is turned over: closed at the market, and opened to the same lots on the other side. */
import {
  Choice,
  Details,
  Dialog,
  DialogText,
  useFormat,
  useMoney,
  useSubmit,
  useText,
} from '@evenkeel/ui'
import { formatAmount } from '@evenkeel/ui/format/decimals.ts'
import { wholeOf } from '@evenkeel/ui/format/whole.ts'
import { useState } from 'react'
import { reversePosition } from '../contract/index.ts'
import { marginFor, priceAt, valueAt } from '../core/symbol.ts'
import { ASSET, pairName } from './listed.ts'
import { cents } from './money.ts'
import { deedNames, sideTones } from './names.ts'
import styles from './Sheets.module.css'
import { type Held, leverageOf } from './standing.ts'
import type { Key } from './textKey.ts'
import { useLast } from './useLast.ts'

type Props = {
  /** Absent while none is to be reversed. */
  readonly held: Held | undefined
  onClose(): void
}

export function ReverseDialog({ held, onClose }: Props) {
  const shown = useLast(held)
  if (shown === undefined) return null
  return (
    <Question key={shown.position.id} held={shown} open={held !== undefined} onClose={onClose} />
  )
}

type QuestionProps = { readonly held: Held; readonly open: boolean; onClose(): void }

function Question({ held, open, onClose }: QuestionProps) {
  const text = useText<Key>()
  const format = useFormat()
  const money = useMoney()
  const { position, listed, exposure } = held
  const { symbol, side, lots } = position
  const { contract, terms } = listed
  const [leverage, setLeverage] = useState(() => likeIt(held))
  const submit = useSubmit(reversePosition, { done: text('contracts.reversed') })
  const other = side === 'long' ? 'short' : 'long'
  const margin = marginFor(valueAt(contract, exposure.mark, lots), leverage)
  async function reverse() {
    const { type } = await submit({ symbol, side, leverage })
    if (type !== 'unknown' && type !== 'busy') onClose()
  }
  return (
    <Dialog
      open={open}
      title={text('contracts.reverse')}
      look={sideTones[other]}
      confirm={text('contracts.reverse')}
      busy={submit.busy}
      onConfirm={() => void reverse()}
      onClose={onClose}
    >
      <DialogText>
        {text('contracts.reverseAsk', { pair: pairName(listed), lots: money(String(lots)) })}
      </DialogText>
      <div className={styles.below}>
        <Choice
          look="field"
          label={text('contracts.leverage')}
          options={terms.leverages.map((one) => ({ id: String(one), label: `${one}×` }))}
          value={String(leverage)}
          onChange={(chosen) => setLeverage(wholeOf(chosen) ?? 1)}
        />
      </div>
      <Details
        rows={[
          { label: text(deedNames.close[side]), value: money(String(lots)) },
          { label: text(deedNames.open[other]), value: money(String(lots)) },
          {
            label: text('contracts.markPrice'),
            value: format.price(formatAmount(priceAt(contract, exposure.mark)), terms.priceStep),
          },
          {
            label: text('contracts.margin'),
            value: `≈ ${money(cents(formatAmount(margin)), { least: 2 })} ${ASSET}`,
          },
        ]}
      />
    </Dialog>
  )
}

/** The largest leverage of the list that is no larger than the position's own. */
function likeIt(held: Held): number {
  const { leverages } = held.listed.terms
  const has = leverageOf(held)
  const fitting = leverages.filter((one) => one <= has)
  return Math.max(leverages[0] ?? 1, ...fitting)
}
