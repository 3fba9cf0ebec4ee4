/** The form of a subscription. */
import {
  AmountField,
  Button,
  Caution,
  Checkbox,
  CoinMark,
  ConfirmButton,
  Details,
  Hideable,
  Money,
  Skeleton,
  Switch,
  settleAmount,
  useBalance,
  useFormat,
  useMoney,
  usePlace,
  useSubmit,
  useText,
} from '@evenkeel/ui'
import { useLeft } from '@evenkeel/ui/data/useLeft.ts'
import { amountFromQuery } from '@evenkeel/ui/format/amount.ts'
import { compare, percentOfBps, subtract } from '@evenkeel/ui/format/decimals.ts'
import { useState } from 'react'
import { subscribe } from '../contract/index.ts'
import { estimateOf, mostOf, type Problem, type Product, problemOf } from './estimate.ts'
import { Capacity } from './ProductCard.tsx'
import styles from './SubscribeForm.module.css'
import type { TextKey } from './textKey.ts'

type Props = { readonly product: Product; onRefused(): void }

export function SubscribeForm({ product, onRefused }: Props) {
  const text = useText<TextKey>()
  const money = useMoney()
  const { go, query } = usePlace()
  const [amount, setAmount] = useLeft('amount', amountFromQuery(query))
  const [renews, setRenews] = useLeft('renews', query.has('renews'))
  const [agreed, setAgreed] = useState(false)
  const { asset, days } = product
  const available = useBalance(asset, 'finance')?.available ?? '0'
  const submit = useSubmit(subscribe, {
    done: text('portfolio.done'),
    staysOpen: true,
    onDone: () => go('/mining-order'),
  })
  const problem = problemOf(product, amount, available)
  const settled = settleAmount(amount)
  const rows = useRows(product, amount, renews)
  async function send() {
    const outcome = await submit({ product: product.product, amount: settled, renews, agreed })
    // What was refused may have been shown otherwise.
    if (outcome.type === 'refused') onRefused()
    return outcome
  }
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <Head product={product} />
      <AmountField
        label={text('portfolio.amount')}
        asset={asset}
        least={product.minimum}
        most={mostOf(product, available)}
        value={amount}
        onChange={setAmount}
        hint={<Available product={product} amount={settled} renews={renews} />}
      />
      <section className={styles.estimate} aria-label={text('portfolio.estimate')}>
        <Details rows={rows} />
      </section>
      <div className={styles.renew}>
        <Switch
          look="row"
          label={text('portfolio.renew')}
          hint={text('portfolio.renewHint')}
          checked={renews}
          onChange={setRenews}
        />
      </div>
      <Caution>
        <strong className={styles.source}>{text('portfolio.source')}</strong>
        {text('portfolio.sourceText')} {text('portfolio.risk')}
      </Caution>
      <Checkbox label={text('portfolio.agree')} checked={agreed} onChange={setAgreed} />
      <ConfirmButton
        busy={submit.busy}
        disabled={problem !== undefined || !agreed}
        question={text('portfolio.confirm', {
          amount: money(settled, { exact: true }),
          asset,
          days: text('portfolio.days', { count: days }),
        })}
        details={rows}
        confirm={text('portfolio.subscribe')}
        onConfirm={send}
      >
        <Label product={product} problem={problem} amount={settled} agreed={agreed} />
      </ConfirmButton>
    </form>
  )
}

type AvailableProps = {
  readonly product: Product
  readonly amount: string
  readonly renews: boolean
}

