/** The calculator: profit, liquidation price and target price of a position that one only thinks of. */
import {
  Choice,
  type Detail,
  Details,
  Segmented,
  Sheet,
  StepField,
  Tabs,
  useBalance,
  useFormat,
  useMoney,
  useText,
  useTicker,
} from '@evenkeel/ui'
import { writeTo } from '@evenkeel/ui/format/decimals.ts'
import { useState } from 'react'
import { type Asked, liquidationOf, profitAt, targetOf } from './calculation.ts'
import { ASSET, type Listed, pairName } from './listed.ts'
import { cents } from './money.ts'
import { toneOf } from './names.ts'
import styles from './Sheets.module.css'
import type { Key } from './textKey.ts'

type Props = { readonly open: boolean; readonly listed: Listed; onClose(): void }

const questions = ['profit', 'liquidation', 'target'] as const
type Question = (typeof questions)[number]
const names = {
  profit: 'contracts.calcProfit',
  liquidation: 'contracts.calcLiquidation',
  target: 'contracts.calcTarget',
} as const satisfies Record<Question, Key>

export function Calculator({ open, listed, onClose }: Props) {
  const text = useText<Key>()
  return (
    <Sheet
      open={open}
      title={`${text('contracts.calculator')} · ${pairName(listed)}`}
      onClose={onClose}
    >
      {open && <Body listed={listed} />}
    </Sheet>
  )
}

const USUAL = { balance: '1000', percent: '50', lots: '10', leverage: 10 }

function Body({ listed }: { listed: Listed }) {
  const text = useText<Key>()
  const { terms, contract, instrument, symbol } = listed
  const { value: ticker } = useTicker(symbol)
  const held = useBalance(ASSET, 'trading')?.available
  const now = ticker === undefined ? '' : writeTo(ticker.close, terms.priceStep)
  const [question, setQuestion] = useState<Question>('profit')
  const [asked, setAsked] = useState<Asked>({
    side: 'long',
    leverage: terms.leverages.includes(USUAL.leverage) ? USUAL.leverage : 1,
    entry: now,
    lots: USUAL.lots,
  })
  const [exit, setExit] = useState(now)
  const [balance, setBalance] = useState(held === undefined || held === '0' ? USUAL.balance : held)
  const [percent, setPercent] = useState(USUAL.percent)
  const set = (changed: Partial<Asked>) => setAsked((known) => ({ ...known, ...changed }))
  const price = (label: string, value: string, onChange: (value: string) => void) => (
    <StepField label={label} value={value} step={terms.priceStep} onChange={onChange} />
  )
  const asset = instrument.quote
  return (
    <div className={styles.body}>
      <Tabs
        look="pill"
        label={text('contracts.calculator')}
        tabs={questions.map((id) => ({ id, label: text(names[id]) }))}
        value={question}
        onChange={setQuestion}
      />
      <Segmented
        label={text('contracts.side')}
        segments={[
          { id: 'long', label: text('contracts.long'), tone: 'up' },
          { id: 'short', label: text('contracts.short'), tone: 'down' },
        ]}
        value={asked.side}
        onChange={(side) => set({ side })}
      />
      <Choice
        look="row"
        label={text('contracts.leverage')}
        options={terms.leverages.map((one) => ({ id: String(one), label: `${one}×` }))}
        value={String(asked.leverage)}
        onChange={(chosen) => set({ leverage: Number(chosen) })}
      />
      {price(text('contracts.entryIn', { asset }), asked.entry, (entry) => set({ entry }))}
      <StepField
        label={text('contracts.lots')}
        value={asked.lots}
        step="1"
        onChange={(lots) => set({ lots })}
      />
      {question === 'profit' && price(text('contracts.exitIn', { asset }), exit, setExit)}
      {question === 'liquidation' && (
        <StepField
          label={text('contracts.balanceIn', { asset: ASSET })}
          value={balance}
          step="0.00000001"
          onChange={setBalance}
        />
      )}
      {question === 'target' && (
        <StepField
          label={text('contracts.wantedRoi')}
          value={percent}
          step="0.01"
          onChange={setPercent}
        />
      )}
      {question === 'profit' ? (
        <ProfitRows listed={listed} asked={asked} exit={exit} />
      ) : question === 'liquidation' ? (
        <Liquidation listed={listed} asked={asked} balance={balance} />
      ) : (
        <Price
          label={text('contracts.calcTarget')}
          listed={listed}
          value={targetOf(contract, asked, percent)}
        />
      )}
      <p className={styles.note}>{text('contracts.calcNote')}</p>
    </div>
  )
}

type RowsProps = { readonly listed: Listed; readonly asked: Asked }

function ProfitRows({ listed, asked, exit }: RowsProps & { readonly exit: string }) {
  const text = useText<Key>()
  const format = useFormat()
  const money = useMoney()
  const found = profitAt(listed.contract, asked, exit)
  const usdt = (value: string | undefined, signed = false) =>
    value === undefined ? '–' : `${money(cents(value), { least: 2, signed })} ${ASSET}`
  const tone = found && toneOf(cents(found.profit))
  const toned = (value: string): Detail['value'] => (
    <span className={tone && styles[tone]}>{value}</span>
  )
  return (
    <Details
      rows={[
        { label: text('contracts.margin'), value: usdt(found?.margin) },
        { label: text('contracts.profit'), value: toned(usdt(found?.profit, true)) },
        { label: text('contracts.roi'), value: toned(found ? format.change(found.roi) : '–') },
        { label: text('contracts.feesBoth'), value: usdt(found?.fees) },
      ]}
    />
  )
}

function Liquidation({ listed, asked, balance }: RowsProps & { readonly balance: string }) {
  const text = useText<Key>()
  const found = liquidationOf(listed.contract, asked, balance)
  if (found?.isCovered === false)
    return (
      <p className={styles.problem} role="status">
        {text('contracts.calcTooLittle')}
      </p>
    )
  return <Price label={text('contracts.calcLiquidation')} listed={listed} value={found?.price} />
}

type PriceProps = {
  readonly label: string
  readonly listed: Listed
  readonly value: string | undefined
}

function Price({ label, listed, value }: PriceProps) {
  const format = useFormat()
  const written =
    value === undefined
      ? '–'
      : `${format.price(value, listed.terms.priceStep)} ${listed.instrument.quote}`
  return <Details rows={[{ label, value: written }]} />
}
