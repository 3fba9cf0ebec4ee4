/** The gallery's buttons, marks, messages and drawings. */
import {
  Badge,
  Banner,
  Button,
  CoinMark,
  CopyButton,
  Countdown,
  DepthChart,
  Donut,
  EmptyState,
  ErrorState,
  EyeToggle,
  FeedNotice,
  Hideable,
  Icon,
  IconButton,
  type IconName,
  Money,
  QrCode,
  SkeletonCard,
  SkeletonChart,
  SkeletonRows,
  Spinner,
} from '@evenkeel/ui'
import { useState } from 'react'
import styles from './Gallery.module.css'
import { Part } from './Part.tsx'
import { asks, bids, marks, slices } from './samples.ts'

const icons: readonly IconName[] = ['home', 'candles', 'options', 'contract', 'wallet', 'deposit']
const looks = ['main', 'quiet', 'outline', 'up', 'down', 'danger'] as const
const notices = ['simulated', 'reconnecting', 'late', 'stale'] as const
const HOUR_MS = 3_600_000

export function Pieces() {
  const [watched, setWatched] = useState(true)
  const [until] = useState(() => Date.now() + 26 * HOUR_MS)
  return (
    <>
      <Part title="Valuation">
        <div>
          <div className={styles.valuation}>
            Total valuation <EyeToggle />
          </div>
          <div className={styles.worth}>
            <Hideable>
              <Money value="12486.73" asset="USDT" />
            </Hideable>
          </div>
        </div>
      </Part>
      <Part title="Buttons">
        {looks.map((look) => (
          <Button key={look} look={look}>
            {look}
          </Button>
        ))}
        <Button busy>Busy</Button>
        <Button disabled>Disabled</Button>
        <div className={styles.row}>
          <Button size="small" look="quiet">
            Revoke
          </Button>
          <Button size="small" look="outline">
            Details
          </Button>
          <Button look="link">Use another way</Button>
          <Button size="small" look="main" round>
            Deposit
          </Button>
          <IconButton
            icon="star"
            label={watched ? 'Watched' : 'Not watched'}
            filled={watched}
            onClick={() => setWatched(!watched)}
          />
          <IconButton icon="bell" label="Notices" dot />
          <CopyButton value="evenkeel" />
        </div>
      </Part>
      <Part title="Marks">
        <div className={styles.row}>
          {marks.map((asset) => (
            <CoinMark key={asset} asset={asset} size="large" />
          ))}
        </div>
        <div className={styles.row}>
          {icons.map((name) => (
            <Icon key={name} name={name} />
          ))}
          <Spinner look="inline" />
        </div>
        <div className={styles.row}>
          <Badge>Demo</Badge>
          <Badge tone="neutral">Real</Badge>
          <Badge look="tag" tone="up">
            Buy
          </Badge>
          <Badge look="tag" tone="down">
            Sell
          </Badge>
          <Badge look="tag" tone="danger">
            Rejected
          </Badge>
        </div>
        <div className={styles.row}>
          {notices.map((state) => (
            <FeedNotice key={state} state={state} />
          ))}
        </div>
        <p>
          <Countdown until={until} /> · <Countdown until={until - 25.98 * HOUR_MS} />
        </p>
      </Part>
      <Part title="What stays until it is read">
        <Banner icon="success" tone="good" title="New password set" onClose={() => undefined} />
        <Banner icon="freeze" tone="accent" title="Account frozen">
          Nobody can sign in until it is unfrozen.
        </Banner>
      </Part>
      <Part title="Nothing, failed, on its way">
        <EmptyState icon="list" action={<Button look="quiet">Trade now</Button>}>
          No open orders.
        </EmptyState>
        <ErrorState error={new Error('unreachable')} onRetry={() => undefined} />
        <div className={styles.wide}>
          <SkeletonRows count={3} />
        </div>
        <SkeletonCard />
        <SkeletonChart height={140} />
      </Part>
      <Part title="Drawings">
        <DepthChart bids={bids} asks={asks} tick="0.01" base="BTC" />
        <Donut slices={slices} middle={<b>12,486.73</b>} />
        <QrCode value="0x7f3a9c1e5b2d4f60718293a4b5c6d7e8f9012345" label="Deposit address" />
      </Part>
    </>
  )
}
