/** Charity: all projects, the one that is open, and payouts that wait for a second operator. */
import { Badge, Button, Figure, useCall, useText, When } from '@evenkeel/ui'
import { type Column, OpeningTable, Page, rankOf, useFollow } from '@evenkeel/ui/desk'
import type { Answer } from '@evenkeel/wire'
import { useMemo, useState } from 'react'
import { getCharity } from '../contract/console.ts'
import styles from './charity.module.css'
import { OpenDialog } from './OpenDialog.tsx'
import { PayoutsPanel } from './PayoutsPanel.tsx'
import { ProjectDetail } from './ProjectDetail.tsx'
import { ProposeDialog } from './ProposeDialog.tsx'
import type { TextKey } from './textKey.ts'

export type Overview = Answer<typeof getCharity>
export type ProjectRow = Overview['projects'][number]

export default function CharityPage() {
  const text = useText<TextKey>()
  const { data, error, reload } = useCall(getCharity)
  useFollow(['charity', 'operators'], reload)
  const [opened, setOpened] = useState<string>()
  const [dialog, setDialog] = useState<'open' | 'propose'>()
  const columns = useColumns()
  const project = data?.projects.find(({ id }) => id === opened)
  const close = () => setDialog(undefined)
  return (
    <Page
      title={text('charityDesk.name')}
      hint={text('charityDesk.hint')}
      actions={
        <div className={styles.actions}>
          <Button look="quiet" size="medium" onClick={() => setDialog('open')}>
            {text('charityDesk.open')}
          </Button>
          <Button look="quiet" size="medium" onClick={() => setDialog('propose')}>
            {text('charityDesk.propose')}
          </Button>
        </div>
      }
    >
      <OpeningTable
        name="charity"
        label={text('charityDesk.name')}
        columns={columns}
        rows={data?.projects}
        error={error}
        opened={opened}
        detail={
          project && {
            title: project.title,
            body: <ProjectDetail key={project.id} project={project} onDone={reload} />,
          }
        }
        idOf={({ id }) => id}
        onOpened={setOpened}
        onRetry={reload}
      />
      <PayoutsPanel overview={data} onDone={reload} />
      <OpenDialog open={dialog === 'open'} onDone={reload} onClose={close} />
      <ProposeDialog open={dialog === 'propose'} overview={data} onDone={reload} onClose={close} />
    </Page>
  )
}

function useColumns(): readonly Column<ProjectRow>[] {
  const text = useText<TextKey>()
  return useMemo(
    () => [
      {
        id: 'project',
        head: text('charityDesk.project'),
        shown: 'always',
        cell: ({ title }) => <span className={styles.name}>{title}</span>,
      },
      {
        id: 'status',
        head: text('charityDesk.status'),
        cell: ({ ended_at }) => (
          <Badge tone={ended_at === undefined ? 'up' : 'neutral'} look="tag">
            {text(ended_at === undefined ? 'charityDesk.ongoing' : 'charityDesk.ended')}
          </Badge>
        ),
      },
      {
        id: 'priority',
        shown: 'alone',
        head: text('charityDesk.priority'),
        cell: ({ priority }) => text(`charityDesk.${priority}`),
      },
      {
        id: 'raised',
        head: text('charityDesk.raised'),
        align: 'end',
        sortBy: ({ raised }) => rankOf(raised),
        cell: ({ raised }) => <Figure value={raised} />,
      },
      {
        id: 'goal',
        head: text('charityDesk.goal'),
        align: 'end',
        sortBy: ({ goal }) => rankOf(goal),
        cell: ({ goal }) => <Figure value={goal} />,
      },
      {
        id: 'participants',
        shown: 'alone',
        head: text('charityDesk.participants'),
        align: 'end',
        sortBy: ({ participants }) => participants,
        cell: ({ participants }) => participants,
      },
      {
        id: 'ends',
        shown: 'alone',
        head: text('charityDesk.ends'),
        sortBy: ({ ends_at }) => ends_at,
        cell: ({ ends_at, ended_at }) => <When at={ended_at ?? ends_at} />,
      },
    ],
    [text],
  )
}
