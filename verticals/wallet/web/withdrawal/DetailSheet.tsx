/** One withdrawal in full: where it went, how far it has come, and the way to take it back. */
import {
  ConfirmButton,
  CopyButton,
  Details,
  Money,
  Sheet,
  useMoney,
  useSubmit,
  useText,
  When,
} from '@evenkeel/ui'
import { chainTitles } from '../../contract/chainTitles.ts'
import { cancelWithdrawal } from '../../contract/withdrawals.ts'
import { takenInAll } from '../../core/rules.ts'
import styles from './DetailSheet.module.css'
import { canCancel } from './form.ts'
import type { TextKey } from './textKey.ts'
import { StateBadge, type Withdrawal } from './WithdrawalRecords.tsx'

type Props = {
  /** Nothing while none is open. */
  readonly withdrawal: Withdrawal | undefined
  onChanged(): void
  onClose(): void
}

export function DetailSheet({ withdrawal, onChanged, onClose }: Props) {
  const text = useText<TextKey>()
  return (
    <Sheet open={withdrawal !== undefined} title={text('withdrawal.detail')} onClose={onClose}>
      {withdrawal !== undefined && <Whole withdrawal={withdrawal} onChanged={onChanged} />}
    </Sheet>
  )
}

type WholeProps = { readonly withdrawal: Withdrawal; onChanged(): void }

function Whole({ withdrawal, onChanged }: WholeProps) {
  const text = useText<TextKey>()
  const { asset, chain, amount, fee, account, state, at, changed_at, reason } = withdrawal
  const money = (value: string) => <Money value={value} asset={asset} exact />
  return (
    <div className={styles.body}>
      <p className={styles.sum}>
        <Money value={amount} asset={asset} strong exact />
      </p>
      <Details
        rows={[
          { label: text('withdrawal.status'), value: <StateBadge state={state} /> },
          ...(reason === undefined ? [] : [{ label: text('withdrawal.reason'), value: reason }]),
          { label: text('withdrawal.network'), value: chainTitles[chain] },
          { label: text('withdrawal.account'), value: text(`account.${account}`) },
          { label: text('withdrawal.fee'), value: money(fee) },
          { label: text('withdrawal.total'), value: money(takenInAll(amount, fee)) },
          { label: text('withdrawal.time'), value: <When at={at} /> },
          { label: text('withdrawal.changed'), value: <When at={changed_at} /> },
        ]}
      />
      <Long
        label={text('withdrawal.address')}
        value={withdrawal.address}
        copy={text('withdrawal.copyAddress')}
      />
      <Long
        label={text('withdrawal.transaction')}
        value={withdrawal.transaction}
        copy={text('withdrawal.copyTransaction')}
      />
      {withdrawal.link !== undefined && (
        <a className={styles.link} href={withdrawal.link} target="_blank" rel="noreferrer noopener">
          {text('withdrawal.explorer')}
        </a>
      )}
      {canCancel(state) && <Cancel withdrawal={withdrawal} onChanged={onChanged} />}
    </div>
  )
}

/** What is long and compared letter by letter. */
function Long({ label, value, copy }: { label: string; value: string | undefined; copy: string }) {
  if (value === undefined) return null
  return (
    <div className={styles.long}>
      <div className={styles.words}>
        <p className={styles.label}>{label}</p>
        <p className={styles.value}>{value}</p>
      </div>
      <CopyButton value={value} label={copy} />
    </div>
  )
}

function Cancel({ withdrawal, onChanged }: WholeProps) {
  const text = useText<TextKey>()
  const money = useMoney()
  const { id, asset, amount, fee } = withdrawal
  const submit = useSubmit(cancelWithdrawal, {
    done: text('withdrawal.cancelDone'),
    staysOpen: true,
    onDone: onChanged,
  })
  return (
    <ConfirmButton
      look="danger"
      busy={submit.busy}
      question={text('withdrawal.cancelQuestion', {
        amount: money(takenInAll(amount, fee), { exact: true }),
        asset,
      })}
      confirm={text('withdrawal.cancel')}
      cancel={text('ui.back')}
      onConfirm={() => submit({ id })}
    >
      {text('withdrawal.cancel')}
    </ConfirmButton>
  )
}
