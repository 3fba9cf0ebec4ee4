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
import { isZero } from '@evenkeel/ui/format/amount.ts'
import { writeTo } from '@evenkeel/ui/format/decimals.ts'
import { wholeOf } from '@evenkeel/ui/format/whole.ts'
import { useState } from 'react'
import { type Inputs, liquidationOf, profitAt, targetOf } from './calculation.ts'
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

/** All that may be typed; each question asks for some of it. */
type Typed = {
  readonly asked: Inputs
  readonly exit: string
  readonly balance: string
  readonly percent: string
}

function Body({ listed }: { listed: Listed }) {
  const text = useText<Key>()
  const { value: ticker } = useTicker(listed.symbol)
  const held = useBalance(ASSET, 'trading')?.available
  const [question, setQuestion] = useState<Question>('profit')
  const [typed, setTyped] = useState(() => begun(listed, ticker?.close, held))
  const set = (changed: Partial<Typed>) => setTyped((known) => ({ ...known, ...changed }))
  const { asked, exit, balance, percent } = typed
  return (
    <div className={styles.body}>
      <Tabs
        look="pill"
        label={text('contracts.calculator')}
        tabs={questions.map((id) => ({ id, label: text(names[id]) }))}
        value={question}
        onChange={setQuestion}
      />
      <AskedFields
        listed={listed}
        asked={asked}
        onChange={(changed) => set({ asked: { ...asked, ...changed } })}
      />
      <QuestionField listed={listed} question={question} typed={typed} onChange={set} />
      {question === 'profit' ? (
        <ProfitRows listed={listed} asked={asked} exit={exit} />
      ) : question === 'liquidation' ? (
        <Liquidation listed={listed} asked={asked} balance={balance} />
      ) : (
        <Price
          label={text('contracts.calcTarget')}
          listed={listed}
          value={targetOf(listed.contract, asked, percent)}
        />
      )}
      <p className={styles.note}>{text('contracts.calcNote')}</p>
    </div>
  )
}

function begun({ terms }: Listed, price: string | undefined, held: string | undefined): Typed {
  const now = price === undefined ? '' : writeTo(price, terms.priceStep)
  const leverage = terms.leverages.includes(USUAL.leverage) ? USUAL.leverage : 1
  return {
    asked: { side: 'long', leverage, entry: now, lots: USUAL.lots },
    exit: now,
    balance: held === undefined || isZero(held) ? USUAL.balance : held,
    percent: USUAL.percent,
  }
}

type AskedFieldsProps = {
  readonly listed: Listed
  readonly asked: Inputs
  onChange(changed: Partial<Inputs>): void
}

function AskedFields({ listed: { terms, instrument }, asked, onChange }: AskedFieldsProps) {
  const text = useText<Key>()
  return (
    <>
      <Segmented
        label={text('contracts.side')}
        segments={[
          { id: 'long', label: text('contracts.long'), tone: 'up' },
          { id: 'short', label: text('contracts.short'), tone: 'down' },
        ]}
        value={asked.side}
        onChange={(side) => onChange({ side })}
      />
      <Choice
        look="field"
        label={text('contracts.leverage')}
        options={terms.leverages.map((one) => ({ id: String(one), label: `${one}×` }))}
        value={String(asked.leverage)}
        onChange={(chosen) => onChange({ leverage: wholeOf(chosen) ?? 1 })}
      />
      <StepField
        label={text('contracts.entryIn', { asset: instrument.quote })}
        value={asked.entry}
        step={terms.priceStep}
        onChange={(entry) => onChange({ entry })}
      />
      <StepField
        label={text('contracts.lots')}
        value={asked.lots}
        step="1"
        onChange={(lots) => onChange({ lots })}
      />
    </>
  )
}

type QuestionFieldProps = {
  readonly listed: Listed
  readonly question: Question
  readonly typed: Typed
  onChange(changed: Partial<Typed>): void
}

function QuestionField({ listed, question, typed, onChange }: QuestionFieldProps) {
  const text = useText<Key>()
  if (question === 'profit')
    return (
      <StepField
        label={text('contracts.exitIn', { asset: listed.instrument.quote })}
        value={typed.exit}
        step={listed.terms.priceStep}
        onChange={(exit) => onChange({ exit })}
      />
    )
  if (question === 'liquidation')
    return (
      <StepField
        label={text('contracts.balanceIn', { asset: ASSET })}
        value={typed.balance}
        step="0.00000001"
        onChange={(balance) => onChange({ balance })}
      />
    )
  return (
    <StepField
      label={text('contracts.wantedRoi')}
      value={typed.percent}
      step="0.01"
      onChange={(percent) => onChange({ percent })}
    />
  )
}

type RowsProps = { readonly listed: Listed; readonly asked: Inputs }

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
