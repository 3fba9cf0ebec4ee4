/** Tells a member, wherever they are in the app, that their margin runs short, or that a position was closed by force. */
import {
  Dialog,
  DialogText,
  useChannel,
  useFormat,
  useInstruments,
  usePlace,
  useText,
} from '@evenkeel/ui'
import { WithTexts } from '@evenkeel/ui/data/WithTexts.tsx'
import { useState } from 'react'
import { contractsChannel } from '../contract/index.ts'
import * as texts from '../texts.ts'
import type { ContractNews } from './ownAccount.ts'
import type { Key } from './textKey.ts'
import { useLast } from './useLast.ts'

type Told =
  | { readonly type: 'warning'; readonly percent: number }
  | { readonly type: 'forced'; readonly forced: ContractNews['forced'] }

const CONTRACTS = '/deal/lever'

export default function MarginNotices() {
  const [told, setTold] = useState<Told>()
  useChannel(contractsChannel, ({ warning, forced }) => {
    if (forced.length > 0) setTold({ type: 'forced', forced })
    else if (warning !== undefined) setTold({ type: 'warning', percent: warning })
  })
  const shown = useLast(told)
  if (shown === undefined) return null
  return (
    <WithTexts texts={texts.trade}>
      <Notice shown={shown} open={told !== undefined} onClose={() => setTold(undefined)} />
    </WithTexts>
  )
}

type NoticeProps = { readonly shown: Told; readonly open: boolean; onClose(): void }

function Notice({ shown, open, onClose }: NoticeProps) {
  const text = useText<Key>()
  const { path, go } = usePlace()
  const isHere = path === CONTRACTS || path === '/play-lever'
  function look() {
    onClose()
    if (!isHere) go(CONTRACTS)
  }
  return (
    <Dialog
      open={open}
      title={text(shown.type === 'warning' ? 'contracts.marginShort' : titleOf(shown.forced))}
      look={shown.type === 'warning' ? 'main' : 'danger'}
      confirm={text('contracts.toContracts')}
      onConfirm={look}
      onClose={onClose}
    >
      {shown.type === 'warning' ? (
        <DialogText>
          {text('contracts.marginReached', { percent: String(shown.percent) })}
        </DialogText>
      ) : (
        shown.forced.map((one) => (
          <Forced key={`${one.symbol} ${one.side} ${one.lots}`} one={one} />
        ))
      )}
    </Dialog>
  )
}

const titleOf = (forced: ContractNews['forced']) =>
  forced[0]?.kind === 'deleveraging' ? 'contracts.wasDeleveraged' : 'contracts.wasLiquidated'

function Forced({ one }: { one: ContractNews['forced'][number] }) {
  const text = useText<Key>()
  const format = useFormat()
  const { value: instruments } = useInstruments()
  const listed = instruments?.find(({ symbol }) => symbol === one.symbol)
  const pair = listed === undefined ? one.symbol.toUpperCase() : `${listed.base}/${listed.quote}`
  const price = format.price(one.price, listed?.priceStep)
  const key = one.side === 'long' ? 'contracts.forcedLong' : 'contracts.forcedShort'
  return <DialogText>{text(key, { pair, lots: one.lots, price })}</DialogText>
}
