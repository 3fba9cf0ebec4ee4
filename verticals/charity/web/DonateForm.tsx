/** The form of a donation: amount in a coin or a currency with its live conversion, the donor, and the agreement. */
import {
  AmountField,
  Button,
  Choice,
  CoinMark,
  Details,
  Money,
  Sheet,
  useChange,
  useMoney,
  useText,
  useToast,
} from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import { useEffect, useRef, useState } from 'react'
import { donate, type getDonationTerms } from '../contract/index.ts'
import { type Currency, type Foreseen, foresee, isMore } from '../core/rules.ts'
import styles from './DonateForm.module.css'
import { DonorFields } from './DonorFields.tsx'
import { type DonorForm, emptyDonor, faultsIn } from './donorForm.ts'
import type { Project } from './ProjectBadges.tsx'
import type { TextKey } from './textKey.ts'

type Terms = Answer<typeof getDonationTerms>
type Props = {
  readonly project: Project
  readonly terms: Terms
  onGiven(given: Answer<typeof donate>): void
}
type Gift = {
  readonly way: 'coin' | 'fiat'
  readonly asset: string
  readonly currency: Currency
  readonly amount: string
}

export function DonateForm({ project, terms, onGiven }: Props) {
  const text = useText<TextKey>()
  const [gift, setGift] = useState<Gift>({
    way: 'coin',
    asset: 'USDT',
    currency: 'USD',
    amount: '',
  })
  const [donor, setDonor] = useState(emptyDonor)
  const [tries, setTries] = useState(0)
  const box = useFirstWrong(tries)
  const [agreed, setAgreed] = useState<Foreseen>()
  const coin = terms.coins.find(({ asset }) => asset === gift.asset)
  const rate = terms.currencies.find(({ currency }) => currency === gift.currency)?.rate
  const foreseen = foresee(
    gift.amount,
    coin?.price,
    gift.way === 'fiat' ? { currency: gift.currency, rate } : undefined,
  )
  const lack = useLack(gift, foreseen, terms)
  const faults = faultsIn(donor, terms.at)
  function check() {
    setTries(tries + 1)
    if (faults.length === 0) setAgreed(foreseen)
  }
  return (
    <form
      ref={box}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (lack === undefined) check()
      }}
    >
      <h2 className={styles.title}>{project.title}</h2>
      <GiftFields gift={gift} terms={terms} foreseen={foreseen} onChange={setGift} />
      <DonorFields donor={donor} faults={tries > 0 ? faults : []} onChange={setDonor} />
      <Button type="submit" disabled={lack !== undefined}>
        {lack ?? text('charity.donateNow')}
      </Button>
      <Sheet
        open={agreed !== undefined}
        title={text('charity.confirm')}
        onClose={() => setAgreed(undefined)}
      >
        {agreed !== undefined && (
          <Confirm
            project={project}
            gift={gift}
            donor={donor}
            agreed={agreed}
            onGiven={onGiven}
            onClose={() => setAgreed(undefined)}
          />
        )}
      </Sheet>
    </form>
  )
}

/** Each try leads to the first field that is wrong: it may be out of sight. */
function useFirstWrong(tries: number) {
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (tries === 0) return
    const wrong = '[aria-invalid=true], [data-wrong=true] button'
    box.current?.querySelector<HTMLElement>(wrong)?.focus()
  }, [tries])
  return box
}

/** Why it cannot be given, in the words of the button. */
function useLack(gift: Gift, foreseen: Foreseen | undefined, terms: Terms): string | undefined {
  const text = useText<TextKey>()
  const money = useMoney()
  const coin = terms.coins.find(({ asset }) => asset === gift.asset)
  if (gift.amount === '') return text('charity.enterAmount')
  if (foreseen === undefined) return text('refusal.donationPriceMissing')
  if (isMore(terms.minimum, foreseen.worth))
    return text('refusal.belowDonationMinimum', { minimum: money(terms.minimum), asset: 'USDT' })
  if (isMore(foreseen.give, coin?.spendable ?? '0')) return text('charity.notEnough')
  return undefined
}

type GiftProps = {
  readonly gift: Gift
  readonly terms: Terms
  readonly foreseen: Foreseen | undefined
  onChange(gift: Gift): void
}

