/** The form of an option: delivery time, amount, what it comes to, and the two buttons. */
import {
  AmountField,
  Button,
  Caution,
  followed,
  Hideable,
  Icon,
  isZero,
  Money,
  PercentSlider,
  Spoken,
  useBalance,
  useClient,
  useFormat,
  useMoney,
  usePlace,
  useSession,
  useText,
  useTicker,
  useToast,
} from '@evenkeel/ui'
import { useNow } from '@evenkeel/ui/data/useNow.ts'
import { percentOf } from '@evenkeel/ui/format/decimals.ts'
import { useRef, useState } from 'react'
import type { Direction } from '../core/facts.ts'
import { knowsRisk } from './choices.ts'
import { FormFigures } from './FormFigures.tsx'
import { LimitsSheet } from './LimitsSheet.tsx'
import { directionNames, directionTones } from './names.ts'
import styles from './OrderForm.module.css'
import { type Offer, offeredIn, type Term } from './offer.ts'
import { checkHours, type Facts, figuresOf, problemOf, quickStakes, stakeFor } from './orderForm.ts'
import { PlaceSheet } from './PlaceSheet.tsx'
import { RiskDialog } from './RiskDialog.tsx'
import { TermChoice } from './TermChoice.tsx'
import type { Key } from './textKey.ts'
import type { Limits } from './useLimits.ts'
import type { Open } from './useOpenOptions.ts'
import { type Draft, usePlacing } from './usePlacing.ts'
import { useReason } from './useReason.ts'

type Props = {
  readonly offer: Offer
  readonly term: Term
  readonly asset: string
  readonly open: Open | undefined
  readonly limits: Limits | undefined
  onTerm(seconds: number): void
  onOutdated(): void
}

const ACCOUNT = 'trading'
const SECOND_MS = 1_000
const TRANSFER = '/transfer'

export function OrderForm({ offer, term, asset, open, limits, onTerm, onOutdated }: Props) {
  const text = useText<Key>()
  const toast = useToast()
  const { signedIn, uid } = useSession()
  const box = useRef<HTMLFormElement>(null)
  /** Takes away what was asked for last. */
  const missed = useRef<() => void>(undefined)
  const [stake, setStake] = useState('')
  const [asked, setAsked] = useState<Draft>()
  const [showsLimits, setShowsLimits] = useState(false)
  const placing = usePlacing({ onOutdated })
  const facts = useFacts(offer, term, asset, limits)
  const problem = problemOf(stake, term, facts)
  const reason = useReason(signedIn ? problem : undefined, facts, term, asset)

  function press(direction: Direction) {
    if (problem === 'missing') {
      const input = box.current?.querySelector<HTMLElement>('input[inputmode]')
      // What stands there cannot be read, and the field says why.
      if (input?.ariaInvalid !== 'true')
        missed.current = toast(text('options.enterAmount'), 'failure')
      input?.focus()
    }
    if (problem !== undefined) return
    const draft = { offer, term, asset, direction, stake, figures: figuresOf(stake, term) }
    if (knowsRisk(uid)) placing.ask(draft)
    else setAsked(draft)
  }

  return (
    <>
      <form
        ref={box}
        className={styles.form}
        aria-label={text('options.form')}
        onSubmit={(event) => event.preventDefault()}
        onInput={() => missed.current?.()}
      >
        <TermChoice terms={offeredIn(offer)} value={term.seconds} onChange={onTerm} />
        <Amount term={term} asset={asset} stake={stake} facts={facts} onStake={setStake} />
        <FormFigures
          term={term}
          stake={stake}
          onLimits={signedIn ? () => setShowsLimits(true) : undefined}
        />
        <PausedNote limits={limits} />
        {facts.available !== undefined && isZero(facts.available) && <EmptyTrading />}
        <Buttons reason={reason} onPress={press} />
      </form>
      <RiskDialog
        draft={asked}
        onAgree={(draft) => {
          setAsked(undefined)
          placing.ask(draft)
        }}
        onClose={() => setAsked(undefined)}
      />
      {open !== undefined && <PlaceSheet placing={placing} open={open} />}
      {limits !== undefined && (
        <LimitsSheet
          open={showsLimits}
          limits={limits}
          asset={asset}
          onClose={() => setShowsLimits(false)}
        />
      )}
    </>
  )
}

type ButtonsProps = {
  /** Why nothing can be placed, in the place of both. */
  readonly reason: string | undefined
  onPress(direction: Direction): void
}

