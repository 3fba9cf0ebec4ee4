/** The form of a new address: coin, network, address, remark, and who is there. */
import {
  Button,
  Choice,
  CoinMark,
  Fields,
  Icon,
  PasswordField,
  type Refusal,
  TextField,
  useChange,
  usePlace,
  useText,
  useToast,
} from '@evenkeel/ui'
import { useState } from 'react'
import { addAddress, checkAddress } from '../../contract/addresses.ts'
import { chainTitles } from '../../contract/chainTitles.ts'
import { REMARK_MOST } from '../../contract/remark.ts'
import styles from './AddressForm.module.css'
import type { Book } from './entry.ts'
import {
  chainsOf,
  coinsIn,
  emptyForm,
  errorAt,
  errorBeside,
  type Form,
  type Lack,
  lackIn,
  questionOf,
  wholeOf,
  withCoin,
} from './newAddress.ts'
import { PasteButton } from './PasteButton.tsx'
import type en from './text/en.ts'
import { useAddressCheck } from './useAddressCheck.ts'

export function AddressForm({ book }: { book: Book }) {
  const text = useText<keyof typeof en>()
  const toast = useToast()
  const { query, go, back } = usePlace()
  const { networks, needs_second_factor: hasCode } = book
  const [form, setForm] = useState(() => emptyForm(networks, query))
  const check = useFormCheck()
  /** What was tried last: its refusal is not that of another address. */
  const [tried, setTried] = useState('')
  const adding = useChange(addAddress, {
    onDone() {
      toast(text('addresses.added'), 'success')
      // Back to the book, or to the withdrawal that it was added for.
      if (back === undefined) go('/assets/address')
      else back()
    },
    // Each code serves once.
    onFault: () => setForm((now) => ({ ...now, totp: '' })),
  })
  const whole = wholeOf(form, hasCode)
  const lack = lackIn(form, hasCode)
  const change = (part: Partial<Form>) => setForm((now) => ({ ...now, ...part }))
  const asked = JSON.stringify(questionOf(form)) ?? ''
  const refused = tried === asked ? adding.fault : undefined
  function setNetwork(next: Form) {
    setForm(next)
    check.look(next)
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (whole === undefined) return
        setTried(asked)
        void adding.send(whole)
      }}
    >
      <NetworkChoices form={form} networks={networks} onChange={setNetwork} />
      <Fields>
        <AddressField
          form={form}
          error={errorAt('address', check.faultOf(form), refused)}
          onChange={(address) => change({ address })}
          onLeave={(address) => check.look({ ...form, address })}
        />
        <TextField
          label={text('addresses.remark')}
          placeholder={text('addresses.remarkPlace')}
          autoComplete="off"
          most={REMARK_MOST}
          value={form.remark}
          onChange={(remark) => change({ remark })}
        />
        <ProofFields form={form} fault={adding.fault} hasCode={hasCode} onChange={change} />
      </Fields>
      <p className={styles.error} role="alert">
        {errorBeside(adding.fault)}
      </p>
      <Button type="submit" busy={adding.busy} disabled={whole === undefined}>
        {text(lack === undefined ? 'addresses.add' : lackNames[lack])}
      </Button>
      <RestNote />
    </form>
  )
}

/** What the button says while it cannot do what it is there for. */
const lackNames = {
  asset: 'addresses.chooseCoin',
  chain: 'addresses.chooseNetwork',
  address: 'addresses.enterAddress',
  remark: 'addresses.enterRemark',
  proof: 'addresses.enterPassword',
  totp: 'addresses.enterCode',
} as const satisfies Record<Lack, keyof typeof en>

function RestNote() {
  const text = useText<keyof typeof en>()
  return (
    <p className={styles.note}>
      <Icon name="shield" size="small" />
      {text('addresses.rest')}
    </p>
  )
}

type ProofProps = {
  readonly form: Form
  readonly fault: Refusal | undefined
  /** Whether a code of the second factor is asked for. */
  readonly hasCode: boolean
  onChange(part: Partial<Form>): void
}

function ProofFields({ form, fault, hasCode, onChange }: ProofProps) {
  const text = useText<keyof typeof en>()
  return (
    <>
      <PasswordField
        label={text('addresses.transactionPassword')}
        autoComplete="off"
        value={form.password}
        {...errorOf(errorAt('password', fault))}
        onChange={(password) => onChange({ password })}
      />
      {hasCode && (
        <TextField
          label={text('addresses.secondCode')}
          autoComplete="one-time-code"
          value={form.totp}
          {...errorOf(errorAt('totp', fault))}
          onChange={(totp) => onChange({ totp: totp.trim() })}
        />
      )}
    </>
  )
}

/** Asks the server what it thinks of the address, as soon as coin, network and address are there. */
function useFormCheck() {
  const check = useAddressCheck(checkAddress)
  return {
    faultOf(form: Form) {
      const question = questionOf(form)
      return question && check.faultOf(question)
    },
    look(form: Form) {
      const question = questionOf(form)
      if (question !== undefined) void check.look(question)
    },
  }
}

type ChoicesProps = {
  readonly form: Form
  readonly networks: Book['networks']
  onChange(form: Form): void
}

function NetworkChoices({ form, networks, onChange }: ChoicesProps) {
  const text = useText<keyof typeof en>()
  const coins = coinsIn(networks).map((id) => ({ id, label: id, mark: <CoinMark asset={id} /> }))
  const chains = chainsOf(networks, form.asset).map((id) => ({ id, label: chainTitles[id] }))
  return (
    <div className={styles.choices}>
      <Choice
        look="field"
        label={text('addresses.coin')}
        title={text('addresses.chooseCoin')}
        placeholder={text('addresses.chooseCoin')}
        options={coins}
        value={form.asset}
        onChange={(asset) => onChange(withCoin(form, asset, networks))}
      />
      {form.asset !== '' && (
        <Choice
          look="field"
          label={text('addresses.network')}
          title={text('addresses.chooseNetwork')}
          placeholder={text('addresses.chooseNetwork')}
          options={chains}
          value={form.chain as (typeof chains)[number]['id']}
          onChange={(chain) => onChange({ ...form, chain })}
        />
      )}
    </div>
  )
}

type FieldProps = {
  readonly form: Form
  readonly error: string | undefined
  onChange(address: string): void
  onLeave(address: string): void
}

function AddressField({ form, error, onChange, onLeave }: FieldProps) {
  const text = useText<keyof typeof en>()
  return (
    <TextField
      label={text('addresses.address')}
      placeholder={text('addresses.addressPlace')}
      autoComplete="off"
      verbatim
      lines={2}
      value={form.address}
      {...errorOf(error)}
      hint={
        form.chain === ''
          ? undefined
          : text('addresses.networkHint', { network: chainTitles[form.chain] })
      }
      after={
        <PasteButton
          onPaste={(pasted) => {
            onChange(pasted)
            onLeave(pasted)
          }}
        />
      }
      onChange={onChange}
      onLeave={() => onLeave(form.address)}
    />
  )
}

function errorOf(error: string | undefined) {
  return error === undefined ? {} : { error }
}
