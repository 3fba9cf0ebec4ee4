/** A new key for programs: asked for, and then shown this once. Rule E20. */
import {
  Button,
  Caution,
  Choice,
  Fields,
  PasswordField,
  Switch,
  TextField,
  useHold,
  usePlace,
  useText,
} from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import { useState } from 'react'
import { makeApiKey } from '../../contract/index.ts'
import { errorAt, errorBeside, type Fault } from '../entrance/faults.ts'
import { AskToLeave } from './AskToLeave.tsx'
import {
  type ApiKeyForm,
  askedOf,
  canWithdraw,
  type Lasting,
  lastingOf,
  lastings,
  noApiKey,
  withdraws,
  wrongAddresses,
} from './apiKeyForm.ts'
import { CopyLine } from './CopyLine.tsx'
import styles from './NewApiKeyPart.module.css'
import { Part } from './Part.tsx'
import { PartForm } from './PartForm.tsx'
import { ProofSheet } from './ProofSheet.tsx'
import type { PartProps } from './partProps.ts'
import type { TextKey } from './textKey.ts'
import { WithdrawNeeds } from './WithdrawNeeds.tsx'

type Made = Answer<typeof makeApiKey>
const NAME_MOST = 40
const OF_THE_PAGE = ['badAddress', 'apiKeyNeedsAddresses', 'apiKeyNetworkTooWide', 'tooManyApiKeys']

export function NewApiKeyPart({ security, onChanged }: PartProps) {
  const text = useText<TextKey>()
  const [form, setForm] = useState(noApiKey)
  const [isAsked, setAsked] = useState(false)
  const [fault, setFault] = useState<Fault>()
  const [made, setMade] = useState<Made>()
  /** The field was left once: who is still at it is not told that it is wrong. */
  const [isLeft, setLeft] = useState(false)
  const asked = askedOf(form)
  const wrong = wrongAddresses(asked.addresses)
  const isWithdrawing = withdraws(form)
  const isReady = asked.name !== '' && (!isWithdrawing || canWithdraw(asked.addresses, security))
  if (made !== undefined) return <Shown made={made} />
  return (
    <>
      <PartForm
        hint={text('members.apiKeyNewHint')}
        action={text('members.apiKeyMake')}
        isReady={isReady}
        error={errorBeside(['addresses'], fault)}
        onSubmit={() => {
          setFault(undefined)
          setLeft(true)
          setAsked(wrong === undefined)
        }}
      >
        <Fields>
          <TextField
            label={text('members.apiKeyName')}
            autoComplete="off"
            required
            most={NAME_MOST}
            value={form.name}
            onChange={(name) => setForm({ ...form, name })}
          />
          <RealmChoice form={form} onChange={(realm) => setForm({ ...form, realm })} />
          <Scopes form={form} onChange={setForm} />
          {isWithdrawing && <WithdrawNeeds addresses={asked.addresses} security={security} />}
          <TextField
            label={text('members.addresses')}
            hint={text('members.addressesHint')}
            autoComplete="off"
            lines={4}
            value={form.addresses}
            error={isLeft && wrong ? text(wrong.key, wrong.figures) : errorAt('addresses', fault)}
            onChange={(addresses) => {
              setLeft(false)
              setFault(undefined)
              setForm({ ...form, addresses })
            }}
            onLeave={() => setLeft(true)}
          />
          <LastsChoice
            form={{ ...form, mayWithdraw: isWithdrawing }}
            onChange={(lasts) => setForm({ ...form, lasts })}
          />
        </Fields>
      </PartForm>
      <MakeSheet
        open={isAsked}
        asked={asked}
        security={security}
        onFault={setFault}
        onDone={(answer) => {
          setMade(answer)
          onChanged()
        }}
        onClose={() => setAsked(false)}
      />
    </>
  )
}

