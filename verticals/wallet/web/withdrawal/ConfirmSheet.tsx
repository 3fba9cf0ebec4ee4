/** All of a withdrawal once more, and who is there: nothing is asked for before both are right. */
import {
  Button,
  Details,
  Fields,
  Icon,
  Money,
  PasswordField,
  type Refusal,
  Sheet,
  TextField,
  useChange,
  useText,
  useToast,
} from '@evenkeel/ui'
import { useState } from 'react'
import { chainTitles } from '../../contract/chainTitles.ts'
import { requestWithdrawal } from '../../contract/withdrawals.ts'
import { takenInAll } from '../../core/rules.ts'
import styles from './ConfirmSheet.module.css'
import { cutTail, type Form, type Network, type Terms } from './form.ts'
import type { TextKey } from './textKey.ts'

type Props = {
  readonly open: boolean
  readonly terms: Terms
  readonly network: Network
  readonly form: Form
  onDone(): void
  onClose(): void
}

export function ConfirmSheet({ open, ...props }: Props) {
  const text = useText<TextKey>()
  return (
    <Sheet open={open} title={text('withdrawal.confirmTitle')} onClose={props.onClose}>
      <Body {...props} />
    </Sheet>
  )
}

/** Lives as long as the sheet is open. */
function Body({ terms, network, form, onDone, onClose }: Omit<Props, 'open'>) {
  const text = useText<TextKey>()
  const toast = useToast()
  const [password, setPassword] = useState('')
  const [totp, setTotp] = useState('')
  const { asset, has_second_factor } = terms
  const { send, busy, fault } = useChange(requestWithdrawal, {
    onDone() {
      toast(text('withdrawal.done'), 'success')
      onClose()
      onDone()
    },
    // Each code serves once.
    onFault: () => setTotp(''),
  })
  const isWhole = password !== '' && (!has_second_factor || totp.length >= 6)
  const { account, address, amount } = form
  function confirm() {
    const proof = has_second_factor ? { totp } : {}
    const wish = { account, asset, chain: network.chain, address, amount }
    if (isWhole) void send({ ...wish, transaction_password: password, ...proof })
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        confirm()
      }}
    >
      <Whole {...{ terms, network, form }} />
      <Fields>
        <PasswordField
          data-first="true"
          label={text('withdrawal.password')}
          autoComplete="off"
          value={password}
          {...errorOf(fault, 'transactionPassword')}
          onChange={setPassword}
        />
        {has_second_factor && (
          <TextField
            label={text('withdrawal.secondFactor')}
            autoComplete="one-time-code"
            value={totp}
            {...errorOf(fault, 'secondFactor')}
            onChange={(code) => setTotp(code.trim())}
          />
        )}
      </Fields>
      <p className={styles.error} role="alert">
        {fault !== undefined && !/^(transactionPassword|secondFactor)/.test(fault.reason)
          ? fault.message
          : ''}
      </p>
      <Button type="submit" busy={busy} disabled={!isWhole}>
        {text(
          password === ''
            ? 'addresses.enterPassword'
            : isWhole
              ? 'withdrawal.confirmTitle'
              : 'addresses.enterCode',
        )}
      </Button>
    </form>
  )
}

function Whole({ terms, network, form }: Pick<Props, 'terms' | 'network' | 'form'>) {
  const text = useText<TextKey>()
  const { asset } = terms
  const [head, tail] = cutTail(form.address)
  const money = (value: string) => <Money value={value} asset={asset} exact />
  return (
    <>
      <p className={styles.sum}>
        <Money value={form.amount} asset={asset} strong exact />
      </p>
      <div className={styles.address}>
        <p className={styles.label}>{text('withdrawal.address')}</p>
        <p className={styles.whole}>
          {head}
          <strong>{tail}</strong>
        </p>
      </div>
      <Details
        rows={[
          { label: text('withdrawal.network'), value: chainTitles[network.chain] },
          { label: text('withdrawal.account'), value: text(`account.${form.account}`) },
          { label: text('withdrawal.arrives'), value: money(form.amount) },
          { label: text('withdrawal.fee'), value: money(network.fee) },
          { label: text('withdrawal.total'), value: money(takenInAll(form.amount, network.fee)) },
          {
            label: text('withdrawal.arrival'),
            value: text('withdrawal.minutes', { minutes: network.arrival_minutes }),
          },
        ]}
      />
      <p className={styles.hint}>
        <Icon name="info" size="small" />
        {text('withdrawal.confirmHint')}
      </p>
    </>
  )
}

function errorOf(fault: Refusal | undefined, of: string) {
  return fault?.reason.startsWith(of) ? { error: fault.message } : {}
}
