/** The sheet of an order: the second look with the live price, then the option as it runs, to its result. */
import {
  Button,
  Caution,
  Details,
  Icon,
  PriceText,
  Sheet,
  useClient,
  useFormat,
  useIsCut,
  useMoney,
  useSession,
  useText,
  useTicker,
} from '@evenkeel/ui'
import { useNow } from '@evenkeel/ui/data/useNow.ts'
import { formatDuration } from '@evenkeel/ui/format/duration.ts'
import { unbroken } from '@evenkeel/ui/format/unbroken.ts'
import { useRef } from 'react'
import { expiryOf } from '../core/rules.ts'
import { formatClock } from './clockTime.ts'
import { directionNames, directionTones, percentText } from './names.ts'
import styles from './PlaceSheet.module.css'
import { Running } from './Running.tsx'
import type { Key } from './textKey.ts'
import { type Open, useLatest } from './useOpenOptions.ts'
import type { Draft, Placing } from './usePlacing.ts'

type Props = { readonly placing: Placing; readonly open: Open }

export function PlaceSheet({ placing, open }: Props) {
  const text = useText<Key>()
  const { step } = placing
  // The sheet is still seen while it leaves.
  const last = useRef(step)
  if (step !== undefined) last.current = step
  const shown = last.current
  const option = useLatest(shown?.type === 'placed' ? shown.option : undefined, open)
  if (shown === undefined) return null
  const { draft } = shown
  const name = `${draft.offer.base}/${draft.offer.quote}`
  return (
    <Sheet
      open={step !== undefined}
      title={shown.type === 'placed' ? name : text('options.confirmTitle')}
      footer={
        shown.type === 'placed' ? (
          <Button onClick={placing.close}>{text('options.continueOrdering')}</Button>
        ) : (
          <Answer draft={draft} isUnknown={shown.type === 'unknown'} placing={placing} />
        )
      }
      onClose={placing.close}
    >
      <div className={styles.body}>
        {option !== undefined ? (
          <Running option={option} offer={draft.offer} />
        ) : (
          <Question draft={draft} isUnknown={shown.type === 'unknown'} />
        )}
      </div>
    </Sheet>
  )
}

type AnswerProps = {
  readonly draft: Draft
  readonly isUnknown: boolean
  readonly placing: Placing
}

function Answer({ draft, isUnknown, placing }: AnswerProps) {
  const text = useText<Key>()
  const { value: ticker } = useTicker(draft.offer.symbol)
  // What was sent and not answered may be asked for again: it is carried out once.
  const isStale = !isUnknown && ticker?.isStale === true
  const lacking = useIsCut() ? 'ui.stale' : 'options.noFeed'
  const confirm = draft.direction === 'rise' ? 'options.confirmRise' : 'options.confirmFall'
  return (
    <div className={styles.actions}>
      <Button look="quiet" disabled={placing.busy} onClick={placing.close}>
        {text('ui.cancel')}
      </Button>
      <Button
        look={directionTones[draft.direction]}
        busy={placing.busy}
        disabled={isStale}
        onClick={() => placing.place(draft)}
      >
        {text(isUnknown ? 'ui.retry' : isStale ? lacking : confirm)}
      </Button>
    </div>
  )
}

const SECOND_MS = 1_000

function Question({ draft, isUnknown }: { draft: Draft; isUnknown: boolean }) {
  const text = useText<Key>()
  const format = useFormat()
  const money = useMoney()
  const { language } = useClient()
  const { demo } = useSession()
  const { value: ticker } = useTicker(draft.offer.symbol)
  const now = useNow(SECOND_MS)
  const { offer, term, asset, direction, stake, figures } = draft
  const coins = (value: string, signed = false) =>
    unbroken(`${money(value, { least: 2, signed })} ${asset}`)
  const ends = formatClock(expiryOf(now, term.seconds), language)
  return (
    <>
      <div className={styles.head}>
        <span className={`${styles.way} ${styles[direction]}`}>
          <Icon name={direction} />
          {text(directionNames[direction])}
        </span>
        <span className={styles.live}>
          <span className={styles.label}>{text('options.indexPrice')}</span>
          {ticker === undefined ? (
            '–'
          ) : (
            <PriceText value={ticker.index} tick={offer.priceStep} size="large" arrow />
          )}
        </span>
      </div>
      <Details
        rows={[
          { label: text('ui.account'), value: text(demo ? 'ui.demoAccount' : 'ui.realAccount') },
          { label: text('options.market'), value: `${offer.base}/${offer.quote}` },
          { label: text('options.amount'), value: coins(stake) },
          {
            label: text('options.delivery'),
            value: formatDuration(term.seconds, language, 'long'),
          },
          { label: text('options.endsAbout'), value: <span data-live="">{ends}</span> },
          { label: text('options.payout'), value: format.percent(percentText(term.payoutBps)) },
          { label: text('options.fee'), value: coins(figures.fee) },
          {
            label: text('options.ifWon'),
            value: <span className={styles.rise}>{coins(figures.won, true)}</span>,
          },
          { label: text('options.ifEqual'), value: coins(figures.equal, true) },
          {
            label: text('options.ifLost'),
            value: <span className={styles.fall}>{coins(figures.lost, true)}</span>,
          },
        ]}
      />
      <p className={styles.hint}>{text('options.opensHint')}</p>
      {isUnknown ? (
        <p className={styles.unknown} role="alert">
          {text('ui.outcomeUnknown')}
        </p>
      ) : (
        <Caution>{text('options.canLose', { amount: money(figures.cost), asset })}</Caution>
      )}
    </>
  )
}
