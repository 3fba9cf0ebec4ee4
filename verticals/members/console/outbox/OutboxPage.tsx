/** The outbox of a sandbox: the messages that it would have sent. */
import { useCall, useText, When } from '@evenkeel/ui'
import { type Column, DataTable, DetailPane, Page, useFollow } from '@evenkeel/ui/desk'
import type { Answer } from '@evenkeel/wire'
import { useMemo, useState } from 'react'
import { getOutbox } from '../../contract/console.ts'
import styles from '../MemberPage.module.css'
import type names from '../names/text/en.ts'
import type en from './text/en.ts'

type TextKey = keyof typeof en | keyof typeof names
type Row = Answer<typeof getOutbox>['messages'][number]

const idOf = ({ at, to }: Row) => `${at} ${to}`

export default function OutboxPage() {
  const text = useText<TextKey>()
  const { data, error, reload } = useCall(getOutbox)
  useFollow(['outbox'], reload)
  const [opened, setOpened] = useState<string>()
  const columns = useColumns()
  const one = data?.messages.find((message) => idOf(message) === opened)
  return (
    <Page title={text('memberDesk.outbox')} hint={text('outbox.hint')}>
      <DetailPane
        list={
          <DataTable
            name="outbox"
            label={text('memberDesk.outbox')}
            columns={columns}
            rows={data?.messages}
            error={error}
            empty={text('outbox.none')}
            open={opened}
            idOf={idOf}
            onOpen={(message) => setOpened(idOf(message))}
            onRetry={reload}
          />
        }
        detail={
          one && {
            title: one.subject ?? one.to,
            body: <p className={styles.text}>{one.text}</p>,
          }
        }
        onClose={() => setOpened(undefined)}
      />
    </Page>
  )
}

function useColumns(): readonly Column<Row>[] {
  const text = useText<TextKey>()
  return useMemo(
    () => [
      {
        id: 'at',
        head: text('outbox.at'),
        shown: 'always',
        cell: ({ at }) => <When at={at} />,
        sortBy: ({ at }) => at,
      },
      {
        id: 'to',
        head: text('outbox.to'),
        shown: 'always',
        cell: ({ to }) => to,
        sortBy: ({ to }) => to,
      },
      {
        id: 'message',
        head: text('outbox.message'),
        cell: ({ subject, text: said }) => subject ?? said,
      },
    ],
    [text],
  )
}
