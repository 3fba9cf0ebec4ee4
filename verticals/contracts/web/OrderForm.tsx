/** The form of an order: leverage, what it does, prices, lots, targets, what it comes to, and the button. */
import {
  Button,
  Checkbox,
  Choice,
  Icon,
  Segmented,
  Spoken,
  useClient,
  useSession,
  useText,
  useToast,
} from '@evenkeel/ui'
import { formatAmount, writeTo } from '@evenkeel/ui/format/decimals.ts'
import { type Dispatch, type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ConfirmOrder } from './ConfirmOrder.tsx'
import { type Choices, type Choose, leverageOf } from './choices.ts'
import { FormFigures } from './FormFigures.tsx'
import { LeverageSheet } from './LeverageSheet.tsx'
import type { Listed } from './listed.ts'
import { deedNames, kindHints, kindNames, sideTones } from './names.ts'
import { ForceChoice, Lots, Prices, Targets } from './OrderFields.tsx'
import styles from './OrderForm.module.css'
import { type Figures, figuresOf } from './orderFigures.ts'
import {
  type Effect,
  type OrderForm as Form,
  hasTargetFields,
  isPriced,
  kinds,
  type Touch,
} from './orderForm.ts'
import { type Missing, type Problem, problemOf } from './orderProblem.ts'
import { RiskDialog } from './RiskDialog.tsx'
import type { Key } from './textKey.ts'
import { useFacts } from './useFacts.ts'
import type { Own } from './useOwnAccount.ts'
import { draftOf, usePlacing } from './usePlacing.ts'
import { missingNames, useReason } from './useReason.ts'

type Props = {
  readonly form: Form
  readonly listed: Listed
  /** Absent for a visitor. */
  readonly own: Own | undefined
  readonly choices: Choices
  dispatch: Dispatch<Touch>
  choose: Choose
}

export function OrderForm({ form, listed, own, choices, dispatch, choose }: Props) {
  const text = useText<Key>()
  const { askToSignIn } = useClient()
  const { signedIn } = useSession()
  const offered = listed.terms.leverages
  const leverage = leverageOf(choices, { symbol: listed.symbol, offered })
  const facts = useFacts(listed, leverage, own)
  const figures = figuresOf(form, facts)
  const halted = useHalted(listed.symbol, form.effect)
  const problem = halted ?? problemOf(form, figures, facts)
  const reason = useReason(signedIn ? problem : undefined)
  const placing = usePlacing({
    confirms: choices.confirms,
    listed,
    told: (id) => own?.told(id),
    onPlaced: () => dispatch({ type: 'placed' }),
  })
  const [box, asked, askFor] = useAsking()
  const market = facts.reference && formatAmount(facts.reference.price)
  useFirstPrice(market, listed, dispatch)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!signedIn) return askToSignIn()
    if (problem?.why === 'missing') return askFor(problem.field)
    if (problem !== undefined || placing.busy) return
    placing.begin(draftOf(form, figures, facts))
  }

  return (
    <form
      ref={box}
      className={styles.form}
      data-dense={hasTargetFields(form)}
      aria-label={text('contracts.form')}
      onSubmit={submit}
      onInput={() => asked.current?.()}
    >
      <div className={styles.first}>
        <EffectChoice
          value={form.effect}
          onChange={(effect) => dispatch({ type: 'effect', effect })}
        />
        <Margin facts={facts} form={form} choices={choices} choose={choose} />
      </div>
      <Fields form={form} listed={listed} market={market} figures={figures} dispatch={dispatch} />
      <FormFigures form={form} figures={figures} facts={facts} />
      {signedIn ? (
        <Button
          type="submit"
          look={sideTones[form.side]}
          className={reason === undefined ? styles.submit : styles.reason}
          disabled={reason !== undefined}
          busy={placing.busy && placing.step === undefined}
        >
          {reason ?? <Deed form={form} lots={figures.lots} />}
        </Button>
      ) : (
        <Button type="submit" className={styles.invitation}>
          {text('contracts.signInToTrade')}
        </Button>
      )}
      <span className={styles.said} aria-live="polite">
        <Spoken>{reason}</Spoken>
      </span>
      <Questions placing={placing} choices={choices} choose={choose} />
    </form>
  )
}

type EffectProps = { readonly value: Effect; onChange(effect: Effect): void }

function EffectChoice({ value, onChange }: EffectProps) {
  const text = useText<Key>()
  return (
    <Choice
      look="segments"
      label={text('contracts.effect')}
      options={[
        { id: 'open', label: text('contracts.open') },
        { id: 'close', label: text('contracts.close') },
      ]}
      value={value}
      onChange={onChange}
    />
  )
}

type FieldsProps = Pick<Props, 'form' | 'listed' | 'dispatch'> & {
  readonly market: string | undefined
  readonly figures: Figures
}

