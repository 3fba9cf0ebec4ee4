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
import { type Dispatch, useReducer } from 'react'
import { closePositions, placeOrder } from '../contract/index.ts'
import { priceAt } from '../core/symbol.ts'
import { ASSET, type Listed, pairName } from './listed.ts'
import { cents } from './money.ts'
import { deedNames, kindNames, toneOf } from './names.ts'
import { requestOf } from './orderFacts.ts'
import { closingNet, type Figures, figuresOf } from './orderFigures.ts'
import { newForm, type OrderForm, type Touch, touch } from './orderForm.ts'
import { problemOf } from './orderProblem.ts'
import { orderTick } from './orderTick.ts'
import styles from './Sheets.module.css'
import type { Held } from './standing.ts'
import type { Key } from './textKey.ts'
import { useFacts } from './useFacts.ts'
import { useLast } from './useLast.ts'
import type { Own } from './useOwnAccount.ts'
import { useOrderWords } from './usePlacing.ts'
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
  const { position, listed } = held
  const [form, dispatch] = useReducer(touch, begun(held))
  const facts = useFacts(listed, 1, own)
  const figures = figuresOf(form, facts)
  const problem = problemOf(form, figures, facts)
  const reason = useReason(problem)
  const closing = useClosing(own, held.listed, onClose)
  const deed = text(deedNames.close[position.side])
  const { lots } = figures
  function close() {
    const isWhole = form.kind === 'market' && lots === position.lots
    if (isWhole) void closing.whole({ symbol: listed.symbol, side: position.side })
    else void closing.part(requestOf(form, lots, facts))
  }
  return (
    <div className={styles.body}>
      <Fields held={held} form={form} figures={figures} dispatch={dispatch} />
      <Outcome held={held} figures={figures} tick={orderTick(form, facts)} />
      <p className={styles.problem} aria-live="polite">
        {reason}
      </p>
      <Button
        look={position.side === 'long' ? 'down' : 'up'}
        busy={closing.busy}
        disabled={problem !== undefined}
        onClick={close}
      >
        {lots > 0 ? text('contracts.doLots', { deed, lots }) : deed}
      </Button>
    </div>
  )
}

type FieldsProps = {
  readonly held: Held
  readonly form: OrderForm
  readonly figures: Figures
  dispatch: Dispatch<Touch>
}

function Fields({ held, form, figures, dispatch }: FieldsProps) {
  const text = useText<Key>()
  const { terms, instrument } = held.listed
  const { given } = form
  function choose(kind: (typeof kinds)[number]) {
    dispatch({ type: 'kind', kind })
    dispatch({ type: 'firstPrice', value: writeTo(markPriceOf(held), terms.priceStep) })
    if (given.what === 'percent') dispatch({ type: 'percent', percent: given.percent })
  }
  return (
    <>
      <Choice
        look="segments"
        label={text('contracts.kind')}
        options={kinds.map((id) => ({ id, label: text(kindNames[id]) }))}
        value={form.kind === 'limit' ? 'limit' : 'market'}
        onChange={choose}
      />
      {form.kind === 'limit' && (
        <StepField
          label={text('contracts.priceIn', { asset: instrument.quote })}
          value={form.price}
          step={terms.priceStep}
          onChange={(value) => dispatch({ type: 'price', value })}
        />
      )}
      <StepField
        label={text('contracts.lots')}
        value={figures.typed}
        step="1"
        most={String(held.position.lots)}
        onChange={(value) => dispatch({ type: 'lots', value })}
      />
      <PercentSlider
        label={text('contracts.share')}
        value={figures.percent}
        onChange={(percent) => dispatch({ type: 'percent', percent })}
      />
    </>
  )
}

type OutcomeProps = {
  readonly held: Held
  readonly figures: Figures
  readonly tick: number | undefined
}

/** What closing so many lots would come to. */
function Outcome({ held, figures, tick }: OutcomeProps) {
  const text = useText<Key>()
  const money = useMoney()
  const format = useFormat()
  const { position, listed, exposure } = held
  const { lots } = figures
  const isKnown = tick !== undefined && lots > 0 && lots <= position.lots
  const net = isKnown ? closingNet(exposure, figures) : undefined
  return (
    <Details
      rows={[
        {
          label: text('contracts.markPrice'),
          value: (
            <span data-live="">{format.price(markPriceOf(held), listed.terms.priceStep)}</span>
          ),
        },
        {
          label: text('contracts.estNet'),
          value:
            net === undefined ? (
              '–'
            ) : (
              <span className={styles[toneOf(cents(net))]} data-live="">
                {`${money(cents(net), { least: 2, signed: true })} ${ASSET}`}
              </span>
            ),
        },
        {
          label: text('contracts.estFee'),
          value: `${money(cents(figures.fee), { least: 2 })} ${ASSET}`,
        },
      ]}
    />
  )
}

const markPriceOf = ({ exposure }: Held) => formatAmount(priceAt(exposure.contract, exposure.mark))

/** All of it is one command of its own, that takes back what else was to close it. */
function useClosing(own: Own, listed: Listed, onDone: () => void) {
  const text = useText<Key>()
  const wordsFor = useOrderWords(listed)
  const toast = useToast()
  const part = useSubmit(placeOrder, {
    onDone({ id }) {
      const order = own.told(id)
      toast(wordsFor(order), order?.why === undefined ? 'success' : 'failure')
      onDone()
    },
  })
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