function Buttons({ reason, onPress }: ButtonsProps) {
  const text = useText<Key>()
  const { askToSignIn } = useClient()
  const { signedIn } = useSession()
  return (
    <>
      <div className={styles.submit}>
        {!signedIn ? (
          <Button onClick={askToSignIn}>{text('options.signInToTrade')}</Button>
        ) : reason !== undefined ? (
          <Button disabled className={styles.reason}>
            {reason}
          </Button>
        ) : (
          directions.map((direction) => (
            <Button
              key={direction}
              look={directionTones[direction]}
              onClick={() => onPress(direction)}
            >
              <span className={styles.way}>
                <Icon name={direction} size="small" />
                {text(directionNames[direction])}
              </span>
            </Button>
          ))
        )}
      </div>
      <span className={styles.said} aria-live="polite">
        <Spoken>{reason}</Spoken>
      </span>
    </>
  )
}

const directions = ['rise', 'fall'] as const

function useFacts(offer: Offer, term: Term, asset: string, limits: Limits | undefined): Facts {
  const { symbol } = offer
  const now = useNow(SECOND_MS)
  const { site } = useClient()
  const { signedIn } = useSession()
  const { value: ticker, failed } = useTicker(symbol)
  const balance = useBalance(asset, ACCOUNT)
  const pausedUntil = limits?.own?.pausedUntil
  return {
    available: signedIn ? balance?.available : undefined,
    isStale: ticker?.isStale ?? failed,
    isHalted: site?.halted.includes(symbol) === true,
    isPaused: pausedUntil !== undefined && pausedUntil > now,
    outOfHours: checkHours(offer, term, now),
  }
}

type AmountProps = {
  readonly term: Term
  readonly asset: string
  readonly stake: string
  readonly facts: Facts
  onStake(stake: string): void
}

function Amount({ term, asset, stake, facts, onStake }: AmountProps) {
  const text = useText<Key>()
  const money = useMoney()
  const { available } = facts
  const most = available === undefined ? undefined : stakeFor(available, 100, term)
  const isPoor = most !== undefined && most !== term.maximum
  return (
    <>
      <AmountField
        look="compact"
        label={text('options.amount')}
        asset={asset}
        value={stake}
        least={term.minimum}
        most={isPoor ? most || '0' : term.maximum}
        tooMuch={
          isPoor
            ? text('options.noFunds')
            : text('options.noMaximum', { maximum: money(term.maximum), asset })
        }
        hint={available !== undefined && <Held available={available} asset={asset} />}
        onChange={(value) => onStake(value)}
      />
      <fieldset className={styles.quick}>
        <legend className={styles.said}>
          <Spoken>{text('options.quick')}</Spoken>
        </legend>
        {quickStakes(term).map((quick) => (
          <button
            key={quick}
            type="button"
            className={styles.chip}
            aria-pressed={quick === stake}
            onClick={() => onStake(quick)}
          >
            {money(quick)}
          </button>
        ))}
      </fieldset>
      <PercentSlider
        label={text('options.share')}
        value={available === undefined ? 0 : percentOf(figuresOf(stake, term).cost, available)}
        disabled={available === undefined}
        onChange={(percent) => available && onStake(stakeFor(available, percent, term))}
      />
    </>
  )
}

function Held({ available, asset }: { available: string; asset: string }) {
  const text = useText<Key>()
  const { go } = usePlace()
  return (
    <span className={styles.held}>
      <span className={styles.words}>
        {text('options.available')}{' '}
        <Hideable>
          <Money value={available} asset={asset} least={2} />
        </Hideable>
      </span>
      <a
        className={styles.add}
        href={`#${TRANSFER}`}
        aria-label={text('options.transfer')}
        onClick={followed(() => go(TRANSFER))}
      >
        <Icon name="addCircle" size="small" />
      </a>
    </span>
  )
}

/** For who has nothing to stake: the way to move something here. */
function EmptyTrading() {
  const text = useText<Key>()
  const { go } = usePlace()
  return (
    <a className={styles.empty} href={`#${TRANSFER}`} onClick={followed(() => go(TRANSFER))}>
      <Icon name="transfer" size="small" />
      <span>{text('options.emptyTrading')}</span>
      <Icon name="next" size="small" />
    </a>
  )
}

function PausedNote({ limits }: { limits: Limits | undefined }) {
  const text = useText<Key>()
  const format = useFormat()
  const now = useNow(SECOND_MS)
  const until = limits?.own?.pausedUntil
  if (until === undefined || until <= now) return null
  return <Caution>{text('options.pausedUntil', { moment: format.moment(until) })}</Caution>
}