type MakeProps = Pick<PartProps, 'security'> & {
  readonly open: boolean
  readonly asked: ReturnType<typeof askedOf>
  onFault(fault: Fault): void
  onDone(made: Made): void
  onClose(): void
}

/** E55: of one that withdraws, the transaction password as well. */
function MakeSheet({ open, asked, security, onFault, onDone, onClose }: MakeProps) {
  const text = useText<TextKey>()
  const [password, setPassword] = useState('')
  const isWithdrawing = asked.may_withdraw === true
  return (
    <ProofSheet
      open={open}
      title={text('members.apiKeyMake')}
      action={text('members.confirm')}
      guards={security}
      call={makeApiKey}
      input={isWithdrawing ? { ...asked, transaction_password: password } : asked}
      elsewhere={OF_THE_PAGE}
      disabled={isWithdrawing && password === ''}
      onFault={onFault}
      onDone={onDone}
      onClose={onClose}
    >
      {isWithdrawing && (
        <PasswordField
          label={text('members.transactionPassword')}
          autoComplete="off"
          required
          value={password}
          onChange={setPassword}
        />
      )}
    </ProofSheet>
  )
}

type ScopesProps = { readonly form: ApiKeyForm; onChange(form: ApiKeyForm): void }

function Scopes({ form, onChange }: ScopesProps) {
  const text = useText<TextKey>()
  return (
    <div className={styles.switch}>
      <Switch
        look="row"
        label={text('members.mayTrade')}
        hint={text('members.mayTradeHint')}
        checked={form.mayTrade}
        onChange={(mayTrade) => onChange({ ...form, mayTrade })}
      />
      {form.realm === 'real' && (
        <Switch
          look="row"
          label={text('members.mayWithdraw')}
          hint={text('members.mayWithdrawHint')}
          checked={form.mayWithdraw}
          onChange={(mayWithdraw) => onChange({ ...form, mayWithdraw })}
        />
      )}
    </div>
  )
}

type RealmProps = { readonly form: ApiKeyForm; onChange(realm: ApiKeyForm['realm']): void }

function RealmChoice({ form, onChange }: RealmProps) {
  const text = useText<TextKey>()
  return (
    <Choice
      look="segments"
      label={text('ui.account')}
      options={[
        { id: 'real', label: text('ui.realAccount') },
        { id: 'demo', label: text('ui.demoAccount') },
      ]}
      value={form.realm}
      onChange={onChange}
    />
  )
}

type LastsProps = { readonly form: ApiKeyForm; onChange(lasts: Lasting): void }

function LastsChoice({ form, onChange }: LastsProps) {
  const text = useText<TextKey>()
  const nameOf = (id: Lasting) =>
    id === 'forever' ? text('members.apiKeyForever') : text('members.apiKeyDays', { days: id })
  return (
    <div>
      <Choice
        look="field"
        label={text('members.apiKeyLasts')}
        options={lastings(form).map((id) => ({ id, label: nameOf(id) }))}
        value={lastingOf(form)}
        onChange={onChange}
      />
      <p className={styles.hint}>{text('members.apiKeyLastsHint')}</p>
    </div>
  )
}

function Shown({ made: { key, secret } }: { made: Made }) {
  const text = useText<TextKey>()
  const { back } = usePlace()
  const [isCopied, setCopied] = useState(false)
  const hold = useHold(!isCopied, () => back?.())
  return (
    <Part
      icon="success"
      heading={text('members.apiKeyMade')}
      actions={<Button onClick={hold.leave}>{text('members.secretSaved')}</Button>}
    >
      <Caution>{text('members.secretOnce')}</Caution>
      <CopyLine label={text('members.apiKey')} value={key} copyLabel={text('members.copyKey')} />
      <CopyLine
        label={text('members.apiSecret')}
        value={secret}
        copyLabel={text('members.copySecret')}
        onCopied={() => setCopied(true)}
      />
      <AskToLeave hold={hold} title="members.leaveSecret" hint="members.leaveSecretHint" />
    </Part>
  )
}
