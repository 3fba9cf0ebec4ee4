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
import { useOpened } from './useOpened.ts'

type Row = Answer<typeof getNoticeDrafts>['notices'][number]
const tones = { draft: 'neutral', scheduled: 'accent', published: 'up' } as const

export default function NoticesPage() {
  const text = useText<TextKey>()
  const { data, error, reload } = useCall(getNoticeDrafts)
  useFollow(['notices'], reload)
  const opened = useOpened()
  const columns = useColumns()
  const titleOf = useTitle()
  const notice = data?.notices.find(({ id }) => id === opened.id)
  return (
    <Page
      title={text('supportDesk.notices')}
      hint={text('supportDesk.noticesHint')}
      actions={
        <Button look="quiet" size="medium" onClick={opened.openNew}>
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
            open={opened.id}
            idOf={({ id }) => id}
            onOpen={({ id }) => opened.open(id)}
            onRetry={reload}
          />
        }
        {...((opened.isDraft || notice) && {
          detail: {
            title:
              notice === undefined ? text('supportDesk.newNotice') : (titleOf(notice.texts) ?? '–'),
            body: (
              <NoticeDetail
                key={opened.key}
                id={opened.id}
                notice={notice}
                onSaved={(id) => {
                  reload()
                  opened.saved(opened.key, id)
                }}
              />
            ),
          },
        })}
        onClose={opened.close}
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

type DetailProps = {
  readonly id: string | undefined
  readonly notice: Row | undefined
  onSaved(id: string): void
}

function NoticeDetail({ id, notice, onSaved }: DetailProps) {
  const text = useText<TextKey>()
  const toast = useToast()
  const [wanted, setWanted] = useState(() => ({
    texts: textsOf(notice?.texts ?? []),
    isPinned: notice?.is_pinned ?? false,
  }))
  const [kept, setKept] = useState(notice && wanted)
  const isChanged = wanted !== kept
  const { texts, isPinned } = wanted
  const save = useChange(saveNotice, {
    onDone(answer) {
      toast(text('supportDesk.saved'), 'success')
      // What was sent: more may have been typed since.
      setKept(wanted)
      onSaved(answer.id)
    },
  })
  return (
    <div className={styles.detail}>
      <TextsEditor
        texts={texts}
        fault={save.fault}
        onChange={(next) => setWanted({ ...wanted, texts: next })}
      />
      <Checkbox
        label={text('supportDesk.pinned')}
        checked={isPinned}
        onChange={(next) => setWanted({ ...wanted, isPinned: next })}
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
            ...(id && { id }),
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
