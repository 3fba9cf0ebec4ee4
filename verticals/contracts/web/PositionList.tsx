/** The member's open positions, each with what can be done about it; and all of them closed at once. */
import {
  Button,
  Dialog,
  DialogText,
  EmptyState,
  ErrorState,
  SkeletonRows,
  useSubmit,
  useText,
} from '@evenkeel/ui'
import { useState } from 'react'
import { closePositions } from '../contract/index.ts'
import { CloseSheet } from './CloseSheet.tsx'
import { ListHead, type ListProps } from './ListHead.tsx'
import { pairName } from './listed.ts'
import styles from './Orders.module.css'
import { targetsOf } from './ownAccount.ts'
import { PositionCard } from './PositionCard.tsx'
import { ReverseDialog } from './ReverseDialog.tsx'
import { ShareSheet } from './ShareSheet.tsx'
import type { Held } from './standing.ts'
import { TargetsSheet } from './TargetsSheet.tsx'
import type { Key } from './textKey.ts'
import type { Own } from './useOwnAccount.ts'

type Props = ListProps & { readonly own: Own }
export type Deed = 'close' | 'targets' | 'reverse' | 'share'

export function PositionList({ own, symbol, bySymbol, onlySymbol }: Props) {
  const text = useText<Key>()
  const [deed, setDeed] = useState<{ readonly what: Deed; readonly id: string }>()
  const { standing, error } = own
  const held = standing?.held.filter((one) => symbol === undefined || one.listed.symbol === symbol)
  const chosen = standing?.held.find(({ position }) => position.id === deed?.id)
  const of = (what: Deed) => (deed?.what === what ? chosen : undefined)
  const close = () => setDeed(undefined)
  const listed = bySymbol.get(symbol ?? '')
  return (
    <>
      <ListHead onlySymbol={onlySymbol}>
        <CloseAll
          symbol={symbol}
          name={listed === undefined ? '' : pairName(listed)}
          disabled={!held?.length}
        />
      </ListHead>
      {held === undefined && error !== undefined && (
        <ErrorState error={error} onRetry={own.reload} />
      )}
      {held === undefined && error === undefined && <SkeletonRows count={2} mark={false} />}
      {held?.length === 0 && (
        <EmptyState icon="contract">
          {text(symbol === undefined ? 'contracts.noPositions' : 'contracts.noPositionsHere')}
        </EmptyState>
      )}
      <ul>
        {standing !== undefined &&
          held?.map((one) => (
            <li key={one.position.id}>
              <PositionCard
                held={one}
                standing={standing}
                targets={targetsOf(one.position, own.orders)}
                since={own.since.get(one.position.id)}
                onDeed={(what) => setDeed({ what, id: one.position.id })}
              />
            </li>
          ))}
      </ul>
      <CloseSheet held={of('close')} own={own} onClose={close} />
      <TargetsSheet held={of('targets')} own={own} onClose={close} />
      <ReverseDialog held={of('reverse')} onClose={close} />
      <Shared held={of('share')} own={own} onClose={close} />
    </>
  )
}

type SharedProps = { readonly held: Held | undefined; readonly own: Own; onClose(): void }

function Shared({ held, own, onClose }: SharedProps) {
  if (own.standing === undefined) return null
  return <ShareSheet held={held} standing={own.standing} onClose={onClose} />
}

type CloseAllProps = {
  readonly symbol: string | undefined
  readonly name: string
  readonly disabled: boolean
}

/** One tap and a yes: everything at the market's price. */
function CloseAll({ symbol, name, disabled }: CloseAllProps) {
  const text = useText<Key>()
  const [asks, setAsks] = useState(false)
  const submit = useSubmit(closePositions, { done: text('contracts.closedAll') })
  async function close() {
    const { type } = await submit(symbol === undefined ? {} : { symbol })
    if (type !== 'unknown' && type !== 'busy') setAsks(false)
  }
  return (
    <>
      <Button
        look="quiet"
        size="small"
        className={disabled ? styles.nothing : ''}
        disabled={disabled}
        onClick={() => setAsks(true)}
      >
        {text('contracts.closeAll')}
      </Button>
      <Dialog
        open={asks}
        title={text('contracts.closeAll')}
        look="danger"
        confirm={text('contracts.close')}
        busy={submit.busy}
        onConfirm={() => void close()}
        onClose={() => setAsks(false)}
      >
        <DialogText>
          {symbol === undefined
            ? text('contracts.closeAllAsk')
            : text('contracts.closeSymbolAsk', { pair: name })}
        </DialogText>
      </Dialog>
    </>
  )
}
