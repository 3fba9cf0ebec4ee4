/** The keys that work on this page, in one line below it. */
import { useText } from '@evenkeel/ui'
import type { QueueName } from './cases.ts'
import styles from './Queues.module.css'
import type { TextKey } from './textKey.ts'

type Decision = readonly ['a' | 'r', 'approve' | 'reject' | 'verify' | 'again' | 'reply']
const ofMoney: readonly Decision[] = [
  ['a', 'approve'],
  ['r', 'reject'],
]
const decisions: Readonly<Record<QueueName, readonly Decision[]>> = {
  deposits: ofMoney,
  withdrawals: ofMoney,
  identities: [
    ['a', 'verify'],
    ['r', 'again'],
  ],
  feedback: [['a', 'reply']],
}

export function KeyLine({ queue }: { queue: QueueName }) {
  const text = useText<TextKey>()
  const keys: readonly (readonly [readonly string[], string])[] = [
    [['j', 'k'], text('queues.key.move')],
    [['Enter'], text('queues.key.open')],
    [['t'], text('queues.key.take')],
    ...decisions[queue].map(([key, action]) => [[key], text(`queues.action.${action}`)] as const),
    [['/'], text('queues.key.search')],
    [['Esc'], text('ui.close')],
  ]
  return (
    <ul className={styles.keys} aria-label={text('queues.keys')}>
      {keys.map(([all, what]) => (
        <li key={what} className={styles.key}>
          {all.map((key) => (
            <kbd key={key} className={styles.kbd}>
              {key}
            </kbd>
          ))}
          {what}
        </li>
      ))}
    </ul>
  )
}
