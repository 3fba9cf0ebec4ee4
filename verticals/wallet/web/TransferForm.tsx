/** The form of a transfer: from, to, coin and amount. */
import {
  AmountField,
  amountProblem,
  Choice,
  CoinMark,
  ConfirmButton,
  Figure,
  Hideable,
  Icon,
  IconButton,
  Money,
  Skeleton,
  settleAmount,
  useBalancesHidden,
  useMoney,
  usePlace,
  useSubmit,
  useText,
} from '@evenkeel/ui'
import { useReducer, useState } from 'react'
import { makeTransfer } from '../contract.ts'
import type en from '../text/en.ts'
import { type Account, accounts, availableIn, type Balances, heldFirst } from './balances.ts'
import styles from './TransferForm.module.css'
import { begunForm, fillIn } from './transferSteps.ts'

export function TransferForm({ held }: { held: Balances }) {
  const text = useText<keyof typeof en>()
  const money = useMoney()
  const isHidden = useBalancesHidden()
  const { form, step, submit } = useForm(held)
  /** Something is typed that is no number. */
  const [isMisread, setMisread] = useState(false)
  const { from, to, amount } = form
  const asset = form.asset ?? held.coins[0] ?? ''
  const most = availableIn(held, from, asset)
  const problem = amountProblem(amount, { most })
  const settled = settleAmount(amount)
  const { places, coins } = useOptions(held, from, asset)

  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.accounts}>
        <div className={styles.places}>
          <Choice
            label={text('transfer.from')}
            options={places}
            value={from}
            onChange={(account) => step({ type: 'from', account })}
          />
          <Choice
            label={text('transfer.to')}
            options={places}
            value={to}
            onChange={(account) => step({ type: 'to', account })}
          />
        </div>
        <IconButton
          icon="swap"
          label={text('transfer.swap')}
          className={styles.swap}
          onClick={() => step({ type: 'swap' })}
        />
      </div>
      <Choice
        look="field"
        label={text('transfer.coin')}
        title={text('transfer.chooseCoin')}
        options={coins}
        value={asset}
        onChange={(chosen) => {
          setMisread(false)
          step({ type: 'coin', asset: chosen })
        }}
      />
      <AmountField
        label={text('transfer.amount')}
        asset={asset}
        most={most}
        tooMuch={isHidden ? text('refusal.insufficientFunds') : undefined}
        value={amount}
        onChange={(typed, misread) => {
          setMisread(misread !== undefined)
          step({ type: 'amount', amount: typed })
        }}
        hint={
          <>
            {text('transfer.available')}{' '}
            <span className={styles.available}>
              <Hideable>
                <Money value={most} asset={asset} exact />
              </Hideable>
            </span>
          </>
        }
      />
      <ConfirmButton
        busy={submit.busy}
        disabled={problem !== undefined}
        question={text('transfer.confirm', {
          amount: money(settled, { exact: true }),
          asset,
          from: text(`account.${from}`),
          to: text(`account.${to}`),
        })}
        details={[
          { label: text('transfer.fee'), value: text('transfer.feeFree') },
          { label: text('transfer.arrival'), value: text('transfer.instant') },
        ]}
        onConfirm={() => submit({ asset, amount: settled, from, to })}
      >
        <SubmitText problem={problem} isMisread={isMisread} asset={asset} />
      </ConfirmButton>
      <p className={styles.note}>
        <Icon name="bolt" size="small" />
        {text('transfer.free')}
      </p>
    </form>
  )
}

/** As the address fills it in, and back to where it says when it is done. */
function useForm(held: Balances) {
  const text = useText<keyof typeof en>()
  const { query, go } = usePlace()
  const [form, step] = useReducer(fillIn, undefined, () => begunForm(query, held.coins))
  const submit = useSubmit(makeTransfer, {
    done: text('transfer.done'),
    staysOpen: true,
    onDone() {
      step({ type: 'sent' })
      // A place of the app, whatever the address says: it is put behind its `#`.
      const back = query.get('back')
      if (back !== null) go(back)
    },
  })
  return { form, step, submit }
}

type SubmitTextProps = {
  readonly problem: ReturnType<typeof amountProblem>
  readonly isMisread: boolean
  readonly asset: string
}

/** Why nothing can be sent yet, or what is. */
function SubmitText({ problem, isMisread, asset }: SubmitTextProps) {
  const text = useText<keyof typeof en>()
  if (problem === 'missing') return text(isMisread ? 'ui.checkAmount' : 'transfer.enterAmount')
  if (problem === 'tooMuch') return text('refusal.insufficientFunds')
  return text('transfer.submitCoin', { asset })
}

/** What can be chosen: the accounts with what they have of the coin, and the coins with what the account has of them. */
function useOptions(held: Balances, from: Account, asset: string) {
  const text = useText<keyof typeof en>()
  const places = accounts.map((id) => ({
    id,
    label: text(`account.${id}`),
    detail: (
      <Hideable>
        <Money value={availableIn(held, id, asset)} asset={asset} exact />
      </Hideable>
    ),
  }))
  const coins = heldFirst(held, from).map((id) => ({
    id,
    label: id,
    mark: <CoinMark asset={id} />,
    detail: (
      <Hideable>
        <Figure value={availableIn(held, from, id)} />
      </Hideable>
    ),
  }))
  return { places, coins }
}

/** As tall as the form, so that nothing jumps when the balances arrive. */
export function TransferFormSkeleton() {
  const text = useText<keyof typeof en>()
  return (
    <div className={styles.form} aria-busy="true">
      <div className={`${styles.accounts} ${styles.places}`}>
        <p className={styles.place}>
          <Skeleton width={190} />
        </p>
        <p className={styles.place}>
          <Skeleton width={210} />
        </p>
      </div>
      <p className={`${styles.place} ${styles.box}`}>
        <Skeleton width={120} />
      </p>
      <div>
        <p className={styles.label}>
          <Skeleton width={80} />
        </p>
        <p className={`${styles.box} ${styles.amount}`} />
        <p className={`${styles.box} ${styles.submit}`} />
      </div>
      <p className={styles.note}>
        <Icon name="bolt" size="small" />
        {text('transfer.free')}
      </p>
    </div>
  )
}
