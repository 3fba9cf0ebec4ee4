/** Notices: all of them in a list, and beside it the one that is written or published. */
import {
  Badge,
  Button,
  Checkbox,
  Fields,
  TextField,
  useCall,
  useChange,
  useText,
  useToast,
  When,
} from '@evenkeel/ui'
import { type Column, DataTable, DetailPane, Page, useFollow } from '@evenkeel/ui/desk'
import type { Answer } from '@evenkeel/wire'
import { useMemo, useState } from 'react'
import { getNoticeDrafts, publishNotice, saveNotice, unpublishNotice } from '../contract/console.ts'
import styles from './desk.module.css'
import { isOfTexts, TextsEditor, textsOf, useTitle, writtenIn } from './TextsEditor.tsx'
import type { TextKey } from './textKey.ts'

type Row = Answer<typeof getNoticeDrafts>['notices'][number]
const NEW = 'new'
const tones = { draft: 'neutral', scheduled: 'accent', published: 'up' } as const

export default function NoticesPage() {
  const text = useText<TextKey>()
  const { data, error, reload } = useCall(getNoticeDrafts)
  useFollow(['notices'], reload)
  const [opened, setOpened] = useState<string>()
  const columns = useColumns()
  const titleOf = useTitle()
  const notice = data?.notices.find(({ id }) => id === opened)
  return (
    <Page
      title={text('supportDesk.notices')}
      hint={text('supportDesk.noticesHint')}
      actions={
        <Button look="quiet" size="medium" onClick={() => setOpened(NEW)}>
          {text('supportDesk.newNotice')}
        </Button>
      }
    >
      <DetailPane
        list={
          <DataTable
            name="notices"
            label={text('supportDesk.notices')}
            columns={columns}
            rows={data?.notices}
            error={error}
            empty={text('supportDesk.noNotices')}
            open={opened}
            idOf={({ id }) => id}
            onOpen={({ id }) => setOpened(id)}
            onRetry={reload}
          />
        }
        {...((opened === NEW || notice) && {
          detail: {
            title:
              notice === undefined ? text('supportDesk.newNotice') : (titleOf(notice.texts) ?? '–'),
            body: (
              <NoticeDetail
                key={opened}
                notice={notice}
                onSaved={(id) => {
                  reload()
                  setOpened(id)
                }}
              />
            ),
          },
        })}
        onClose={() => setOpened(undefined)}
      />
    </Page>
  )
}

function useColumns(): readonly Column<Row>[] {
  const text = useText<TextKey>()
  const titleOf = useTitle()
  return useMemo(
    () => [
      {
        id: 'title',
        head: text('supportDesk.title'),
        shown: 'always',
        cell: ({ texts }) => titleOf(texts) ?? '–',
        sortBy: ({ texts }) => titleOf(texts) ?? '',
      },
      {
        id: 'state',
        head: text('supportDesk.state'),
        cell: ({ state }) => (
          <Badge look="tag" tone={tones[state]}>
            {text(`supportDesk.state.${state}`)}
          </Badge>
        ),
        sortBy: ({ state }) => state,
      },
      {
        id: 'shown',
        head: text('supportDesk.shownAt'),
        cell: ({ publish_at: at }) => (at === undefined ? '–' : <When at={at} />),
        sortBy: ({ publish_at: at }) => at ?? 0,
      },
      {
        id: 'languages',
        shown: 'alone',
        head: text('supportDesk.languages'),
        align: 'end',
        cell: ({ texts }) => texts.length,
        sortBy: ({ texts }) => texts.length,
      },
      {
        id: 'reads',
        shown: 'alone',
        head: text('supportDesk.reads'),
        align: 'end',
        cell: ({ reads }) => reads,
        sortBy: ({ reads }) => reads,
      },
    ],
    [text, titleOf],
  )
}

type DetailProps = { readonly notice: Row | undefined; onSaved(id: string): void }

function NoticeDetail({ notice, onSaved }: DetailProps) {
  const text = useText<TextKey>()
  const toast = useToast()
  const [texts, setTexts] = useState(() => textsOf(notice?.texts ?? []))
  const [isPinned, setPinned] = useState(notice?.is_pinned ?? false)
  const [isChanged, setChanged] = useState(notice === undefined)
  const save = useChange(saveNotice, {
    onDone({ id }) {
      toast(text('supportDesk.saved'), 'success')
      setChanged(false)
      onSaved(id)
    },
  })
  return (
    <div className={styles.detail}>
      <TextsEditor
        texts={texts}
        fault={save.fault}
        onChange={(next) => {
          setTexts(next)
          setChanged(true)
        }}
      />
      <Checkbox
        label={text('supportDesk.pinned')}
        checked={isPinned}
        onChange={(next) => {
          setPinned(next)
          setChanged(true)
        }}
      />
      {save.fault !== undefined && !isOfTexts(save.fault) && (
        <p className={styles.error} role="alert">
          {save.fault.message}
        </p>
      )}
      <Button
        size="medium"
        busy={save.busy}
        disabled={!isChanged}
        onClick={() =>
          void save.send({
            ...(notice && { id: notice.id }),
            is_pinned: isPinned,
            texts: writtenIn(texts),
          })
        }
      >
        {text('supportDesk.save')}
      </Button>
      {notice !== undefined && (
        <Publishing notice={notice} isChanged={isChanged} onDone={() => onSaved(notice.id)} />
      )}
    </div>
  )
}

type PublishingProps = { readonly notice: Row; readonly isChanged: boolean; onDone(): void }

function Publishing({ notice, isChanged, onDone }: PublishingProps) {
  const text = useText<TextKey>()
  const toast = useToast()
  const [moment, setMoment] = useState('')
  const { id, state } = notice
  const done = (next: Row['state']) => () => {
    toast(text(`supportDesk.state.${next}`), 'success')
    onDone()
  }
  const publish = useChange(publishNotice, {
    onDone: done(moment === '' ? 'published' : 'scheduled'),
  })
  const unpublish = useChange(unpublishNotice, { onDone: done('draft') })
  const at = Date.parse(moment)
  const fault = publish.fault ?? unpublish.fault
  return (
    <>
      {isChanged && <p className={styles.hint}>{text('supportDesk.saveFirst')}</p>}
      {fault !== undefined && (
        <p className={styles.error} role="alert">
          {fault.message}
        </p>
      )}
      {state === 'draft' ? (
        <>
          <Button
            size="medium"
            disabled={isChanged}
            busy={publish.busy}
            onClick={() => {
              setMoment('')
              void publish.send({ id })
            }}
          >
            {text('supportDesk.publish')}
          </Button>
          <Fields>
            <TextField
              label={text('supportDesk.publishAt')}
              type="datetime-local"
              value={moment}
              onChange={setMoment}
            />
          </Fields>
          <Button
            look="quiet"
            size="medium"
            disabled={isChanged || Number.isNaN(at)}
            busy={publish.busy}
            onClick={() => void publish.send({ id, at })}
          >
            {text('supportDesk.schedule')}
          </Button>
        </>
      ) : (
        <Button
          look="danger"
          size="medium"
          busy={unpublish.busy}
          onClick={() => void unpublish.send({ id })}
        >
          {text('supportDesk.unpublish')}
        </Button>
      )}
    </>
  )
}
