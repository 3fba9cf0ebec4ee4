/** The member's open positions, each with what can be done about it; and all of them closed at once. */
import { useSubmit, useText } from '@evenkeel/ui'
import { useState } from 'react'
import { closePositions } from '../contract/index.ts'
import { AllAtOnce } from './AllAtOnce.tsx'
import { CloseSheet } from './CloseSheet.tsx'
import { ListHead, type ListProps } from './ListHead.tsx'
import { ListState } from './ListState.tsx'
import { pairName } from './listed.ts'
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
      <ListState
        list={held}
        error={error}
        empty={text(symbol === undefined ? 'contracts.noPositions' : 'contracts.noPositionsHere')}
        icon="contract"
        onRetry={own.reload}
      />
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
  const since = held && own.since.get(held.position.id)
  return (
    <ShareSheet
      held={held}
      standing={own.standing}
      since={since}
      error={own.sinceError}
      onRetry={own.reloadSince}
      onClose={onClose}
    />
  )
}

type CloseAllProps = {
  readonly symbol: string | undefined
  readonly name: string
  readonly disabled: boolean
}

/** Everything at the market's price. */
function CloseAll({ symbol, name, disabled }: CloseAllProps) {
  const text = useText<Key>()
  const submit = useSubmit(closePositions, { done: text('contracts.closedAll') })
  return (
    <AllAtOnce
      title={text('contracts.closeAll')}
      confirm={text('contracts.close')}
      ask={
        symbol === undefined
          ? text('contracts.closeAllAsk')
          : text('contracts.closeSymbolAsk', { pair: name })
      }
      busy={submit.busy}
      disabled={disabled}
      onConfirm={() => submit(symbol === undefined ? {} : { symbol })}
    />
  )
}
