/** What one operator has stated about money and another has to state too: on the page, and where it is stated again. */
import { Button, Countdown, useMoney, useText, When } from '@evenkeel/ui'
import { type Column, DataTable, Panel } from '@evenkeel/ui/desk'
import type { Answer } from '@evenkeel/wire'
import { useCallback, useMemo } from 'react'
import { chainTitles } from '../../contract/chainTitles.ts'
import type { getMoney } from '../../contract/console.ts'
import { useAccountName } from '../accounts.ts'
import type { TextKey } from '../textKey.ts'
import styles from './money.module.css'

export type Stated = Answer<typeof getMoney>['stated'][number]
type Kind = Stated['kind']

/** The dialog that it was stated in. */
export const dialogOf = {
  reserves: 'attest',
  credit: 'credit',
  treasury: 'fund',
  allot: 'move',
  takeBack: 'move',
} as const satisfies Readonly<Record<Kind, string>>

const titles = {
  reserves: 'money.attest',
  credit: 'money.credit',
  treasury: 'money.fund',
  allot: 'money.moveFunds',
  takeBack: 'money.moveFunds',
} as const satisfies Readonly<Record<Kind, TextKey>>

type PanelProps = {
  readonly stated: readonly Stated[]
  onRepeat(kind: Kind): void
}

export function StatedPanel({ stated, onRepeat }: PanelProps) {
  const text = useText<TextKey>()
  const columns = useColumns(onRepeat)
  if (stated.length === 0) return null
  return (
    <Panel flush title={text('money.waiting')}>
      <DataTable
        name="stated"
        label={text('money.waiting')}
        columns={columns}
        rows={stated}
        idOf={keyOf}
      />
    </Panel>
  )
}

/** What can be stated again in an open dialog; its figures are typed, not taken over. */
export function StatedLines({ stated }: { stated: readonly Stated[] }) {
  const text = useText<TextKey>()
  const aboutOf = useAbout()
  const money = useMoney()
  if (stated.length === 0) return null
  return (
    <ul className={styles.stated} aria-label={text('money.waiting')}>
      {stated.map((one) => (
        <li key={keyOf(one)}>
          {text(one.is_own ? 'money.statedByYou' : 'money.statedBy', { name: one.by })}{' '}
          <When at={one.at} />:{' '}
          <strong className={styles.figures}>
            {money(one.amount, { exact: true })} {one.asset}
          </strong>
          , {aboutOf(one)}
          {one.transaction !== undefined && (
            <span className={styles.transaction}>{one.transaction}</span>
          )}
          {one.reason !== undefined && <span className={styles.why}>{one.reason}</span>}
        </li>
      ))}
    </ul>
  )
}

const keyOf = ({ kind, asset, chain, house, at }: Stated) =>
  `${kind} ${asset} ${chain ?? house} ${at}`

/** Where it is, or between which accounts it goes, and whose it will be. */
function useAbout(): (stated: Stated) => string {
  const text = useText<TextKey>()
  const nameOf = useAccountName()
  return useCallback(
    ({ kind, chain, house, member }) => {
      if (house !== undefined)
        return `${text(kind === 'allot' ? 'money.out' : 'money.back')}, ${nameOf(`house:${house}`)}`
      const place = chain === undefined ? '' : chainTitles[chain]
      return member === undefined ? place : `${place}, ${text('money.member', { uid: member })}`
    },
    [text, nameOf],
  )
}

function Who({ stated: { by, at, is_own: isOwn } }: { stated: Stated }) {
  const text = useText<TextKey>()
  return (
    <span className={styles.what}>
      {isOwn ? text('money.you', { name: by }) : by}
      <small>
        <When at={at} />
      </small>
    </span>
  )
}

function useColumns(onRepeat: PanelProps['onRepeat']): readonly Column<Stated>[] {
  const text = useText<TextKey>()
  const money = useMoney()
  const aboutOf = useAbout()
  return useMemo(
    () => [
      {
        id: 'what',
        head: text('money.what'),
        shown: 'always',
        cell: (one) => (
          <span className={styles.what}>
            {text(titles[one.kind])}
            <small>{aboutOf(one)}</small>
          </span>
        ),
      },
      {
        id: 'amount',
        shown: 'always',
        head: text('transfer.amount'),
        align: 'end',
        cell: ({ amount, asset }) => (
          <span className={styles.oneLine}>
            {money(amount, { exact: true })} {asset}
          </span>
        ),
      },
      {
        id: 'reason',
        head: text('desk.reason'),
        shown: 'always',
        cell: ({ reason }) => reason ?? '–',
      },
      {
        id: 'by',
        shown: 'always',
        head: text('money.statedWho'),
        cell: (one) => <Who stated={one} />,
      },
      {
        id: 'expires',
        shown: 'always',
        head: text('money.expires'),
        align: 'end',
        cell: ({ expires_at: until }) => <Countdown until={until} />,
      },
      {
        id: 'repeat',
        head: text('money.second'),
        align: 'end',
        shown: 'always',
        cell: ({ kind, is_own: isOwn }) =>
          isOwn ? (
            text('money.byAnother')
          ) : (
            <span className={styles.oneLine}>
              <Button look="quiet" size="medium" onClick={() => onRepeat(kind)}>
                {text('money.stateSame')}
              </Button>
            </span>
          ),
      },
    ],
    [text, money, aboutOf, onRepeat],
  )
}
