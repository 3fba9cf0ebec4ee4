/** A receipt as it is read: the outcome, the two prices, and how it was paid. */
import {
  Badge,
  Details,
  Section,
  useClient,
  useFormat,
  useInstrument,
  useMoney,
  useText,
  When,
} from '@evenkeel/ui'
import { formatDuration } from '@evenkeel/ui/format/duration.ts'
import { unbroken } from '@evenkeel/ui/format/unbroken.ts'
import { ReceiptFigures, ReceiptHead, ReceiptTick, ReceiptTicks } from '@evenkeel/ui/receipt'
import type { Answer } from '@evenkeel/wire'
import type { getReceipt } from '../../contract/index.ts'
import { DirectionMark } from '../DirectionMark.tsx'
import { pairName, percentText } from '../names.ts'
import { toneOf } from '../optionLists.ts'
import { whyOf } from '../settled.ts'
import type { Key } from '../textKey.ts'
import { Verify } from './Verify.tsx'

export type Receipt = Answer<typeof getReceipt>

const outcomeNames = {
  won: 'options.settledWon',
  lost: 'options.settledLost',
  equal: 'options.settledEqual',
  stale: 'options.settledRefunded',
  unopened: 'options.settledRefunded',
} as const satisfies Record<Receipt['outcome'], Key>

export function ReceiptView({ receipt }: { receipt: Receipt }) {
  const text = useText<Key>()
  const format = useFormat()
  const instrument = useInstrument(receipt.symbol)
  const price = (tick: Receipt['opened']) => tick && format.price(tick.price, instrument?.priceStep)
  const { opened, closed } = receipt
  return (
    <>
      <Head receipt={receipt} />
      <Section title={text('options.ticks')}>
        <ReceiptTicks>
          <ReceiptTick {...opened} label={text('options.openPrice')} price={price(opened)} />
          <ReceiptTick {...closed} label={text('options.closePrice')} price={price(closed)} />
        </ReceiptTicks>
      </Section>
      <Verify receipt={receipt} />
      <Section title={text('options.arithmetic')}>
        <Paid receipt={receipt} />
      </Section>
    </>
  )
}

function Head({ receipt }: { receipt: Receipt }) {
  const text = useText<Key>()
  const money = useMoney()
  const { language } = useClient()
  const instrument = useInstrument(receipt.symbol)
  const { outcome, gain, asset, direction, seconds, realm } = receipt
  const isRefunded = outcome === 'stale' || outcome === 'unopened'
  const why = whyOf({
    state: outcome === 'equal' ? 'equal' : 'refunded',
    why: isRefunded ? outcome : undefined,
  })
  return (
    <ReceiptHead
      pair={pairName(instrument ?? undefined, receipt.symbol)}
      marks={
        <>
          <DirectionMark direction={direction} />
          <span>{formatDuration(seconds, language, 'long')}</span>
          {realm === 'demo' && <Badge>{text('ui.demo')}</Badge>}
        </>
      }
      outcome={`${text('options.isSettled')} · ${text(outcomeNames[outcome])}`}
      gain={unbroken(`${money(gain, { least: 2, signed: true })} ${asset}`)}
      tone={toneOf(outcome)}
      why={(outcome === 'equal' || isRefunded) && why !== undefined ? text(why) : undefined}
      title={text('options.receiptTitle')}
      hint={text('options.receiptHint')}
    />
  )
}

function Paid({ receipt }: { receipt: Receipt }) {
  const text = useText<Key>()
  const format = useFormat()
  const money = useMoney()
  const { asset, stake, fee, payoutBps, profit, paid, gain } = receipt
  const coins = (value: string, signed = false) =>
    unbroken(`${money(value, { least: 2, signed })} ${asset}`)
  return (
    <ReceiptFigures>
      <Details
        rows={[
          { label: text('options.acceptedAt'), value: <When at={receipt.acceptedAt} /> },
          { label: text('options.expiry'), value: <When at={receipt.expiresAt} /> },
          { label: text('options.settledAt'), value: <When at={receipt.settledAt} /> },
          { label: text('options.stake'), value: coins(stake) },
          { label: text('options.fee'), value: coins(fee) },
          { label: text('options.payout'), value: format.percent(percentText(payoutBps)) },
          { label: text('options.profit'), value: coins(profit) },
          { label: text('options.paidOut'), value: coins(paid) },
          { label: text('options.gain'), value: coins(gain, true) },
        ]}
      />
    </ReceiptFigures>
  )
}
