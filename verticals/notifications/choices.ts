/** What members chose: for each group whether it is in the list, pushed and mailed; quiet hours and their time zone. */
import type { MemberId } from '@evenkeel/kernel'
import type { MailChoice, NotificationGroup } from '@evenkeel/wire'
import { notificationGroups } from '@evenkeel/wire'
import type { Tables } from '@evenkeel/wire/server'
import type { QuietHours } from './quiet.ts'

export type Ways = { readonly app: boolean; readonly push: boolean; readonly mail: MailChoice }

export type Choice = {
  readonly ways: Readonly<Record<NotificationGroup, Ways>>
  /** Amounts and prices may stand on the lock screen. */
  readonly showsDetails: boolean
  readonly quiet: QuietHours | undefined
  readonly zone: string
}

const usual = (mail: MailChoice): Ways => ({ app: true, push: true, mail })

export const usualChoice: Choice = {
  ways: {
    security: usual('now'),
    risk: usual('now'),
    trading: usual('off'),
    assets: usual('now'),
    earn: usual('digest'),
    nft: usual('digest'),
    prices: usual('off'),
    support: usual('now'),
  },
  showsDetails: false,
  quiet: undefined,
  zone: 'UTC',
}

/** NC6: what guards an account is always in the list and always mailed. */
export const isFixed = (group: NotificationGroup): boolean => group === 'security'
/** NC8: what cannot wait is told in quiet hours, too. */
export const isUrgent = (group: NotificationGroup): boolean =>
  group === 'security' || group === 'risk'

export type Choices = {
  of(member: MemberId): Promise<Choice>
  ofAll(members: readonly MemberId[]): Promise<(member: MemberId) => Choice>
  set(member: MemberId, choice: Choice): Promise<void>
}

type Row = {
  member: number
  ways: string
  shows_details: boolean
  quiet_from: number | null
  quiet_to: number | null
  zone: string
}

export function createChoices(tables: Tables): Choices {
  async function ofAll(members: readonly MemberId[]) {
    const rows = await tables.rows<Row>(
      `select member::float8 as member, ways, shows_details, quiet_from, quiet_to, zone
       from notification_choice where member = any($1::bigint[])`,
      [[...new Set(members)]],
    )
    const known = new Map(rows.map((row) => [row.member, choiceIn(row)]))
    return (member: MemberId) => known.get(member) ?? usualChoice
  }
  return {
    ofAll,
    of: async (member) => (await ofAll([member]))(member),
    async set(member, { ways, showsDetails, quiet, zone }) {
      await tables.rows(
        `insert into notification_choice (member, ways, shows_details, quiet_from, quiet_to, zone)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (member) do update set ways = excluded.ways,
           shows_details = excluded.shows_details, quiet_from = excluded.quiet_from,
           quiet_to = excluded.quiet_to, zone = excluded.zone`,
        [member, JSON.stringify(ways), showsDetails, quiet?.from ?? null, quiet?.to ?? null, zone],
      )
    },
  }
}

/** A group that is newer than the choice has its usual ways. */
function choiceIn(row: Row): Choice {
  const kept = JSON.parse(row.ways) as Partial<Choice['ways']>
  const ways = Object.fromEntries(
    notificationGroups.map((group) => [group, kept[group] ?? usualChoice.ways[group]]),
  ) as Choice['ways']
  const { quiet_from: from, quiet_to: to, zone, shows_details: showsDetails } = row
  return {
    ways,
    showsDetails,
    zone,
    quiet: from === null || to === null ? undefined : { from, to },
  }
}
