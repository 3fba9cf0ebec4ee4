/** What can be done with an item: by its owner, by who may buy it, and by who has it reserved. */
import {
  Button,
  ConfirmButton,
  useClient,
  usePlace,
  useSession,
  useSubmit,
  useText,
} from '@evenkeel/ui'
import { useState } from 'react'
import { cancelListing } from '../contract/index.ts'
import { BuySheet } from './BuySheet.tsx'
import type { Info } from './InfoScreen.tsx'
import styles from './ItemActions.module.css'
import { mustWait } from './mustWait.ts'
import { OfferSheet } from './OfferSheet.tsx'
import { tradePath, upPath } from './paths.ts'
import { StakeSheet } from './StakeSheet.tsx'
import type { Key } from './textKey.ts'

type Props = { readonly info: Info; onChanged(): void }

export function ItemActions(props: Props) {
  const { info } = props
  if (info.owner.is_you) return <OwnerActions {...props} />
  return <BuyerActions {...props} />
}

function BuyerActions({ info, onChanged }: Props) {
  const text = useText<Key>()
  const { go } = usePlace()
  const { askToSignIn, askToSwitch } = useClient()
  const { signedIn, demo } = useSession()
  const [open, setOpen] = useState<'buy' | 'offer'>()
  const { item, own_order, offers } = info
  const ask = (what: 'buy' | 'offer') =>
    signedIn ? (demo ? askToSwitch() : setOpen(what)) : askToSignIn()
  const hasOffered = offers.some(({ from }) => from.is_you)
  // An open sheet stays until its own answer is here.
  if (own_order !== undefined && open === undefined)
    return <Button onClick={() => go(tradePath(own_order))}>{text('nft.pay')}</Button>
  return (
    <>
      {item.state === 'listed' && (
        <Button
          disabled={item.reserved_until !== undefined || mustWait(info)}
          onClick={() => ask('buy')}
        >
          {text(item.reserved_until === undefined ? 'nft.buy' : 'nft.reserved')}
        </Button>
      )}
      {item.state === 'not_listed' && !hasOffered && (
        <Button onClick={() => ask('offer')}>{text('nft.makeOffer')}</Button>
      )}
      <BuySheet info={info} open={open === 'buy'} onClose={() => setOpen(undefined)} />
      <OfferSheet
        info={info}
        open={open === 'offer'}
        onDone={onChanged}
        onClose={() => setOpen(undefined)}
      />
    </>
  )
}

function OwnerActions({ info, onChanged }: Props) {
  const text = useText<Key>()
  const { go } = usePlace()
  const [isStaking, setStaking] = useState(false)
  const { item } = info
  const submit = useSubmit(cancelListing, {
    done: text('nft.unlisted'),
    staysOpen: true,
    onDone: onChanged,
  })
  const { collection, number } = item
  if (item.state === 'staked') return null
  return (
    <div className={styles.pair}>
      <Button onClick={() => go(upPath(item))}>
        {text(item.state === 'listed' ? 'nft.changePrice' : 'nft.list')}
      </Button>
      {item.state === 'listed' ? (
        <ConfirmButton
          look="quiet"
          question={text('nft.cancelListingAsk')}
          busy={submit.busy}
          onConfirm={() => submit({ collection, number })}
        >
          {text('nft.cancelListing')}
        </ConfirmButton>
      ) : (
        <Button look="quiet" onClick={() => setStaking(true)}>
          {text('nft.stake')}
        </Button>
      )}
      <StakeSheet
        info={info}
        open={isStaking}
        onDone={onChanged}
        onClose={() => setStaking(false)}
      />
    </div>
  )
}
