/** The sheet that closes a position: all of it or a part, at the market's price or at a limit. */
import {
  Button,
  Choice,
  Details,
  PercentSlider,
  Sheet,
  StepField,
  useFormat,
  useMoney,
  useSubmit,
  useText,
  useToast,
} from '@evenkeel/ui'
import { formatAmount, writeTo } from '@evenkeel/ui/format/decimals.ts'
import { useReducer } from 'react'
import { closePositions, placeOrder } from '../contract/index.ts'
import { priceAt } from '../core/symbol.ts'
import { ASSET, pairName } from './listed.ts'
import { cents } from './money.ts'
import { deedNames, toneOf } from './names.ts'
import { requestOf } from './orderFacts.ts'
import { closingProfit, figuresOf } from './orderFigures.ts'
import { newForm, type OrderForm, touch } from './orderForm.ts'
import { problemOf } from './orderProblem.ts'
import { orderTick } from './orderTick.ts'
import styles from './Sheets.module.css'
import type { Held } from './standing.ts'
import type { Key } from './textKey.ts'
import { useFacts } from './useFacts.ts'
import { useLast } from './useLast.ts'
import type { Own } from './useOwnAccount.ts'
import { useReason } from './useReason.ts'

type Props = {
  /** Absent while none is to be closed. */
  readonly held: Held | undefined
  readonly own: Own
  onClose(): void
}

export function CloseSheet({ held, own, onClose }: Props) {
  const text = useText<Key>()
  const shown = useLast(held)
  if (shown === undefined) return null
  const { side } = shown.position
  return (
    <Sheet
      open={held !== undefined}
      title={`${text(deedNames.close[side])} · ${pairName(shown.listed)}`}
      onClose={onClose}
    >
      <Body key={shown.position.id} held={shown} own={own} onClose={onClose} />
    </Sheet>
  )
}

const kinds = ['market', 'limit'] as const

function Body({ held, own, onClose }: Props & { readonly held: Held }) {
  const text = useText<Key>()
  const money = useMoney()
  const format = useFormat()
  const { position, listed } = held
  const [form, dispatch] = useReducer(touch, begun(held))
  const facts = useFacts(listed, 1, own)
  const figures = figuresOf(form, facts)
  const problem = problemOf(form, figures, facts)
  const reason = useReason(problem)
  const closing = useClosing(onClose)
  const markPrice = formatAmount(priceAt(listed.contract, held.exposure.mark))
  const tick = orderTick(form, facts)
  const isKnown = tick !== undefined && figures.lots > 0 && figures.lots <= position.lots
  const profit = isKnown ? closingProfit(held.exposure, tick, figures.lots) : undefined
  return (
    <div className={styles.body}>
      <Choice
        look="segments"
        label={text('contracts.kind')}
        options={kinds.map((id) => ({
          id,
          label: text(id === 'market' ? 'contracts.market' : 'contracts.limit'),
        }))}
        value={form.kind === 'limit' ? 'limit' : 'market'}
        onChange={(kind) => {
          dispatch({ type: 'kind', kind })
          dispatch({ type: 'firstPrice', value: writeTo(markPrice, listed.terms.priceStep) })
          if (form.given.what === 'percent') dispatch({ ...form.given, type: 'percent' })
        }}
      />
      {form.kind === 'limit' && (
        <StepField
          label={text('contracts.priceIn', { asset: listed.instrument.quote })}
          value={form.price}
          step={listed.terms.priceStep}
          onChange={(value) => dispatch({ type: 'price', value })}
        />
      )}
      <StepField
        label={text('contracts.lots')}
        value={figures.typed}
        step="1"
        most={String(position.lots)}
        onChange={(value) => dispatch({ type: 'lots', value })}
      />
      <PercentSlider
        label={text('contracts.share')}
        value={figures.percent}
        onChange={(percent) => dispatch({ type: 'percent', percent })}
      />
      <Details
        rows={[
          {
            label: text('contracts.markPrice'),
            value: <span data-live="">{format.price(markPrice, listed.terms.priceStep)}</span>,
          },
          {
            label: text('contracts.estProfit'),
            value:
              profit === undefined ? (
                '–'
              ) : (
                <span className={styles[toneOf(cents(profit))]} data-live="">
                  {`${money(cents(profit), { least: 2, signed: true })} ${ASSET}`}
                </span>
              ),
          },
          {
            label: text('contracts.estFee'),
            value: `${money(cents(figures.fee), { least: 2 })} ${ASSET}`,
          },
        ]}
      />
      <p className={styles.problem} aria-live="polite">
        {reason}
      </p>
      <Button
        look={position.side === 'long' ? 'down' : 'up'}
        busy={closing.busy}
        disabled={problem !== undefined}
        onClick={() => {
          const isWhole = form.kind === 'market' && figures.lots === position.lots
          if (isWhole) void closing.whole({ symbol: listed.symbol, side: position.side })
          else void closing.part(requestOf(form, figures.lots, facts))
        }}
      >
        {figures.lots > 0
          ? text('contracts.doLots', {
              deed: text(deedNames.close[position.side]),
              lots: figures.lots,
            })
          : text(deedNames.close[position.side])}
      </Button>
    </div>
  )
}

/** All of it is one command of its own, that takes back what else was to close it. */
function useClosing(onDone: () => void) {
  const text = useText<Key>()
  const toast = useToast()
  const part = useSubmit(placeOrder, { done: text('contracts.placed'), onDone })
  const whole = useSubmit(closePositions, {
    onDone({ lots }) {
      toast(text(lots > 0 ? 'contracts.closed' : 'contracts.unmetNow'), 'success')
      onDone()
    },
  })
  return { part, whole, busy: part.busy || whole.busy }
}

/** All of it, at the market. */
function begun({ position }: Held): OrderForm {
  const form = { ...newForm('market'), side: position.side, effect: 'close' } as const
  return { ...form, given: { what: 'percent', percent: 100 } }
}
