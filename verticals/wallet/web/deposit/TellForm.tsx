/** Tells of a payment that was made: its amount, its transaction, and a picture of its proof. */
import {
  AmountField,
  amountProblem,
  Button,
  Fields,
  ImageUploader,
  Money,
  PICTURE_MAX_BYTES,
  Section,
  settleAmount,
  TextField,
  useMoney,
  useSubmit,
  useText,
  useUpload,
} from '@evenkeel/ui'
import { useState } from 'react'
import { submitDeposit } from '../../contract/deposits.ts'
import { type Crediting, type Network, tellAbout } from './networks.ts'
import styles from './TellForm.module.css'
import type { Key } from './textKey.ts'

const TRANSACTION_MOST = 128

type Props = { readonly network: Network; readonly crediting: Crediting }

export function TellForm({ network, crediting }: Props) {
  const text = useText<Key>()
  const upload = useUpload()
  const [amount, setAmount] = useState('')
  const [isMisread, setIsMisread] = useState(false)
  const [transaction, setTransaction] = useState('')
  const [proof, setProof] = useState<string>()
  /** Another form, once this one was sent: its picture is used. */
  const [nth, setNth] = useState(0)
  const submit = useSubmit(submitDeposit, {
    done: text('deposit.submitted'),
    onDone() {
      setAmount('')
      setTransaction('')
      setProof(undefined)
      setNth(nth + 1)
    },
  })
  const { asset, chain, deposit_minimum: least } = network
  const lack = useAmountLack(network, amount, isMisread)
  function send() {
    const rest = transaction.trim() === '' ? {} : { transaction }
    if (proof !== undefined)
      void submit({ asset, chain, amount: settleAmount(amount), proof, ...rest })
  }
  return (
    <Section title={text('deposit.tell')}>
      <div className={styles.form}>
        <p className={styles.about}>{text(tellAbout[crediting])}</p>
        <Fields key={nth}>
          <AmountField
            label={text('deposit.amount')}
            asset={asset}
            least={least}
            value={amount}
            onChange={(typed, misread) => {
              setAmount(typed)
              setIsMisread(misread !== undefined)
            }}
            hint={
              <>
                {text('deposit.minimum')} <Money value={least} asset={asset} exact />
              </>
            }
          />
          <TextField
            label={text('deposit.transaction')}
            value={transaction}
            autoComplete="off"
            onChange={(typed) => setTransaction(typed.slice(0, TRANSACTION_MOST))}
          />
          <ImageUploader
            look="wide"
            label={text('deposit.proof')}
            mostBytes={PICTURE_MAX_BYTES}
            upload={upload}
            onChange={setProof}
          />
        </Fields>
        <Button
          busy={submit.busy}
          disabled={lack !== undefined || proof === undefined}
          onClick={send}
        >
          {lack ?? text(proof === undefined ? 'deposit.addProof' : 'deposit.submit')}
        </Button>
      </div>
    </Section>
  )
}

/** What the amount lacks, as the button says it. */
function useAmountLack(network: Network, amount: string, isMisread: boolean): string | undefined {
  const text = useText<Key>()
  const money = useMoney()
  const { asset, deposit_minimum: least } = network
  const problem = amountProblem(amount, { least })
  if (problem === 'tooLittle')
    return text('ui.amountLeast', { amount: money(least, { exact: true }), asset })
  if (isMisread || problem === 'tooMuch') return text('ui.checkAmount')
  return problem === 'missing' ? text('deposit.enterAmount') : undefined
}
