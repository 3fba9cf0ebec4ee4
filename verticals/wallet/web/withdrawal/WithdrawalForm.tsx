/** The form of a withdrawal: account, coin, network, address and amount. */
import {
  AmountField,
  Button,
  Choice,
  CoinMark,
  Details,
  Hideable,
  Money,
  settleAmount,
  useMoney,
  useSession,
  useText,
} from '@evenkeel/ui'
import { useEffect, useState } from 'react'
import { chainTitles } from '../../contract/chainTitles.ts'
import { takenInAll } from '../../core/rules.ts'
import { AddressField, useWithdrawalAddressCheck } from './AddressField.tsx'
import { ConfirmSheet } from './ConfirmSheet.tsx'
import {
  amountLackIn,
  emptyForm,
  type Form,
  lackIn,
  mostIn,
  type Network,
  networkIn,
  obstacleIn,
  spendableIn,
  type Terms,
} from './form.ts'
import { keepTyped, keptIn } from './kept.ts'
import type { TextKey } from './textKey.ts'
import { useLackWords } from './useLackWords.ts'
import { useWithdrawalCode } from './useWithdrawalCode.ts'
import styles from './WithdrawalForm.module.css'

const NONE = '–'

type Props = {
  readonly terms: Terms
  onCoin(asset: string): void
  onDone(): void
}

export function WithdrawalForm({ terms, onCoin, onDone }: Props) {
  const text = useText<TextKey>()
  const [form, setForm] = useForm(terms.asset)
  const [asks, setAsks] = useState(false)
  /** As it was when the member was asked: it stays until the sheet is gone. */
  const [settled, setSettled] = useState(emptyForm)
  const network = networkIn(terms, form) as Network
  const { asset } = terms
  const check = useWithdrawalAddressCheck()
  const ofAmount = amountLackIn(terms, form, network)
  const isWrong = check.isWrong(network.chain, form.address)
  const lack = obstacleIn(terms) ?? lackIn(terms, form, network, isWrong)
  const words = useLackWords(asset, network)
  const code = useWithdrawalCode(asset, network.chain, settled)
  const change = (part: Partial<Form>) => setForm((now) => ({ ...now, ...part }))
  function confirm() {
    setSettled({ ...form, amount: settleAmount(form.amount), address: form.address.trim() })
    setAsks(true)
  }
  return (
    <>
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <Choices
          terms={terms}
          form={form}
          network={network}
          onCoin={onCoin}
          onChange={(part) => {
            change(part)
            if (part.chain !== undefined) check.look(part.chain, form.address)
          }}
        />
        <AddressField
          terms={terms}
          form={form}
          check={check}
          chain={network.chain}
          onChange={change}
        />
        <WithdrawnAmount
          terms={terms}
          form={form}
          network={network}
          isTooFine={ofAmount === 'tooFine'}
          onChange={change}
        />
        <Figures
          asset={asset}
          network={network}
          amount={ofAmount === undefined ? form.amount : undefined}
        />
        <Button disabled={lack !== undefined} onClick={confirm}>
          {lack === undefined ? text('withdrawal.submit', { asset }) : words(lack)}
        </Button>
      </form>
      <ConfirmSheet
        open={asks}
        terms={terms}
        network={network}
        form={settled}
        code={code}
        onDone={() => {
          setForm((now) => ({ ...now, address: '', amount: '', isMisread: false }))
          onDone()
        }}
        onClose={() => setAsks(false)}
      />
    </>
  )
}

/** What was typed in this session and not sent is there again. */
function useForm(asset: string) {
  const { visit } = useSession()
  const kept = keptIn(visit)
  const [form, setForm] = useState(kept?.asset === asset ? kept.form : emptyForm)
  useEffect(() => {
    // A coin that the member has not chosen is not kept: another may be the largest the next time.
    if (form !== emptyForm || keptIn(visit)?.asset === asset) keepTyped({ visit, asset, form })
  }, [visit, asset, form])
  return [form, setForm] as const
}

type AmountProps = {
  readonly terms: Terms
  readonly form: Form
  readonly network: Network
  readonly isTooFine: boolean
  onChange(part: Partial<Form>): void
}

function WithdrawnAmount({ terms, form, network, isTooFine, onChange }: AmountProps) {
  const text = useText<TextKey>()
  const { decimals } = network
  return (
    <AmountField
      label={text('withdrawal.amount')}
      asset={terms.asset}
      least={network.minimum}
      most={mostIn(terms, form, network)}
      value={form.amount}
      error={isTooFine ? text('refusal.amountTooFine', { decimals }) : undefined}
      onChange={(amount, misread) => onChange({ amount, isMisread: misread !== undefined })}
      hint={
        <>
          {text('withdrawal.available')}{' '}
          <span className={styles.available}>
            <Hideable>
              <Money value={spendableIn(terms, form.account)} asset={terms.asset} exact />
            </Hideable>
          </span>
        </>
      }
    />
  )
}

type ChoicesProps = {
  readonly terms: Terms
  readonly form: Form
  readonly network: Network
  onCoin(asset: string): void
  onChange(part: Partial<Form>): void
}

function Choices({ terms, form, network, onCoin, onChange }: ChoicesProps) {
  const text = useText<TextKey>()
  const money = useMoney()
  const { asset, coins, networks, accounts } = terms
  return (
    <div className={styles.choices}>
      <Choice
        look="field"
        label={text('withdrawal.coin')}
        title={text('withdrawal.chooseCoin')}
        options={coins.map((id) => ({ id, label: id, mark: <CoinMark asset={id} /> }))}
        value={asset}
        onChange={onCoin}
      />
      <Choice
        look="field"
        label={text('withdrawal.network')}
        title={text('withdrawal.chooseNetwork')}
        options={networks.map(({ chain, fee }) => ({
          id: chain,
          label: chainTitles[chain],
          detail: text('withdrawal.networkFee', { fee: money(fee, { exact: true }), asset }),
        }))}
        value={network.chain}
        onChange={(chain) => onChange({ chain })}
      />
      <Choice
        look="field"
        label={text('withdrawal.account')}
        options={accounts.map(({ account, spendable }) => ({
          id: account,
          label: text(`account.${account}`),
          detail: (
            <Hideable>
              <Money value={spendable} asset={asset} exact />
            </Hideable>
          ),
        }))}
        value={form.account}
        onChange={(account) => onChange({ account })}
      />
    </div>
  )
}

type FiguresProps = {
  readonly asset: string
  readonly network: Network
  /** Once it is one that can be sent. */
  readonly amount: string | undefined
}

function Figures({ asset, network, amount }: FiguresProps) {
  const text = useText<TextKey>()
  const { fee, minimum, left_today, arrival_minutes } = network
  const money = (value: string) => <Money value={value} asset={asset} exact />
  const ofAmount = (value: (amount: string) => string) =>
    amount === undefined ? NONE : money(value(amount))
  return (
    <Details
      rows={[
        { label: text('withdrawal.arrives'), value: ofAmount((sent) => sent) },
        { label: text('withdrawal.fee'), value: money(fee) },
        { label: text('withdrawal.total'), value: ofAmount((sent) => takenInAll(sent, fee)) },
        { label: text('withdrawal.minimum'), value: money(minimum) },
        { label: text('withdrawal.left'), value: money(left_today) },
        {
          label: text('withdrawal.arrival'),
          value: text('withdrawal.minutes', { minutes: arrival_minutes }),
        },
      ]}
    />
  )
}
