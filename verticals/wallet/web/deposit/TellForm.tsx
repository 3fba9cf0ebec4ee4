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
  useSubmit,
  useText,
  useUpload,
} from '@evenkeel/ui'
import { useState } from 'react'
import { submitDeposit } from '../../contract/deposits.ts'
import type { Network } from './networks.ts'
import styles from './TellForm.module.css'
import type { Key } from './textKey.ts'

const TRANSACTION_MOST = 128

export function TellForm({ network }: { network: Network }) {
  const text = useText<Key>()
  const upload = useUpload()
  const [amount, setAmount] = useState('')
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
  const problem = amountProblem(amount, { least })
  function send() {
    const rest = transaction.trim() === '' ? {} : { transaction }
    if (proof !== undefined)
      void submit({ asset, chain, amount: settleAmount(amount), proof, ...rest })
  }
  return (
    <Section title={text('deposit.tell')}>
      <div className={styles.form}>
        <p className={styles.about}>
          {text(network.is_watched ? 'deposit.automatic' : 'deposit.reviewed')}
        </p>
        <Fields key={nth}>
          <AmountField
            label={text('deposit.amount')}
            asset={asset}
            least={least}
            value={amount}
            onChange={setAmount}
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
          disabled={problem !== undefined || proof === undefined}
          onClick={send}
        >
          {problem !== undefined
            ? text('deposit.enterAmount')
            : text(proof === undefined ? 'deposit.addProof' : 'deposit.submit')}
        </Button>
      </div>
    </Section>
  )
}
