/** Proposes a payout: how much of what, to whom and what for, and the document that shows it. */
import {
  AmountField,
  Caution,
  Dialog,
  Fields,
  Icon,
  isZero,
  TextField,
  useChange,
  useClient,
  useText,
} from '@evenkeel/ui'
import { Select } from '@evenkeel/ui/desk'
import { useEffect, useId, useState } from 'react'
import { addDocumentPart, documentPart, proposePayout } from '../contract/console.ts'
import { isMore } from '../core/rules.ts'
import type { Overview } from './CharityPage.tsx'
import styles from './charity.module.css'
import { useSaved } from './ProjectDetail.tsx'
import type { TextKey } from './textKey.ts'

type Props = {
  readonly open: boolean
  readonly overview: Overview | undefined
  onDone(): void
  onClose(): void
}

const GENERAL = 'general'
const nothing = { fund: '', asset: '', amount: '', custody: '', recipient: '', purpose: '' }

export function ProposeDialog({ open, overview, onDone, onClose }: Props) {
  const text = useText<TextKey>()
  const { typed, set, file, setFile, failure, setFailure } = useTyped(open)
  const bring = useBringing()
  const saved = useSaved(onDone)
  const { send, busy, fault } = useChange(proposePayout, {
    onDone() {
      onClose()
      saved()
    },
  })
  const funds = useFunds(overview)
  const { fund, coins, coin, places, place } = chosenIn(overview, funds, typed)
  const { amount, recipient, purpose } = typed
  async function propose() {
    if (coin === undefined || place === undefined || file === undefined) return
    setFailure(undefined)
    try {
      const document = await bring(file)
      const about = { asset: coin.asset, amount, custody: place.name, document }
      const whose = fund === undefined || fund.id === GENERAL ? {} : { project: fund.id }
      await send({ ...whose, ...about, recipient, purpose })
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '')
    }
  }
  return (
    <Dialog
      open={open}
      title={text('charityDesk.propose')}
      confirm={text('charityDesk.propose')}
      busy={busy}
      ready={file !== undefined && place !== undefined && isWhole(typed, coin)}
      onConfirm={() => void propose()}
      onClose={onClose}
    >
      <div className={styles.form}>
        <Fields>
          <FundFields
            typed={typed}
            funds={funds}
            fund={fund}
            coins={coins}
            coin={coin}
            places={places}
            place={place}
            set={set}
          />
          <TextField
            label={text('charityDesk.recipient')}
            value={recipient}
            most={120}
            onChange={set('recipient')}
          />
          <TextField
            label={text('charityDesk.purpose')}
            value={purpose}
            most={300}
            onChange={set('purpose')}
          />
          <DocumentField file={file} onChange={setFile} />
        </Fields>
        <p className={styles.error} role="alert">
          {failure ?? fault?.message}
        </p>
      </div>
    </Dialog>
  )
}

/** CH10: everything is said, and no more is asked for than there is. */
function isWhole({ amount, recipient, purpose }: typeof nothing, coin: Coin | undefined): boolean {
  const isSaid = recipient.trim() !== '' && purpose.trim() !== ''
  return isSaid && isMore(amount, '0') && !isMore(amount, coin?.free ?? '0')
}

/** What was typed since it was opened. */
function useTyped(open: boolean) {
  const [typed, setTyped] = useState(nothing)
  const [file, setFile] = useState<File>()
  const [failure, setFailure] = useState<string>()
  const set = (name: keyof typeof nothing) => (value: string) =>
    setTyped((before) => ({ ...before, [name]: value }))
  useEffect(() => {
    if (!open) return
    setTyped(nothing)
    setFile(undefined)
    setFailure(undefined)
  }, [open])
  return { typed, set, file, setFile, failure, setFailure }
}

