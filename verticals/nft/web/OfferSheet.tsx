/** An offer for an item that is not listed: what, for how long, and who makes it. */
import {
  AmountField,
  amountProblem,
  Button,
  Icon,
  Sheet,
  useBalance,
  useCall,
  useChange,
  useMoney,
  useText,
  useToast,
} from '@evenkeel/ui'
import { useState } from 'react'
import { getProfile, makeOffer } from '../contract/index.ts'
import { offerDays, priceLimits } from '../core/rules.ts'
import { Days } from './Days.tsx'
import type { Info } from './InfoScreen.tsx'
import { ItemHead } from './ItemHead.tsx'
import { isWhole, noProof, ProofFields, proofIn } from './ProofFields.tsx'
import styles from './Sheets.module.css'
import type { Key } from './textKey.ts'

type Props = { readonly info: Info; readonly open: boolean; onDone(): void; onClose(): void }

export function OfferSheet({ open, ...props }: Props) {
  const text = useText<Key>()
  return (
    <Sheet open={open} title={text('nft.makeOffer')} onClose={props.onClose}>
      <Body {...props} />
    </Sheet>
  )
}

/** Lives as long as the sheet is open. */
function Body({ info, onDone, onClose }: Omit<Props, 'open'>) {
  const text = useText<Key>()
  const toast = useToast()
  const money = useMoney()
  const [amount, setAmount] = useState('')
  const [days, setDays] = useState(String(offerDays[1]))
  const [proof, setProof] = useState(noProof)
  const profile = useCall(getProfile).data
  const available = useBalance('USDT', 'spot')?.available ?? '0'
  const { collection, number } = info.item
  const { send, busy, fault } = useChange(makeOffer, {
    onDone() {
      toast(text('nft.offerDone'), 'success')
      onClose()
      onDone()
    },
    onFault: () => setProof((known) => ({ ...known, totp: '' })),
  })
  const limits = { least: priceLimits.least, most: available }
  const isReady = amountProblem(amount, limits) === undefined && isWhole(proof, profile)
  function submit() {
    const chosen = offerDays.find((one) => String(one) === days) ?? 1
    if (isReady) void send({ collection, number, amount, days: chosen, ...proofIn(proof) })
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <ItemHead item={info.item} />
      <AmountField
        label={text('nft.offerAmount')}
        asset="USDT"
        value={amount}
        least={limits.least}
        most={limits.most}
        tooMuch={text('nft.noFunds')}
        hint={`${text('nft.available')} ${money(available)}`}
        onChange={setAmount}
      />
      <Days label={text('nft.offerFor')} terms={offerDays} value={days} onChange={setDays} />
      <p className={styles.hint}>
        <Icon name="info" size="small" />
        {text('nft.offerHint')}
      </p>
      <ProofFields proof={proof} profile={profile} fault={fault} onChange={setProof} />
      <Button type="submit" busy={busy} disabled={!isReady}>
        {text('nft.makeOffer')}
      </Button>
    </form>
  )
}
