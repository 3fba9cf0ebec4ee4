/** Charity: all projects, how far each has come, and one's own donations. */
import {
  Button,
  dayOf,
  EmptyState,
  ErrorState,
  Icon,
  Money,
  Screen,
  Skeleton,
  SkeletonCard,
  Tabs,
  useCall,
  useChannel,
  useFormat,
  usePlace,
  useSession,
  useText,
} from '@evenkeel/ui'
import { useLeft } from '@evenkeel/ui/data/useLeft.ts'
import { useNews } from '@evenkeel/ui/data/useNews.ts'
import type { AnyCall } from '@evenkeel/wire'
import { useState } from 'react'
import { charityChannel, getProjects, getTotals } from '../contract/index.ts'
import { Cover } from './Cover.tsx'
import styles from './DonationScreen.module.css'
import { MyDonations } from './MyDonations.tsx'
import { Progress } from './Progress.tsx'
import { type Project, ProjectBadges } from './ProjectBadges.tsx'
import type { TextKey } from './textKey.ts'

type Shown = 'all' | 'ongoing' | 'ended'

export default function DonationScreen() {
  const text = useText<TextKey>()
  const { signedIn, demo } = useSession()
  const { query } = usePlace()
  const projects = useCall(getProjects)
  const totals = useCall(getTotals)
  const [shown, setShown] = useLeft<Shown>('shown', 'all')
  // The bill leads to one's own donations.
  const [mine, setMine] = useState(signedIn && !demo && query.has('mine'))
  const { data, error, reload } = projects
  useFigures(projects, totals)
  function retry() {
    reload()
    totals.reload()
  }
  const rows = data?.projects.filter(({ status }) => shown === 'all' || status === shown)
  return (
    <Screen title={text('charity.title')} reads={[projects, totals]}>
      <section className={styles.totals}>
        <p className={styles.label}>{text('charity.raisedTotal')}</p>
        <p className={styles.sum}>
          {totals.data !== undefined ? (
            <Money value={totals.data.raised} asset="USDT" strong />
          ) : totals.error !== undefined ? (
            '–'
          ) : (
            <Skeleton width={120} tall />
          )}
        </p>
        <div className={styles.ways}>
          <a className={styles.way} href="#/charity">
            {text('charity.about')}
            <Icon name="next" size="small" />
          </a>
          {signedIn && !demo && (
            <Button look="quiet" size="small" onClick={() => setMine(true)}>
              {text('charity.mine')}
            </Button>
          )}
        </div>
      </section>
      <div className={styles.tabs}>
        <Tabs
          label={text('charity.projects')}
          look="pill"
          value={shown}
          tabs={[
            { id: 'all', label: text('charity.all') },
            { id: 'ongoing', label: text('charity.ongoing') },
            { id: 'ended', label: text('charity.ended') },
          ]}
          onChange={setShown}
        />
      </div>
      {data === undefined && error !== undefined && <ErrorState error={error} onRetry={retry} />}
      {data === undefined && error === undefined && <SkeletonCard />}
      {rows?.length === 0 && <EmptyState icon="charity">{text('charity.empty')}</EmptyState>}
      <ul className={styles.cards}>
        {rows?.map((project) => (
          <li key={project.id}>
            <Card project={project} />
          </li>
        ))}
      </ul>
      <MyDonations open={mine} onClose={() => setMine(false)} />
    </Screen>
  )
}

type Read<C extends AnyCall> = ReturnType<typeof useCall<C>>

/** What is told shows at once; one that is new, or that has ended, may stand elsewhere. */
function useFigures(projects: Read<typeof getProjects>, totals: Read<typeof getTotals>) {
  useChannel(charityChannel, ({ raised, projects: told }) => {
    totals.update((known) => ({ ...known, raised }))
    projects.update((known) => ({
      projects: known.projects.map((one) => ({ ...one, ...told.find(({ id }) => id === one.id) })),
    }))
  })
  const isKnown = (id: string) => projects.data?.projects.some((one) => one.id === id) === true
  useNews(
    charityChannel,
    ({ projects: told }) => told.some(({ id, status }) => status === 'ended' || !isKnown(id)),
    projects.refresh,
  )
}

function Card({ project }: { project: Project }) {
  const text = useText<TextKey>()
  const format = useFormat()
  const { id, slug, title, summary, participants, status, ends_at, ended_at } = project
  return (
    <a className={styles.card} href={`#/donationInfo?id=${id}`}>
      <Cover slug={slug} />
      <div className={styles.words}>
        <ProjectBadges {...project} />
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.summary}>{summary}</p>
        <Progress raised={project.raised} goal={project.goal} />
        <p className={styles.foot}>
          <span>
            {text('charity.participants')} {participants}
          </span>
          <span>
            {text(status === 'ended' ? 'charity.endedOn' : 'charity.ends')}{' '}
            {format.day(dayOf(status === 'ended' ? (ended_at ?? ends_at) : ends_at))}
          </span>
        </p>
      </div>
    </a>
  )
}