/** What is chosen, and what there is to choose from: the first of each until one is chosen. */
function chosenIn(overview: Overview | undefined, funds: readonly Fund[], typed: typeof nothing) {
  const fund = funds.find(({ id }) => id === typed.fund) ?? funds[0]
  const coins = fund?.coins ?? []
  const coin = coins.find(({ asset }) => asset === typed.asset) ?? coins[0]
  const places = overview?.custodies.filter(({ asset }) => asset === coin?.asset) ?? []
  const place = places.find(({ name }) => name === typed.custody) ?? places[0]
  return { fund, coins, coin, places, place }
}

type Coin = Overview['general'][number]
type Fund = { readonly id: string; readonly label: string; readonly coins: readonly Coin[] }

/** Those that hold something, and what of it no other proposal has spoken for. */
function useFunds(overview: Overview | undefined): readonly Fund[] {
  const text = useText<TextKey>()
  const projects = (overview?.projects ?? []).map(({ id, title, coins }) => {
    return { id, label: title, coins }
  })
  const general = {
    id: GENERAL,
    label: text('charityDesk.general'),
    coins: overview?.general ?? [],
  }
  return [...projects, general].flatMap(({ coins, ...fund }) => {
    const free = coins.filter((coin) => !isZero(coin.free))
    return free.length === 0 ? [] : [{ ...fund, coins: free }]
  })
}

type Place = Overview['custodies'][number]
type FundProps = {
  readonly typed: typeof nothing
  readonly funds: readonly Fund[]
  readonly fund: Fund | undefined
  readonly coins: readonly Coin[]
  readonly coin: Coin | undefined
  readonly places: readonly Place[]
  readonly place: Place | undefined
  set(name: keyof typeof nothing): (value: string) => void
}

/** Which fund, how much of what, and where it was paid from. */
function FundFields({ typed, funds, fund, coins, coin, places, place, set }: FundProps) {
  const text = useText<TextKey>()
  if (fund === undefined) return <Caution>{text('charityDesk.nothingHeld')}</Caution>
  return (
    <>
      <Select
        label={text('charityDesk.project')}
        options={funds}
        value={fund.id}
        onChange={set('fund')}
      />
      <Select
        label={text('charityDesk.coin')}
        options={coins.map(({ asset }) => ({ id: asset, label: asset }))}
        value={coin?.asset ?? ''}
        onChange={set('asset')}
      />
      <AmountField
        label={text('charityDesk.amount')}
        asset={coin?.asset ?? ''}
        value={typed.amount}
        most={coin?.free ?? '0'}
        onChange={set('amount')}
      />
      <Select
        label={text('charityDesk.custody')}
        options={places.map(({ name }) => ({ id: name, label: name }))}
        value={place?.name ?? ''}
        onChange={set('custody')}
      />
    </>
  )
}

type DocumentProps = { readonly file: File | undefined; onChange(file: File | undefined): void }

function DocumentField({ file, onChange }: DocumentProps) {
  const text = useText<TextKey>()
  const id = useId()
  return (
    <div className={styles.part}>
      <label htmlFor={id} className={styles.hint}>
        {text('charityDesk.document')}
      </label>
      <span className={styles.file}>
        <Icon name="document" size="small" />
        {file?.name ?? text('charityDesk.chooseFile')}
        <input
          id={id}
          type="file"
          accept="application/pdf,image/png,image/jpeg"
          onChange={({ target }) => onChange(target.files?.[0])}
        />
      </span>
    </div>
  )
}

/** Brings a document in parts, each as large as a call may be. */
function useBringing(): (file: File) => Promise<string> {
  const { client } = useClient()
  return async (file) => {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const name = crypto.getRandomValues(new Uint8Array(16))
    const document = [...name].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    for (let nth = 0; nth * documentPart.most < bytes.length; nth++) {
      const part = bytes.subarray(nth * documentPart.most, (nth + 1) * documentPart.most)
      let letters = ''
      for (const byte of part) letters += String.fromCharCode(byte)
      await client.call(addDocumentPart, { document, nth, data: btoa(letters) })
    }
    return document
  }
}
