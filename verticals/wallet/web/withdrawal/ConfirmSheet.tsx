/** All of a withdrawal once more, and who is there: nothing is asked for before both are right. */
import {
  Button,
  Caution,
  Details,
  Fields,
  Icon,
  Money,
  PasswordField,
  type Refusal,
  SentCodeField,
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
import type { WithdrawalCode } from './useWithdrawalCode.ts'

type Props = {
  readonly open: boolean
  readonly terms: Terms
  readonly network: Network
  readonly form: Form
  readonly code: WithdrawalCode
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
function Body({ terms, network, form, code, onDone, onClose }: Omit<Props, 'open'>) {
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
    onFault({ reason }) {
      // Each serves once; the one that was sent serves again when something else was wrong.
      setTotp('')
      if (reason.startsWith('code')) code.onChange('')
    },
    onLost: code.onLost,
  })
  const { given } = code
  const lack = lackIn({ isSent: code.sent !== undefined, given, password, totp }, has_second_factor)
  const { account, address, amount } = form
  function confirm() {
    const proof = has_second_factor ? { totp } : {}
    const wish = { account, asset, chain: network.chain, address, amount }
    if (given === undefined || lack !== undefined) return
    void send({ ...wish, ...given, transaction_password: password, ...proof })
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
      <Whole terms={terms} network={network} form={form} />
      <Fields>
        <Code terms={terms} form={form} code={code} {...errorOf(fault ?? code.fault, 'code')} />
        <PasswordField
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
        {elsewhere(fault ?? code.fault)}
      </p>
      {code.isLost && <Caution>{text('withdrawal.perhapsMade')}</Caution>}
      <Button type="submit" busy={busy} disabled={lack !== undefined}>
        {text(lack ?? 'withdrawal.confirmTitle')}
      </Button>
    </form>
  )
}

/** Where the message went, and what stands in it: an address that differs there is not the member's. */
function Code({
  terms,
  form,
  code,
  error,
}: Pick<Props, 'terms' | 'form' | 'code'> & { readonly error?: string }) {
  const text = useText<TextKey>()
  const { value, sent, busy, onSend, onChange } = code
  const [, tail] = cutTail(form.address)
  return (
    <SentCodeField
      value={value}
      sent={sent}
      busy={busy}
      error={error}
      onSend={onSend}
      onChange={onChange}
      words={{
        label: text('withdrawal.code'),
        send: text('withdrawal.codeSend'),
        again: text('withdrawal.codeAgain'),
        sent: text('withdrawal.codeSent', { to: terms.code_to ?? '', ending: tail }),
        sandbox: text('withdrawal.codeSandbox', { code: sent?.sandbox_code ?? '' }),
        fillIn: text('withdrawal.codeFill'),
      }}
    />
  )
}

type Filled = {
  readonly isSent: boolean
  readonly given: WithdrawalCode['given']
  readonly password: string
  readonly totp: string
}

/** What the button says as long as something is missing. */
function lackIn({ isSent, given, password, totp }: Filled, hasSecond: boolean) {
  if (!isSent) return 'withdrawal.codeNeeded'
  if (given === undefined) return 'withdrawal.codeEnter'
  if (password === '') return 'addresses.enterPassword'
  return hasSecond && totp.length < 6 ? 'addresses.enterCode' : undefined
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

/** What belongs to no field. */
function elsewhere(fault: Refusal | undefined): string {
  const isOfField =
    fault !== undefined && /^(code|transactionPassword|secondFactor)/.test(fault.reason)
  return fault === undefined || isOfField ? '' : fault.message
}

function errorOf(fault: Refusal | undefined, of: string) {
  return fault?.reason.startsWith(of) ? { error: fault.message } : {}
}
