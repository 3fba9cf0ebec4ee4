/** A project: its story, its news, who gave, and where the money went. */
import {
  Button,
  Caution,
  Details,
  dayOf,
  EmptyState,
  ErrorState,
  Money,
  Screen,
  SkeletonCard,
  TabPanel,
  Tabs,
  useFormat,
  usePlace,
  useText,
  When,
} from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import { useState } from 'react'
import type { getProject } from '../contract/index.ts'
import { Cover } from './Cover.tsx'
import { Donors } from './Donors.tsx'
import { Payouts } from './Payouts.tsx'
import { Progress } from './Progress.tsx'
import { ProjectBadges } from './ProjectBadges.tsx'
import styles from './ProjectScreen.module.css'
import type { TextKey } from './textKey.ts'
import { useLiveProject } from './useLiveProject.ts'

export type ProjectPage = Answer<typeof getProject>
type Part = 'story' | 'updates' | 'donors' | 'money'

export default function ProjectScreen() {
  const text = useText<TextKey>()
  const { query, go } = usePlace()
  const id = query.get('id')
  if (id === null)
    return (
      <Screen title={text('charity.title')}>
        <EmptyState
          icon="charity"
          action={
            <Button look="quiet" onClick={() => go('/donation')}>
              {text('charity.toList')}
            </Button>
          }
        >
          {text('refusal.projectDoesNotExist')}
        </EmptyState>
      </Screen>
    )
  return <Read id={id} />
}

function Read({ id }: { id: string }) {
  const text = useText<TextKey>()
  const read = useLiveProject(id)
  const { data, error, reload } = read
  return (
    <Screen title={text('charity.title')} reads={[read]}>
      {data === undefined && error !== undefined && <ErrorState error={error} onRetry={reload} />}
      {data === undefined && error === undefined && <SkeletonCard />}
      {data !== undefined && <Whole page={data} />}
    </Screen>
  )
}

function Whole({ page }: { page: ProjectPage }) {
  const text = useText<TextKey>()
  const { go } = usePlace()
  const format = useFormat()
  const [part, setPart] = useState<Part>('story')
  const { project } = page
  const { id, slug, title, summary, status, ends_at, ended_at } = project
  const isOver = status === 'ended'
  return (
    <>
      <Cover slug={slug} size="page" />
      <div className={styles.head}>
        <ProjectBadges {...project} />
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.summary}>{summary}</p>
        {project.is_example && <Caution>{text('charity.exampleHint')}</Caution>}
        <Progress raised={project.raised} goal={project.goal} />
        <Details
          rows={[
            { label: text('charity.participants'), value: project.participants },
            { label: text('charity.donations'), value: project.donations },
            {
              label: text(isOver ? 'charity.endedOn' : 'charity.ends'),
              value: format.day(dayOf(isOver ? (ended_at ?? ends_at) : ends_at)),
            },
          ]}
        />
        <Button disabled={isOver} onClick={() => go(`/donateStart?project=${id}`)}>
          {text(isOver ? 'charity.ended' : 'charity.donateNow')}
        </Button>
      </div>
      <Tabs
        name="project"
        label={title}
        value={part}
        tabs={[
          { id: 'story', label: text('charity.story') },
          { id: 'updates', label: text('charity.updates') },
          { id: 'donors', label: text('charity.donors') },
          { id: 'money', label: text('charity.money') },
        ]}
        onChange={setPart}
      />
      <TabPanel name="project" value={part}>
        {part === 'story' && <Story page={page} />}
        {part === 'updates' && <Updates page={page} />}
        {part === 'donors' && <Donors project={id} />}
        {part === 'money' && <Payouts page={page} />}
      </TabPanel>
    </>
  )
}

function Story({ page: { story, partners, project } }: { page: ProjectPage }) {
  const text = useText<TextKey>()
  return (
    <div className={styles.part}>
      <p className={styles.story}>{story}</p>
      {project.takes_royalties && <p className={styles.note}>{text('charity.takesRoyalties')}</p>}
      {partners.length > 0 && (
        <>
          <h3 className={styles.subtitle}>{text('charity.partners')}</h3>
          <ul className={styles.partners}>
            {partners.map(({ name, link }) => (
              <li key={name}>
                {link === undefined ? (
                  name
                ) : (
                  <a href={link} target="_blank" rel="noreferrer noopener">
                    {name}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function Updates({ page: { updates } }: { page: ProjectPage }) {
  const text = useText<TextKey>()
  if (updates.length === 0) return <EmptyState>{text('charity.noUpdates')}</EmptyState>
  return (
    <ul className={styles.part}>
      {updates.map(({ at, title, body }) => (
        <li key={`${at} ${title}`} className={styles.update}>
          <p className={styles.note}>
            <When at={at} />
          </p>
          <h3 className={styles.subtitle}>{title}</h3>
          <p className={styles.story}>{body}</p>
        </li>
      ))}
    </ul>
  )
}

/** What a coin came to, in three figures. */
export function CoinSums({ asset, given, paid, held }: ProjectPage['coins'][number]) {
  const text = useText<TextKey>()
  const money = (value: string) => <Money value={value} asset={asset} exact />
  return (
    <Details
      rows={[
        { label: text('charity.given'), value: money(given) },
        { label: text('charity.paid'), value: money(paid) },
        { label: text('charity.held'), value: money(held) },
      ]}
    />
  )
}
