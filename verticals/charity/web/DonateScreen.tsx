/** Giving to a project: how much, of what, who gives it, and the receipt. */
import {
  Button,
  EmptyState,
  ErrorState,
  Icon,
  Money,
  Screen,
  SkeletonCard,
  useDownload,
  usePlace,
  useText,
} from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import { useState } from 'react'
import { type donate, getReceipt } from '../contract/index.ts'
import { DonateForm } from './DonateForm.tsx'
import styles from './DonateScreen.module.css'
import type { TextKey } from './textKey.ts'
import { useLiveProject } from './useLiveProject.ts'
import { useLiveTerms } from './useLiveTerms.ts'

type Given = Answer<typeof donate>

export default function DonateScreen() {
  const text = useText<TextKey>()
  const { query } = usePlace()
  const project = query.get('project')
  if (project !== null) return <Giving project={project} />
  return (
    <Screen title={text('charity.donateNow')}>
      <EmptyState icon="charity" action={<ToList />}>
        {text('refusal.projectDoesNotExist')}
      </EmptyState>
    </Screen>
  )
}

function ToList() {
  const text = useText<TextKey>()
  const { go } = usePlace()
  return (
    <Button look="quiet" size="medium" onClick={() => go('/donation')}>
      {text('charity.toList')}
    </Button>
  )
}

function Giving({ project }: { project: string }) {
  const text = useText<TextKey>()
  const page = useLiveProject(project)
  const terms = useLiveTerms()
  const [given, setGiven] = useState<Given>()
  const error = page.error ?? terms.error
  const isRead = page.data !== undefined && terms.data !== undefined
  return (
    <Screen title={text('charity.donateNow')}>
      {!isRead && error !== undefined && (
        <ErrorState
          error={error}
          onRetry={() => {
            page.reload()
            terms.reload()
          }}
        />
      )}
      {!isRead && error === undefined && <SkeletonCard />}
      {given !== undefined && <Thanks given={given} project={project} />}
      {given === undefined && page.data?.project.status === 'ended' && (
        <EmptyState icon="charity" action={<ToList />}>
          {text('refusal.fundraisingEnded')}
        </EmptyState>
      )}
      {given === undefined &&
        page.data?.project.status === 'ongoing' &&
        terms.data !== undefined && (
          <DonateForm project={page.data.project} terms={terms.data} onGiven={setGiven} />
        )}
    </Screen>
  )
}

function Thanks({ given, project }: { given: Given; project: string }) {
  const text = useText<TextKey>()
  const { go } = usePlace()
  const save = useDownload(getReceipt)
  return (
    <section className={styles.thanks} role="status">
      <span className={styles.mark}>
        <Icon name="success" />
      </span>
      <h2 className={styles.title}>{text('charity.thanks')}</h2>
      <p>
        <Money value={given.amount} asset={given.asset} strong exact />
      </p>
      <p className={styles.hint}>{text('charity.thanksHint')}</p>
      <Button busy={save.busy} onClick={() => void save({ id: given.id })}>
        {text('charity.download')}
      </Button>
      <Button look="quiet" onClick={() => go(`/donationInfo?id=${project}`)}>
        {text('charity.toProject')}
      </Button>
    </section>
  )
}
