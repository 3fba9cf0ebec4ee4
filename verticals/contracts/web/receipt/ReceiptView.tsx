/** A receipt as it is read: what the position came to, its prices, the check, and every step. */
import {
  Badge,
  Details,
  directionBetween,
  Section,
  useFormat,
  useInstrument,
  useMoney,
  useText,
  When,
} from '@evenkeel/ui'
import { unbroken } from '@evenkeel/ui/format/unbroken.ts'
import {
  ReceiptFigures,
  ReceiptHead,
  ReceiptTick,
  ReceiptTicks,
  Verify,
} from '@evenkeel/ui/receipt'
import type { Answer } from '@evenkeel/wire'
import { blockNamedBy, checkSigned, placeOf } from '@evenkeel/wire/proof'
import type { getReceipt } from '../../contract/index.ts'
import { checkReceipt } from '../../verify/check.ts'
import { checks } from './checks.ts'
import { Steps } from './Steps.tsx'
import type { Key } from './textKey.ts'

export type Receipt = Answer<typeof getReceipt>

const outcomes = {
  order: 'leverReceipt.byOrder',
  takeProfit: 'leverReceipt.byTakeProfit',
  stopLoss: 'leverReceipt.byStopLoss',
  liquidation: 'leverReceipt.byLiquidation',
  deleveraging: 'leverReceipt.byDeleveraging',
} as const satisfies Record<Receipt['why'], Key>

export function ReceiptView({ receipt }: { receipt: Receipt }) {
  const text = useText<Key>()
  return (
    <>
      <Head receipt={receipt} />
      <Prices receipt={receipt} />
      <Section title={text('leverReceipt.arithmetic')}>
        <Totals receipt={receipt} />
      </Section>
      <Check receipt={receipt} />
      <Steps receipt={receipt} />
    </>
  )
}

function Head({ receipt }: { receipt: Receipt }) {
  const text = useText<Key>()
  const money = useMoney()
  const instrument = useInstrument(receipt.symbol)
  const { why, net, asset, side, realm } = receipt
  const { base, quote } = instrument ?? {}
  const direction = directionBetween('0', net)
  return (
    <ReceiptHead
      pair={base === undefined ? receipt.symbol.toUpperCase() : `${base}/${quote}`}
      marks={
        <>
          <Badge look="tag" tone={side === 'long' ? 'up' : 'down'}>
            {text(side === 'long' ? 'leverReceipt.long' : 'leverReceipt.short')}
          </Badge>
          {realm === 'demo' && <Badge>{text('ui.demo')}</Badge>}
        </>
      }
      outcome={text(outcomes[why])}
      gain={unbroken(`${money(net, { least: 2, signed: true })} ${asset}`)}
      tone={direction === 'up' ? 'up' : direction === 'down' ? 'down' : 'same'}
      title={text('leverReceipt.title')}
      hint={text('leverReceipt.hint')}
    />
  )
}

function Prices({ receipt }: { receipt: Receipt }) {
  const text = useText<Key>()
  const format = useFormat()
  const { averageOpen, averageClose, priceStep, openedAt, closedAt } = receipt
  const last = lastMark(receipt)
  return (
    <Section title={text('leverReceipt.prices')}>
      <ReceiptTicks>
        <ReceiptTick
          label={text('leverReceipt.entry')}
          price={format.price(averageOpen, priceStep)}
          at={openedAt}
        />
        <ReceiptTick
          label={text('leverReceipt.exit')}
          price={format.price(averageClose, priceStep)}
          at={closedAt}
        />
        {last !== undefined && (
          <ReceiptTick
            label={text(last.label)}
            price={format.price(last.tick.price)}
            at={last.tick.at}
            source={last.tick.source}
          />
        )}
      </ReceiptTicks>
    </Section>
  )
}

/** The price that closed the last of it, or the mark of that moment where a member did. */
function lastMark({ steps }: Receipt) {
  const step = steps.findLast(({ lots }) => lots > 0)
  if (step?.decidedBy !== undefined)
    return { label: 'leverReceipt.mark', tick: step.decidedBy } as const
  if (step?.mark !== undefined)
    return { label: 'leverReceipt.closingMark', tick: step.mark } as const
  return undefined
}

function Totals({ receipt }: { receipt: Receipt }) {
  const text = useText<Key>()
  const money = useMoney()
  const { asset, profit, realised, fee, funding, net } = receipt
  const coins = (value: string, signed = false) =>
    unbroken(`${money(value, { least: 2, signed })} ${asset}`)
  return (
    <ReceiptFigures>
      <Details
        rows={[
          { label: text('leverReceipt.opened'), value: <When at={receipt.openedAt} /> },
          { label: text('leverReceipt.closed'), value: <When at={receipt.closedAt} /> },
          { label: text('leverReceipt.profit'), value: coins(profit, true) },
          ...(realised === profit
            ? []
            : [{ label: text('leverReceipt.realised'), value: coins(realised, true) }]),
          { label: text('leverReceipt.funding'), value: coins(funding, true) },
          { label: text('leverReceipt.fee'), value: coins(fee) },
          { label: text('leverReceipt.net'), value: coins(net, true) },
        ]}
      />
    </ReceiptFigures>
  )
}

function Check({ receipt }: { receipt: Receipt }) {
  const text = useText<Key>()
  const places = receipt.steps.flatMap(({ proof, decidedBy }) => {
    const place = placeOf(proof)
    const label = decidedBy ? 'leverReceipt.mark' : 'leverReceipt.closingMark'
    return place === undefined ? [] : { label: text(label), place }
  })
  return (
    <Verify
      receipt={receipt}
      hint={text('leverReceipt.verifyHint')}
      check={() => checkSigned(receipt, checkReceipt)}
      checks={checks}
      stepNames={{
        chain: text('leverReceipt.stepChain'),
        mark: text('leverReceipt.stepMark'),
        decision: text('leverReceipt.stepDecision'),
        paid: text('leverReceipt.stepPaid'),
      }}
      block={blockNamedBy(receipt.record)}
      places={places}
    />
  )
}
