/** The form of a withdrawal: account, coin, network, address and amount. */
import {
  AmountField,
  amountProblem,
  Button,
  Choice,
  CoinMark,
  Details,
  Hideable,
  Money,
  settleAmount,
  TextField,
  useChange,
  useMoney,
  useText,
} from '@evenkeel/ui'
import { useState } from 'react'
import { chainTitles } from '../../contract/chainTitles.ts'
import { checkWithdrawalAddress } from '../../contract/withdrawals.ts'
import { AddressPicker } from '../addresses/AddressList.tsx'
import { ConfirmSheet } from './ConfirmSheet.tsx'
import {
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
import type { TextKey } from './textKey.ts'
import styles from './WithdrawalForm.module.css'

type Props = {
  readonly terms: Terms
  onCoin(asset: string): void
  onDone(): void
}

export function WithdrawalForm({ terms, onCoin, onDone }: Props) {
  const text = useText<TextKey>()
  const [form, setForm] = useState(emptyForm)
  const [asks, setAsks] = useState(false)
  /** As it was when the member was asked: it stays until the sheet is gone. */
  const [settled, setSettled] = useState(emptyForm)
  const network = networkIn(terms, form) as Network
  const { asset } = terms
  const most = mostIn(terms, form, network)
  const least = network.minimum
  const problem = amountProblem(form.amount, { least, most })
  const lack = lackIn(form, network, problem)
  const change = (part: Partial<Form>) => setForm((now) => ({ ...now, ...part }))
  function confirm() {
    setSettled({ ...form, amount: settleAmount(form.amount), address: form.address.trim() })
    setAsks(true)
  }
  const words = {
    address: text('withdrawal.enterAddress'),
    amount: text('withdrawal.enterAmount'),
    fine: text('refusal.amountTooFine', { decimals: network.decimals }),
  }
  return (
    <>
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <Choices {...{ terms, form, network, onCoin }} onChange={change} />
        <AddressField {...{ terms, form, network }} onChange={change} />
        <AmountField
          label={text('withdrawal.amount')}
          {...{ asset, least, most }}
          value={form.amount}
          onChange={(amount) => change({ amount })}
          hint={
            <>
              {text('withdrawal.available')}{' '}
              <span className={styles.available}>
                <Hideable>
                  <Money value={spendableIn(terms, form.account)} asset={asset} exact />
                </Hideable>
              </span>
            </>
          }
        />
        <Figures {...{ asset, network }} />
        <Button disabled={lack !== undefined || obstacleIn(terms) !== undefined} onClick={confirm}>
          {lack === undefined ? text('withdrawal.submit', { asset }) : words[lack]}
        </Button>
      </form>
      <ConfirmSheet
        open={asks}
        {...{ terms, network }}
        form={settled}
        onDone={() => {
          setForm((now) => ({ ...now, address: '', amount: '' }))
          onDone()
        }}
        onClose={() => setAsks(false)}
      />
    </>
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

/** Typed, or picked from the book; the server says what it thinks of it as soon as it is left. */
function AddressField({ terms, form, network, onChange }: Omit<ChoicesProps, 'onCoin'>) {
  const text = useText<TextKey>()
  const [picks, setPicks] = useState(false)
  const [asked, setAsked] = useState('')
  const { send, fault } = useChange(checkWithdrawalAddress, { onDone: () => undefined })
  const { chain } = network
  const question = `${chain} ${form.address.trim()}`
  function look(address: string) {
    if (address.trim() === '') return
    setAsked(`${chain} ${address.trim()}`)
    void send({ chain, address: address.trim() })
  }
  const isWrong = fault !== undefined && asked === question
  return (
    <>
      <TextField
        label={text('withdrawal.address')}
        placeholder={text('withdrawal.addressPlaceholder')}
        autoComplete="off"
        verbatim
        lines={2}
        value={form.address}
        {...(isWrong && { error: fault.message })}
        hint={terms.is_allow_listed ? text('withdrawal.allowListed') : undefined}
        after={
          <Button look="link" size="small" onClick={() => setPicks(true)}>
            {text('withdrawal.book')}
          </Button>
        }
        onChange={(address) => onChange({ address: address.replace(/\s/g, '') })}
        onLeave={() => look(form.address)}
      />
      <AddressPicker
        open={picks}
        asset={terms.asset}
        chain={chain}
        onChoose={({ address }) => {
          onChange({ address })
          look(address)
        }}
        onClose={() => setPicks(false)}
      />
    </>
  )
}

function Figures({ asset, network }: { asset: string; network: Network }) {
  const text = useText<TextKey>()
  const { fee, minimum, left_today, arrival_minutes } = network
  return (
    <Details
      rows={[
        { label: text('withdrawal.fee'), value: <Money value={fee} asset={asset} exact /> },
        { label: text('withdrawal.minimum'), value: <Money value={minimum} asset={asset} exact /> },
        { label: text('withdrawal.left'), value: <Money value={left_today} asset={asset} exact /> },
        {
          label: text('withdrawal.arrival'),
          value: text('withdrawal.minutes', { minutes: arrival_minutes }),
        },
      ]}
    />
  )
}
