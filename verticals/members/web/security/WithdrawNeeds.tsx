/** What a key that withdraws needs, and which of it is there: rule E55. */
import { Icon, usePlace, useText } from '@evenkeel/ui'
import { WITHDRAW_BITS, WITHDRAW_DAYS } from '../../contract/forms.ts'
import { type Need, needsOf } from './apiKeyForm.ts'
import { type Security, stepPaths } from './guarding.ts'
import { pathOf } from './parts.ts'
import type { TextKey } from './textKey.ts'
import styles from './WithdrawNeeds.module.css'

const REST_HOURS = 24
/** Where what is missing is made good; the addresses are a field of this page. */
const PATHS: Readonly<Record<Exclude<Need, 'addresses'>, string>> = {
  totp: pathOf('totp'),
  password: stepPaths.transaction,
  allowList: stepPaths.allowList,
}

type Props = { readonly addresses: readonly string[]; readonly security: Security }

export function WithdrawNeeds({ addresses, security }: Props) {
  const text = useText<TextKey>()
  return (
    <section className={styles.needs} aria-label={text('members.withdrawNeeds')}>
      <h2 className={styles.title}>{text('members.withdrawNeeds')}</h2>
      <ul className={styles.list}>
        {needsOf(addresses, security).map(({ need, isMet }) => (
          <li key={need} className={isMet ? styles.met : styles.open}>
            <Icon name={isMet ? 'success' : 'close'} size="small" />
            <NeedWords need={need} isMet={isMet} />
          </li>
        ))}
      </ul>
      <p className={styles.rest}>
        {text('members.withdrawRest', { hours: REST_HOURS, days: WITHDRAW_DAYS })}
      </p>
    </section>
  )
}

function NeedWords({ need, isMet }: { need: Need; isMet: boolean }) {
  const text = useText<TextKey>()
  const { go } = usePlace()
  const words = text(`members.withdrawNeeds.${need}`, WITHDRAW_BITS)
  if (isMet || need === 'addresses') return <span>{words}</span>
  return (
    <button type="button" className={styles.way} onClick={() => go(PATHS[need])}>
      {words}
    </button>
  )
}
