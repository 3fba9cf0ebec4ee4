/** A position: which one it is, what it comes to at the mark, and what can be done about it. */
import { Badge, Button, IconButton, useFormat, useMoney, useText, When } from '@evenkeel/ui'
import type { ReactNode } from 'react'
import { ASSET, pairName } from './listed.ts'
import { cents } from './money.ts'
import { type PastPosition, sideNames, sideTones, toneOf } from './names.ts'
import type { Order } from './ownAccount.ts'
import styles from './PositionCard.module.css'
import type { Deed } from './PositionList.tsx'
import {
  figuresOf,
  type Held,
  leverageOf,
  type PositionFigures as Reckoned,
  type Standing,
} from './standing.ts'
import type { Key } from './textKey.ts'

type Props = {
  readonly held: Held
  readonly standing: Standing
  readonly targets: readonly Order[]
  /** What the history knows of it, as soon as it is read. */
  readonly since: PastPosition | undefined
  onDeed(deed: Deed): void
}

const NONE = '–'

export function PositionCard({ held, standing, targets, since, onDeed }: Props) {
  const text = useText<Key>()
  const format = useFormat()
  const money = useMoney()
  const { position, listed } = held
  const { priceStep } = listed.terms
  const { side } = position
  const figures = figuresOf(held, standing)
  const price = (value: string) => format.price(value, priceStep)
  const usdt = (value: string, signed = false) => money(cents(value), { least: 2, signed })
  const tone = toneOf(cents(figures.profit))
  return (
    <article className={styles.card} aria-label={`${text(sideNames[side])} ${pairName(listed)}`}>
      <div className={styles.top}>
        <Badge look="tag" tone={sideTones[side]}>
          {text(sideNames[side])}
        </Badge>
        <span className={styles.name}>{pairName(listed)}</span>
        <Badge look="tag" tone="neutral">
          {text('contracts.cross')} {leverageOf(held)}×
        </Badge>
        <IconButton
          icon="share"
          label={text('contracts.sharePosition')}
          className={styles.share}
          onClick={() => onDeed('share')}
        />
      </div>
      <dl className={styles.result}>
        <div>
          <dt>{text('contracts.unrealisedIn', { asset: ASSET })}</dt>
          <dd className={`${styles.profit} ${styles[tone]}`} data-live="">
            {usdt(figures.profit, true)}
          </dd>
        </div>
        <div className={styles.roi}>
          <dt>{text('contracts.roi')}</dt>
          <dd className={`${styles.profit} ${styles[tone]}`} data-live="">
            {format.change(figures.roi)}
          </dd>
        </div>
      </dl>
      <PositionFigures held={held} figures={figures} since={since} />
      <TargetLine targets={targets} price={price} onPress={() => onDeed('targets')} />
      <div className={styles.actions}>
        <Button look="quiet" size="small" onClick={() => onDeed('targets')}>
          {text('contracts.targets')}
        </Button>
        <Button look="quiet" size="small" onClick={() => onDeed('reverse')}>
          {text('contracts.reverse')}
        </Button>
        <Button look="quiet" size="small" onClick={() => onDeed('close')}>
          {text('contracts.close')}
        </Button>
      </div>
    </article>
  )
}

type FiguresProps = Pick<Props, 'held' | 'since'> & { readonly figures: Reckoned }

function PositionFigures({ held, figures, since }: FiguresProps) {
  const text = useText<Key>()
  const format = useFormat()
  const money = useMoney()
  const { position, listed } = held
  const { priceStep, lotSize } = listed.terms
  const price = (value: string) => format.price(value, priceStep)
  const usdt = (value: string, signed = false) => money(cents(value), { least: 2, signed })
  return (
    <dl className={styles.figures}>
      <Figure label={text('contracts.lots')}>
        {money(String(position.lots))}
        <span className={styles.rest}>
          {' '}
          × {money(lotSize)} {listed.instrument.base}
        </span>
      </Figure>
      <Figure label={text('contracts.marginIn', { asset: ASSET })}>{usdt(position.margin)}</Figure>
      <Figure label={text('contracts.valueIn', { asset: ASSET })}>{usdt(figures.value)}</Figure>
      <Figure label={text('contracts.openPrice')}>{price(position.averagePrice)}</Figure>
      <Figure label={text('contracts.markPrice')}>{price(figures.markPrice)}</Figure>
      <Figure label={text('contracts.estLiquidation')}>
        <span className={styles.liquidation}>
          {figures.liquidationPrice === undefined ? NONE : price(figures.liquidationPrice)}
        </span>
      </Figure>
      <Figure label={text('contracts.netSoFar', { asset: ASSET })}>
        {since === undefined ? NONE : usdt(since.net, true)}
      </Figure>
      <Figure label={text('contracts.fundingPaid')}>
        {since === undefined ? NONE : usdt(since.funding, true)}
      </Figure>
      <Figure label={text('contracts.openedAt')}>
        {since === undefined ? NONE : <When at={since.openedAt} />}
      </Figure>
    </dl>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd data-live="">{children}</dd>
    </div>
  )
}

type TargetLineProps = {
  readonly targets: readonly Order[]
  price(value: string): string
  onPress(): void
}

/** The nearest of each, and how many there are beside it. */
function TargetLine({ targets, price, onPress }: TargetLineProps) {
  const text = useText<Key>()
  if (targets.length === 0) return null
  const of = (kind: Order['kind']) => {
    const found = targets.filter((one) => one.kind === kind)
    const [first] = found
    if (first?.stopPrice === undefined) return NONE
    return price(first.stopPrice) + (found.length > 1 ? ` +${found.length - 1}` : '')
  }
  return (
    <button type="button" className={styles.targets} aria-haspopup="dialog" onClick={onPress}>
      <span>
        {text('contracts.takeProfit')} <b className={styles.up}>{of('takeProfit')}</b>
      </span>
      <span>
        {text('contracts.stopLoss')} <b className={styles.down}>{of('stopLoss')}</b>
      </span>
    </button>
  )
}
