/** Inviting friends: the code, its link and picture, what it brings, and whom it brought. */
import {
  Button,
  CopyButton,
  EmptyState,
  ErrorState,
  InfiniteList,
  ListRow,
  Money,
  QrCode,
  Screen,
  Section,
  SkeletonCard,
  SkeletonRows,
  useCall,
  usePages,
  useText,
  useToast,
  When,
} from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import { getInvite, getInvited } from '../../contract/index.ts'
import type en from '../../text/en.ts'
import { inviteLink } from './inviteLink.ts'
import styles from './ShareScreen.module.css'

export default function ShareScreen() {
  const text = useText<keyof typeof en>()
  const read = useCall(getInvite)
  const invited = usePages(getInvited)
  const { data, error, reload } = read
  return (
    <Screen title={text('members.invite')} reads={[read, invited]}>
      {data === undefined && error !== undefined && <ErrorState error={error} onRetry={reload} />}
      {data === undefined && error === undefined && <SkeletonCard />}
      {data !== undefined && <Card invite={data} />}
      <Section title={text('members.invitedList')}>
        {invited.rows === undefined && invited.error !== undefined && (
          <ErrorState error={invited.error} onRetry={invited.reload} />
        )}
        {invited.rows === undefined && invited.error === undefined && (
          <SkeletonRows count={3} mark={false} />
        )}
        {invited.rows?.length === 0 && (
          <EmptyState icon="gift">{text('members.nobodyInvited')}</EmptyState>
        )}
        {(invited.rows?.length ?? 0) > 0 && (
          <InfiniteList
            label={text('members.invitedList')}
            rows={invited.rows ?? []}
            more={invited.more}
            loading={invited.loadingMore}
            failed={invited.moreFailed}
            keyOf={({ id }) => id}
            onMore={invited.loadMore}
          >
            {({ account, joined_at, is_verified, earned }) => (
              <ListRow
                title={account}
                detail={<When at={joined_at} />}
                value={<Earned earned={earned} />}
                valueDetail={is_verified ? undefined : text('members.unverified')}
              />
            )}
          </InfiniteList>
        )}
      </Section>
    </Screen>
  )
}

type Invite = Answer<typeof getInvite>

function Card({ invite }: { invite: Invite }) {
  const text = useText<keyof typeof en>()
  const toast = useToast()
  const { invite_code: code, invited, earned, share_bps, days, is_verified } = invite
  const link = inviteLink(location, code)

  /** The phone's own sheet where there is one; else the link is copied. */
  async function share() {
    if (await wasShared(link)) return
    await navigator.clipboard.writeText(link).then(
      () => toast(text('ui.copied'), 'success'),
      () => toast(text('ui.copyFailed'), 'failure'),
    )
  }

  return (
    <div className={styles.card}>
      <h2 className={styles.heading}>
        {text('members.inviteTitle', { share: share_bps / 100, days })}
      </h2>
      <p className={styles.hint}>
        {text('members.inviteHint')} {text('members.inviteVerified')}
      </p>
      {!is_verified && (
        <div className={styles.ways}>
          <ListRow
            chevron
            icon="identity"
            title={text('members.inviteVerifyFirst')}
            path="/identity"
          />
        </div>
      )}
      <div className={styles.ways}>
        <div className={styles.code}>
          <div className={styles.square}>
            <QrCode bare value={link} label={text('members.inviteQr')} />
          </div>
          <div className={styles.words}>
            <p className={styles.label}>{text('members.inviteCode')}</p>
            <p className={styles.own}>
              {code}
              <CopyButton value={code} label={text('members.copyInviteCode')} />
            </p>
          </div>
        </div>
        <div className={styles.link}>
          <div className={styles.words}>
            <p className={styles.label}>{text('members.inviteLink')}</p>
            <p className={styles.address}>{inParts(link)}</p>
          </div>
          <CopyButton value={link} label={text('members.copyInviteLink')} />
        </div>
      </div>
      <Button onClick={() => void share()}>{text('members.shareLink')}</Button>
      <dl className={styles.figures}>
        <div>
          <dt>{text('members.invited')}</dt>
          <dd>{invited}</dd>
        </div>
        <div>
          <dt>{text('members.earned')}</dt>
          <dd>
            <Earned earned={earned} />
          </dd>
        </div>
      </dl>
    </div>
  )
}

/** Whoever closes the phone's sheet wanted no more; a browser that has none, or does not open it, shared nothing. */
async function wasShared(url: string): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false
  try {
    await navigator.share({ title: 'Evenkeel', url })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/** A link as it is read, which goes on in another line after a slash only. */
function inParts(link: string) {
  const [, ...parts] = link.split(/(?<=\/)(?=[^/])/)
  return parts.map((part) => <span key={part}>{part}</span>)
}

function Earned({ earned }: { earned: Invite['earned'] }) {
  if (earned.length === 0) return '–'
  return (
    <span className={styles.earned}>
      {earned.map(({ asset, amount }) => (
        <Money key={asset} value={amount} asset={asset} />
      ))}
    </span>
  )
}