/** What there is to invest, and the way to more of it: to what is missing of the amount, and back to the form as it was filled in. */
function Available({ product, amount, renews }: AvailableProps) {
  const { asset } = product
  const text = useText<TextKey>()
  const { go } = usePlace()
  const held = useBalance(asset, 'finance')
  function transfer() {
    const available = held?.available ?? '0'
    const form = new URLSearchParams({ product: product.product, amount })
    if (renews) form.set('renews', '')
    const back = `/buy-mining?${form}`
    const isMissing = compare(amount, available) > 0
    const missing = isMissing ? subtract(amount, available) : ''
    go(`/transfer?${new URLSearchParams({ to: 'finance', asset, amount: missing, back })}`)
  }
  return (
    <span className={styles.available}>
      {text('portfolio.available')}{' '}
      {held === undefined ? (
        <Skeleton width={60} />
      ) : (
        <Hideable>
          <Money value={held.available} asset={asset} exact />
        </Hideable>
      )}
      <Button look="link" size="small" onClick={transfer}>
        {text('portfolio.transferIn')}
      </Button>
    </span>
  )
}

function Head({ product }: { product: Product }) {
  const text = useText<TextKey>()
  const format = useFormat()
  const { asset, days } = product
  return (
    <div className={styles.head}>
      <div className={styles.name}>
        <CoinMark asset={asset} />
        <h2>
          {asset} · {text('portfolio.days', { count: days })}
        </h2>
        <p className={styles.yield}>
          {format.percent(product.annual_yield)}
          <span>{text('portfolio.annual')}</span>
        </p>
      </div>
      <Capacity product={product} />
    </div>
  )
}

/** What it comes to, line by line: the same in the form and in the question. */
function useRows(product: Product, amount: string, renews: boolean) {
  const text = useText<TextKey>()
  const money = useMoney()
  const format = useFormat()
  const [now] = useState(() => Date.now())
  const { asset } = product
  const { principal, daily, earns, fee, paid, firstAt, endAt } = estimateOf(product, amount, now)
  const figure = (value: string) => `${money(value, { exact: true })} ${asset}`
  return [
    { label: text('portfolio.perDay'), value: figure(daily) },
    { label: text('portfolio.estimate'), value: figure(earns) },
    { label: text('portfolio.paidAtEnd'), value: figure(renews ? earns : paid) },
    ...(renews ? [{ label: text('portfolio.renewedAtEnd'), value: figure(principal) }] : []),
    {
      label: text('portfolio.fee'),
      value: product.fee_bps === 0 ? text('portfolio.noFee') : figure(fee),
    },
    { label: text('portfolio.exitCosts'), value: useExitCost(product) },
    { label: text('portfolio.start'), value: format.moment(now) },
    { label: text('portfolio.first'), value: format.moment(firstAt) },
    { label: text('portfolio.end'), value: format.moment(endAt) },
  ]
}

function useExitCost({ is_exitable: isExitable, exit_fee_bps: bps }: Product): string {
  const text = useText<TextKey>()
  const format = useFormat()
  if (!isExitable) return text('portfolio.exitNone')
  if (bps === 0) return text('portfolio.exitFree')
  return text('portfolio.exitCost', { fee: format.percent(percentOfBps(bps)) })
}

type LabelProps = {
  readonly product: Product
  readonly problem: Problem | undefined
  readonly amount: string
  readonly agreed: boolean
}

/** What the button will do, or why it cannot. */
function Label({ product, problem, amount, agreed }: LabelProps) {
  const text = useText<TextKey>()
  const money = useMoney()
  const { asset } = product
  const [minimum, maximum] = [money(product.minimum), money(product.maximum)]
  switch (problem) {
    case 'missing':
      return text('portfolio.enterAmount')
    case 'belowSubscriptionMinimum':
      return text('refusal.belowSubscriptionMinimum', { minimum, asset })
    case 'aboveSubscriptionMaximum':
      return text('refusal.aboveSubscriptionMaximum', { maximum, asset })
    case 'productSoldOut':
      return text('refusal.productSoldOut', { free: money(product.left), asset })
    case 'insufficientFunds':
      return text('portfolio.notEnough')
    default:
      return agreed
        ? text('portfolio.subscribeWith', { amount: money(amount, { exact: true }), asset })
        : text('portfolio.agreeFirst')
  }
}
