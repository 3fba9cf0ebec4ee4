/** The gallery's fields and switches, in each of their states. */
import {
  AmountField,
  Checkbox,
  Choice,
  CoinMark,
  Fields as FieldStack,
  ImageUploader,
  PasswordField,
  SearchField,
  Switch,
  TextField,
} from '@evenkeel/ui'
import { useState } from 'react'
import styles from './Gallery.module.css'
import { Part } from './Part.tsx'

const coins = ['USDT', 'BTC', 'ETH'].map((id) => ({
  id,
  label: id,
  mark: <CoinMark asset={id} />,
  detail: '1,234.56',
}))
const sides = [
  { id: 'real', label: 'Real' },
  { id: 'demo', label: 'Demo' },
]

export function Fields() {
  const [words, setWords] = useState('')
  const [secret, setSecret] = useState('')
  const [note, setNote] = useState('A remark of more than one line, which is counted below.')
  const [search, setSearch] = useState('')
  const [found, setFound] = useState('BTC')
  const [amount, setAmount] = useState('12.5')
  const [coin, setCoin] = useState('USDT')
  return (
    <>
      <Part title="Fields for words">
        <FieldStack>
          <TextField
            label="E-mail"
            value={words}
            placeholder="name@example.com"
            onChange={setWords}
          />
          <TextField
            label="E-mail"
            value="name@example"
            error="Invalid email format"
            onChange={() => undefined}
          />
          <TextField
            label="Invitation code"
            value="HOUSE"
            hint="Filled in for you; change it if a friend gave you one."
            disabled
            onChange={() => undefined}
          />
          <PasswordField
            label="Sign-in word"
            autoComplete="new-password"
            value={secret}
            onChange={setSecret}
          />
          <TextField label="Remark" lines={3} most={120} value={note} onChange={setNote} />
        </FieldStack>
        <SearchField label="Search coin" value={search} onChange={setSearch} />
        <SearchField look="round" label="Search" value={found} onChange={setFound} />
      </Part>
      <Part title="Amounts and choices">
        <AmountField
          label="Amount"
          asset={coin}
          most="1234.56"
          value={amount}
          hint="Available 1,234.56 USDT"
          onChange={setAmount}
        />
        <AmountField
          label="Amount"
          asset="USDT"
          most="100"
          value="5000000.12345678"
          onChange={() => undefined}
        />
        <CompactAmount asset={coin} />
        <Choice look="field" label="Coin" options={coins} value={coin} onChange={setCoin} />
        <Accounts />
      </Part>
      <Part title="Switches">
        <Switches />
      </Part>
      <Part title="Image">
        <Images />
      </Part>
    </>
  )
}

function Switches() {
  const [on, setOn] = useState(true)
  const [off, setOff] = useState(false)
  const [agreed, setAgreed] = useState(true)
  return (
    <>
      <div className={styles.row}>
        <Switch label="Current pair only" checked={off} onChange={setOff} />
        <Switch label="Hide small balances" checked={on} onChange={setOn} />
        <Switch label="Not now" disabled checked={false} onChange={() => undefined} />
      </div>
      <div className={styles.wide}>
        <Switch
          look="row"
          label="Confirm each order"
          hint="Asks once more before an order is placed."
          checked={on}
          onChange={setOn}
        />
      </div>
      <Checkbox
        label="I have read and agree to the user agreement and the privacy policy"
        checked={agreed}
        onChange={setAgreed}
      />
      <Checkbox label="Not yet" checked={!agreed} onChange={(checked) => setAgreed(!checked)} />
    </>
  )
}

function Images() {
  return (
    <div className={`${styles.row} ${styles.tops}`}>
      <ImageUploader label="Front" upload={arrives} onChange={() => undefined} />
      <ImageUploader label="Fails" upload={fails} onChange={() => undefined} />
      <ImageUploader
        label="Up to 1 KB"
        mostBytes={1024}
        upload={arrives}
        onChange={() => undefined}
      />
    </div>
  )
}

async function arrives(_: File, onProgress: (share: number) => void): Promise<string> {
  for (let share = 0; share < 1; share += 0.1) {
    onProgress(share)
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  return 'image'
}

async function fails(file: File, onProgress: (share: number) => void): Promise<string> {
  await arrives(file, onProgress)
  throw new Error('it failed on purpose')
}

function CompactAmount({ asset }: { readonly asset: string }) {
  const [amount, setAmount] = useState('12.5')
  return (
    <AmountField
      look="compact"
      label="Stake"
      asset={asset}
      least="10"
      most="1234.56"
      value={amount}
      hint="Available 1,234.56 USDT"
      onChange={setAmount}
    />
  )
}

function Accounts() {
  const [side, setSide] = useState('real')
  return <Choice look="segments" label="Account" options={sides} value={side} onChange={setSide} />
}
