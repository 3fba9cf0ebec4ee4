/** The form of an order: side, kind, prices, how much, what it comes to, and the button. */
import {
  Button,
  Choice,
  Segmented,
  Spoken,
  useClient,
  useSession,
  useText,
  useToast,
} from '@evenkeel/ui'
import { writeTo } from '@evenkeel/ui/format/decimals.ts'
import { type Dispatch, type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type en from '../text/en.ts'
import { ConfirmOrder } from './ConfirmOrder.tsx'
import { FormFigures } from './FormFigures.tsx'
import { kindHints, kindName } from './names.ts'
import { Prices, Quantities } from './OrderFields.tsx'
import styles from './OrderForm.module.css'
import { TimeInForceChoice } from './TimeInForceChoice.tsx'
import { figuresOf } from './tradeFigures.ts'
import { hasTimeInForce, kinds, type Touch, type TradeForm } from './tradeForm.ts'
import type { Facts, Terms } from './tradeMarket.ts'
import { type Missing, problemOf } from './tradeProblem.ts'
import { useFacts } from './useFacts.ts'
import { type Draft, draftOf, usePlacing } from './usePlacing.ts'
import { missingNames, useReason } from './useReason.ts'

type Props = {
  readonly form: TradeForm
  readonly terms: Terms
  readonly confirms: boolean
  dispatch: Dispatch<Touch>
  onConfirms(confirms: boolean): void
}

export function OrderForm({ form, terms, confirms, dispatch, onConfirms }: Props) {
  const text = useText<keyof typeof en>()
  const toast = useToast()
  const { askToSignIn } = useClient()
  const { signedIn } = useSession()
  const box = useRef<HTMLFormElement>(null)
  /** Takes away what was asked for last. */
  const asked = useRef<() => void>(undefined)
  const facts = useFacts(terms, form.side)
  const figures = figuresOf(form, facts)
  const problem = problemOf(form, figures, facts)
  const reason = useReason(signedIn ? problem : undefined)
  const [draft, setDraft] = useState<Draft>()
  const placing = usePlacing(terms, () => dispatch({ type: 'placed' }))
  const { side, kind } = form
  useFirstPrice(facts, dispatch)

  async function place(drafted: Draft) {
    const { type } = await placing.place(drafted.request)
    if (type === 'unknown') setDraft({ ...drafted, isUnknown: true })
    else if (type !== 'busy') setDraft(undefined)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!signedIn) return askToSignIn()
    if (problem?.why === 'missing') return askFor(problem.field)
    if (problem !== undefined || placing.busy) return
    const drafted = draftOf(form, figures, facts)
    if (confirms) setDraft(drafted)
    else void place(drafted)
  }
  function askFor(field: Missing) {
    const input = box.current?.querySelector<HTMLElement>(`[data-field='${field}'] input`)
    // What stands there cannot be read, and the field says why.
    if (input?.ariaInvalid !== 'true') asked.current = toast(text(missingNames[field]), 'failure')
    input?.focus()
  }

  return (
    <form
      ref={box}
      className={styles.form}
      data-kind={kind}
      aria-label={text('spot.form')}
      onSubmit={submit}
      onInput={() => asked.current?.()}
    >
      <Segmented
        label={text('spot.side')}
        segments={[
          { id: 'buy', label: text('spot.buy'), tone: 'up' },
          { id: 'sell', label: text('spot.sell'), tone: 'down' },
        ]}
        value={side}
        onChange={(chosen) => dispatch({ type: 'side', side: chosen })}
      />
      <Choice
        look="select"
        label={text('spot.kind')}
        options={kinds.map((id) => ({ id, label: kindName(id, text), hint: text(kindHints[id]) }))}
        value={kind}
        onChange={(chosen) => dispatch({ type: 'kind', kind: chosen })}
      />
      <Prices form={form} terms={terms} market={facts.last} dispatch={dispatch} />
      <Quantities form={form} terms={terms} figures={figures} dispatch={dispatch} />
      {hasTimeInForce(kind) && (
        <TimeInForceChoice
          value={form.timeInForce}
          onChange={(timeInForce) => dispatch({ type: 'timeInForce', timeInForce })}
        />
      )}
      {/* Last, so that the button above the bar never lies over something to press. */}
      <FormFigures form={form} figures={figures} facts={facts} />
      {signedIn ? (
        <Button
          type="submit"
          look={side === 'buy' ? 'up' : 'down'}
          className={reason === undefined ? styles.submit : styles.reason}
          disabled={reason !== undefined}
          busy={placing.busy && draft === undefined}
        >
          {reason ?? text(side === 'buy' ? 'spot.buyCoin' : 'spot.sellCoin', { coin: terms.base })}
        </Button>
      ) : (
        <Button type="submit" className={styles.invitation}>
          {text('spot.signInToTrade')}
        </Button>
      )}
      <span className={styles.said} aria-live="polite">
        <Spoken>{reason}</Spoken>
      </span>
      <ConfirmOrder
        draft={draft}
        busy={placing.busy}
        confirms={confirms}
        onConfirms={onConfirms}
        onConfirm={(drafted) => void place(drafted)}
        onClose={() => setDraft(undefined)}
      />
    </form>
  )
}

/** The price that the pair stands at when it is first known: a field that was emptied stays empty. */
function useFirstPrice({ last, terms }: Facts, dispatch: Dispatch<Touch>): void {
  const begin = useEffectEvent(() => {
    if (last !== undefined) dispatch({ type: 'firstPrice', value: writeTo(last, terms.priceStep) })
  })
  const isKnown = last !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first price counts
  useEffect(() => begin(), [isKnown])
}
