/** An order that waits for its payment: how long it waits, and what paying takes; or how it ended. */
import {
  Badge,
  Button,
  ConfirmButton,
  CopyButton,
  Countdown,
  Details,
  EmptyState,
  ErrorState,
  followed,
  Money,
  Screen,
  SkeletonCard,
  useBalance,
  useCall,
  useChange,
  usePlace,
  useSubmit,
  useText,
  useToast,
  When,
} from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import { useState } from 'react'
import { cancelOrder, confirmOrder, getOrder, getProfile } from '../contract/index.ts'
import { isLess } from '../core/rules.ts'
import { Art, titleOf } from './Art.tsx'
import { isWhole, noProof, ProofFields, proofIn } from './ProofFields.tsx'
import { infoPath, isSame } from './paths.ts'
import styles from './TradeScreen.module.css'
import type { Key } from './textKey.ts'
import { useMarketNews } from './useMarketNews.ts'

export type Order = Answer<typeof getOrder>
export const orderTones = {
  pending: 'accent',
  confirmed: 'up',
  cancelled: 'neutral',
  expired: 'neutral',
} as const
const ID = /^[A-Za-z0-9_-]{22}$/

export default function TradeScreen() {
  const text = useText<Key>()
  const { query, go } = usePlace()
  const id = query.get('id') ?? ''
  if (ID.test(id)) return <Shown key={id} id={id} />
  return (
    <Screen title={text('nft.orderTitle')}>
      <EmptyState
        icon="nft"
        action={
          <Button look="quiet" size="medium" onClick={() => go('/nft/order')}>
            {text('nft.orders')}
          </Button>
        }
      >
        {text('nft.chooseOrder')}
      </EmptyState>
    </Screen>
  )
}

function Shown({ id }: { id: string }) {
  const text = useText<Key>()
  const read = useCall(getOrder, { id })
  const { data, error, reload, refresh } = read
  // Paid, cancelled or over, on another device too.
  useMarketNews(({ items }) => items.some((one) => isSame(one, data?.item)), refresh)
  return (
    <Screen title={text('nft.orderTitle')} reads={[read]}>
      {data === undefined && error !== undefined && <ErrorState error={error} onRetry={reload} />}
      {data === undefined && error === undefined && <SkeletonCard />}
      {data !== undefined && <Whole order={data} onChanged={reload} />}
    </Screen>
  )
}

function Whole({ order, onChanged }: { order: Order; onChanged(): void }) {
  const text = useText<Key>()
  const { go } = usePlace()
  const { id, item, price, royalty, at, state, ended_at } = order
  const path = infoPath(item)
  return (
    <div className={styles.all}>
      <a className={styles.head} href={`#${path}`} onClick={followed(() => go(path))}>
        <span className={styles.picture}>
          <Art src={item.image} />
        </span>
        <span className={styles.words}>
          <strong>{titleOf(item)}</strong>
          <span className={styles.sum}>
            <Money value={price} asset="USDT" strong />
          </span>
          <span>
            <Badge look="tag" tone={orderTones[state]}>
              {text(`nft.state.${state}`)}
            </Badge>
          </span>
        </span>
      </a>
      {state === 'pending' && (
        <p className={styles.window} role="status">
          {text('nft.payWithin')}{' '}
          <strong>
            <Countdown until={order.expires_at} onEnd={onChanged} />
          </strong>
        </p>
      )}
      <Details
        rows={[
          {
            label: text('nft.orderNumber'),
            value: (
              <span className={styles.number}>
                <code>{id}</code> <CopyButton value={id} label={text('nft.copyNumber')} />
              </span>
            ),
          },
          { label: text('nft.purchaseTime'), value: <When at={at} /> },
          { label: text('nft.purchaseAmount'), value: <Money value={price} asset="USDT" exact /> },
          {
            label: text('nft.ofWhichRoyalty'),
            value: <Money value={royalty} asset="USDT" exact />,
          },
          ...(ended_at === undefined
            ? []
            : [{ label: text('nft.ended'), value: <When at={ended_at} /> }]),
        ]}
      />
      {state === 'pending' && <Payment order={order} onChanged={onChanged} />}
      {state === 'confirmed' && (
        <Button onClick={() => go('/nft/my-object')}>{text('nft.toCollection')}</Button>
      )}
      {(state === 'cancelled' || state === 'expired') && (
        <Button look="quiet" onClick={() => go(infoPath(item))}>
          {text('nft.toItem')}
        </Button>
      )}
    </div>
  )
}

function Payment({ order, onChanged }: { order: Order; onChanged(): void }) {
  const text = useText<Key>()
  const toast = useToast()
  const { id, price } = order
  const [proof, setProof] = useState(noProof)
  const profile = useCall(getProfile).data
  const available = useBalance('USDT', 'spot')?.available ?? '0'
  const isShort = isLess(available, price)
  const { send, busy, fault } = useChange(confirmOrder, {
    onDone() {
      toast(text('nft.paid'), 'success')
      onChanged()
    },
    onFault: () => setProof((known) => ({ ...known, totp: '' })),
  })
  const cancel = useSubmit(cancelOrder, {
    done: text('nft.orderCancelled'),
    staysOpen: true,
    onDone: onChanged,
  })
  const isReady = isWhole(proof, profile) && !isShort
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) void send({ id, ...proofIn(proof) })
      }}
    >
      <p className={styles.available}>
        {text('nft.available')} <Money value={available} asset="USDT" />
      </p>
      <ProofFields proof={proof} profile={profile} fault={fault} onChange={setProof} />
      <Button type="submit" busy={busy} disabled={!isReady}>
        {text(isShort ? 'nft.noFunds' : 'nft.confirmPayment')}
      </Button>
      <ConfirmButton
        look="quiet"
        question={text('nft.cancelOrderAsk')}
        busy={cancel.busy}
        onConfirm={() => cancel({ id })}
      >
        {text('nft.cancelOrder')}
      </ConfirmButton>
    </form>
  )
}