function Fields({ form, listed, market, figures, dispatch }: FieldsProps) {
  const text = useText<Key>()
  const { side, effect, kind } = form
  return (
    <>
      <Segmented
        label={text('contracts.side')}
        segments={[
          { id: 'long', label: text('contracts.long'), tone: 'up' },
          { id: 'short', label: text('contracts.short'), tone: 'down' },
        ]}
        value={side}
        onChange={(chosen) => dispatch({ type: 'side', side: chosen })}
      />
      <Choice
        look="select"
        label={text('contracts.kind')}
        options={kinds.map((id) => ({
          id,
          label: text(kindNames[id]),
          hint: text(kindHints[id]),
        }))}
        value={kind}
        onChange={(chosen) => dispatch({ type: 'kind', kind: chosen })}
      />
      <Prices form={form} listed={listed} market={market} dispatch={dispatch} />
      <Lots listed={listed} figures={figures} dispatch={dispatch} />
      <div className={styles.kinds}>
        {effect === 'open' && (
          <Checkbox
            label={text('contracts.targets')}
            checked={form.hasTargets}
            onChange={(hasTargets) => dispatch({ type: 'hasTargets', hasTargets })}
          />
        )}
        {isPriced(kind) && (
          <ForceChoice
            value={form.force}
            onChange={(force) => dispatch({ type: 'force', force })}
          />
        )}
      </div>
      {hasTargetFields(form) && (
        <Targets form={form} listed={listed} market={market} dispatch={dispatch} />
      )}
    </>
  )
}

/** What the button will do. */
function Deed({ form: { side, effect }, lots }: { form: Form; lots: number }) {
  const text = useText<Key>()
  const deed = text(deedNames[effect][side])
  return lots > 0 ? text('contracts.doLots', { deed, lots }) : deed
}

type QuestionsProps = Pick<Props, 'choices' | 'choose'> & {
  readonly placing: ReturnType<typeof usePlacing>
}

/** What is asked between the button and the order. */
function Questions({ placing, choices, choose }: QuestionsProps) {
  return (
    <>
      <RiskDialog
        draft={placing.step?.type === 'risk' ? placing.step.draft : undefined}
        onAgree={placing.ask}
        onClose={placing.close}
      />
      <ConfirmOrder
        step={placing.step}
        busy={placing.busy}
        confirms={choices.confirms}
        onConfirms={(confirms) => choose({ confirms })}
        onConfirm={placing.place}
        onClose={placing.close}
      />
    </>
  )
}

type Facts = ReturnType<typeof useFacts>
type MarginProps = Pick<Props, 'form' | 'choices' | 'choose'> & { readonly facts: Facts }

/** All positions share the account's margin; the leverage is the next order's own. */
function Margin({ facts, form, choices, choose }: MarginProps) {
  const text = useText<Key>()
  const [open, setOpen] = useState(false)
  const { listed, leverage } = facts
  return (
    <>
      <button
        type="button"
        className={styles.leverage}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Spoken>{text('contracts.leverage')}</Spoken>
        <span className={styles.cross}>{text('contracts.cross')}</span>
        <span>
          {leverage}× <Icon name="down" size="tiny" />
        </span>
      </button>
      <LeverageSheet
        open={open}
        form={form}
        facts={facts}
        onChoose={(chosen) =>
          choose({ leverages: { ...choices.leverages, [listed.symbol]: chosen } })
        }
        onClose={() => setOpen(false)}
      />
    </>
  )
}

/** What is delisted can still be closed. */
function useHalted(symbol: string, effect: Effect): Problem | undefined {
  const { site } = useClient()
  const isDelisted = site?.delisted.includes(`contracts ${symbol}`) === true
  const isHalted = site?.halted.includes(symbol) === true || (isDelisted && effect === 'open')
  return isHalted ? { why: 'marketHalted' } : undefined
}

/** Asks for a field that is missing, and takes that back as soon as something is typed. */
function useAsking() {
  const text = useText<Key>()
  const toast = useToast()
  const box = useRef<HTMLFormElement>(null)
  const asked = useRef<() => void>(undefined)
  function askFor(field: Missing) {
    const input = box.current?.querySelector<HTMLElement>(`[data-field='${field}'] input`)
    // What stands there cannot be read, and the field says why.
    if (input?.ariaInvalid !== 'true') asked.current = toast(text(missingNames[field]), 'failure')
    input?.focus()
  }
  return [box, asked, askFor] as const
}

/** The price that the contract stands at when it is first known: a field that was emptied stays empty. */
function useFirstPrice(price: string | undefined, listed: Listed, dispatch: Dispatch<Touch>): void {
  const begin = useEffectEvent(() => {
    if (price === undefined) return
    dispatch({ type: 'firstPrice', value: writeTo(price, listed.terms.priceStep) })
  })
  const isKnown = price !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first price counts
  useEffect(() => begin(), [isKnown])
}
