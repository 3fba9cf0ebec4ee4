/** The proposals that are open: what would change, who wants it, and until when another can approve it. */
import { Badge, Countdown, useText, When } from '@evenkeel/ui'
import { Age, type Column, DataTable, DetailPane } from '@evenkeel/ui/desk'
import { useMemo, useState } from 'react'
import { ProposalDetail } from './ProposalDetail.tsx'
import styles from './Terms.module.css'
import { type Group, type Proposal, useSubjectName, useTermWords } from './termWords.ts'
import type { TextKey } from './textKey.ts'

type Props = {
  readonly groups: readonly Group[]
  readonly proposals: readonly Proposal[] | undefined
  readonly error: Error | undefined
  onChanged(): void
}

export function Proposals({ groups, proposals, error, onChanged }: Props) {
  const text = useText<TextKey>()
  const columns = useColumns()
  const titleOf = useTitle()
  const [opened, setOpened] = useState<string>()
  const one = proposals?.find(({ id }) => id === opened)
  return (
    <DetailPane
      list={
        <DataTable
          name="proposals"
          label={text('terms.proposals')}
          columns={columns}
          rows={proposals}
          error={error}
          empty={text('terms.noProposals')}
          tools={<h2 className={styles.title}>{text('terms.proposals')}</h2>}
          open={opened}
          idOf={({ id }) => id}
          onOpen={({ id }) => setOpened(id)}
          onRetry={onChanged}
        />
      }
      detail={
        one && {
          title: titleOf(one),
          body: (
            <ProposalDetail
              key={one.id}
              proposal={one}
              title={titleOf(one)}
              fields={groups.find(({ name }) => name === one.group)?.fields ?? []}
              onChanged={onChanged}
            />
          ),
        }
      }
      onClose={() => setOpened(undefined)}
    />
  )
}

function useTitle(): (proposal: Proposal) => string {
  const text = useText<TextKey>()
  const { named } = useTermWords()
  const subjectNamed = useSubjectName()
  return ({ group, subject }) =>
    group === undefined || subject === undefined
      ? text('terms.unknown')
      : `${named(group)} · ${subjectNamed(group, subject)}`
}

/** What has become of it: one that nobody can approve any more does not look like one that waits. */
function stateOf({ is_outdated: isOutdated, approved_by: by }: Proposal) {
  if (isOutdated) return 'outdated'
  return by === undefined ? 'open' : 'approved'
}

const tones = { outdated: 'neutral', open: 'accent', approved: 'up' } as const

function State({ proposal }: { proposal: Proposal }) {
  const text = useText<TextKey>()
  const state = stateOf(proposal)
  return (
    <Badge look="tag" tone={tones[state]}>
      {text(`terms.state.${state}`)}
    </Badge>
  )
}

function useColumns(): readonly Column<Proposal>[] {
  const text = useText<TextKey>()
  const { named } = useTermWords()
  const subjectNamed = useSubjectName()
  return useMemo(
    () => [
      {
        id: 'subject',
        head: text('terms.proposal'),
        shown: 'always',
        cell: ({ group, subject }) =>
          group === undefined || subject === undefined
            ? text('terms.unknown')
            : `${named(group)} · ${subjectNamed(group, subject)}`,
      },
      {
        id: 'by',
        head: text('terms.by'),
        cell: ({ by, is_own: isOwn }) => (isOwn ? text('terms.you', { name: by ?? '' }) : by),
        sortBy: ({ by }) => by ?? '',
      },
      {
        id: 'state',
        head: text('terms.state'),
        cell: (proposal) => <State proposal={proposal} />,
        sortBy: (proposal) => stateOf(proposal),
      },
      {
        id: 'at',
        head: text('terms.at'),
        cell: ({ at }) => <When at={at} />,
        sortBy: ({ at }) => at,
      },
      {
        id: 'age',
        head: text('terms.age'),
        align: 'end',
        cell: ({ at }) => <Age since={at} />,
        sortBy: ({ at }) => -at,
      },
      {
        id: 'expires',
        head: text('terms.expires'),
        align: 'end',
        cell: ({ expires_at: until }) => <Countdown until={until} />,
        sortBy: ({ expires_at: until }) => until,
      },
    ],
    [text, named, subjectNamed],
  )
}