function GiftFields({ gift, terms, foreseen, onChange }: GiftProps) {
  const text = useText<TextKey>()
  const { way, asset, currency, amount } = gift
  const coin = terms.coins.find((one) => one.asset === asset)
  const spendable = coin?.spendable ?? '0'
  return (
    <>
      <Choice
        look="segments"
        label={text('charity.amountIn')}
        options={[
          { id: 'coin', label: text('charity.inCoin') },
          { id: 'fiat', label: text('charity.inFiat') },
        ]}
        value={way}
        onChange={(chosen) => onChange({ ...gift, way: chosen, amount: '' })}
      />
      <Choice
        look="field"
        label={text('charity.coin')}
        options={terms.coins.map((one) => ({
          id: one.asset,
          label: one.asset,
          mark: <CoinMark asset={one.asset} />,
          detail: <Money value={one.spendable} asset={one.asset} />,
        }))}
        value={asset}
        onChange={(chosen) => onChange({ ...gift, asset: chosen })}
      />
      {way === 'fiat' && (
        <Choice
          look="field"
          label={text('charity.currency')}
          options={terms.currencies.map((one) => ({ id: one.currency, label: one.currency }))}
          value={currency}
          onChange={(chosen) => onChange({ ...gift, currency: chosen })}
        />
      )}
      <AmountField
        label={text('charity.amount')}
        asset={way === 'fiat' ? currency : asset}
        value={amount}
        {...(way === 'coin' && { most: spendable })}
        hint={
          <>
            {text('charity.available')} <Money value={spendable} asset={asset} />
          </>
        }
        onChange={(typed) => onChange({ ...gift, amount: typed })}
      />
      <Conversion gift={gift} foreseen={foreseen} price={coin?.price} />
    </>
  )
}

type ConversionProps = {
  readonly gift: Gift
  readonly foreseen: Foreseen | undefined
  readonly price: string | undefined
}

function Conversion({ gift: { asset }, foreseen, price }: ConversionProps) {
  const text = useText<TextKey>()
  const none = '–'
  return (
    <Details
      rows={[
        {
          label: text('charity.youGive'),
          value: foreseen ? <Money value={foreseen.give} asset={asset} exact /> : none,
        },
        {
          label: text('charity.countsAs'),
          value: foreseen ? <Money value={foreseen.worth} asset="USDT" /> : none,
        },
        {
          label: text('charity.price'),
          value: price === undefined ? none : <Money value={price} asset="USDT" />,
        },
        { label: text('charity.fee'), value: text('charity.noFee') },
      ]}
    />
  )
}

type ConfirmProps = {
  readonly project: Project
  readonly gift: Gift
  readonly donor: DonorForm
  /** What was foreseen when it was asked about: that is what is sent, whatever prices do meanwhile. */
  readonly agreed: Foreseen
  onGiven: Props['onGiven']
  onClose(): void
}

function Confirm({ project, gift, donor, agreed, onGiven, onClose }: ConfirmProps) {
  const text = useText<TextKey>()
  const money = useMoney()
  const toast = useToast()
  const { asset, way, currency, amount } = gift
  const { send, busy, fault } = useChange(donate, {
    onDone(given) {
      toast(text('charity.done'), 'success')
      onClose()
      onGiven(given)
    },
  })
  function confirm() {
    void send({
      project: project.id,
      asset,
      amount,
      most: agreed.most,
      ...(way === 'fiat' && { currency }),
      name: donor.name.trim(),
      contact: donor.contact.trim(),
      source_of_funds: donor.source ?? 'other',
      birth_date: donor.birthDate,
      address: donor.address.trim(),
      agrees: donor.agrees,
      ...(donor.isNamed && { public_name: donor.publicName.trim() }),
    })
  }
  return (
    <div className={styles.confirm}>
      <p className={styles.sum}>
        <Money value={agreed.give} asset={asset} strong exact />
      </p>
      <Details
        rows={[
          { label: text('charity.project'), value: project.title },
          { label: text('charity.countsAs'), value: <Money value={agreed.worth} asset="USDT" /> },
          {
            label: text('charity.publicName'),
            value: donor.isNamed ? donor.publicName : text('charity.anonymous'),
          },
          { label: text('charity.fee'), value: text('charity.noFee') },
        ]}
      />
      {way === 'fiat' && (
        <p className={styles.hint}>
          {text('charity.atMost', { most: money(agreed.most, { exact: true }), asset })}
        </p>
      )}
      <p className={styles.error} role="alert">
        {fault?.message}
      </p>
      <Button busy={busy} onClick={confirm}>
        {text('charity.confirm')}
      </Button>
    </div>
  )
}
