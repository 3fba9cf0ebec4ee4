/** What operators noted about a member, and a new note. */
import { Button, TextField, usePages, useSubmit, useText } from '@evenkeel/ui'
import { Panel, Timeline, useFollow } from '@evenkeel/ui/desk'
import { useState } from 'react'
import { addMemberNote, getMemberNotes, NOTE_MAX } from '../contract/console.ts'
import styles from './MemberPage.module.css'
import type { TextKey } from './textKey.ts'

export function Notes({ uid }: { uid: string }) {
  const text = useText<TextKey>()
  const pages = usePages(getMemberNotes, { input: { member: uid } })
  useFollow(['members'], pages.reload)
  const [note, setNote] = useState('')
  const add = useSubmit(addMemberNote, { onDone: () => setNote('') })
  const notes = (pages.rows ?? []).map(({ id, at, operator, text: written }) => ({
    id,
    at,
    who: operator,
    what: <span className={styles.text}>{written ?? text('memberDesk.unreadable')}</span>,
  }))
  return (
    <Panel title={text('memberDesk.notes')}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (note.trim() !== '') void add({ member: uid, text: note })
        }}
      >
        <TextField
          label={text('memberDesk.newNote')}
          value={note}
          lines={3}
          most={NOTE_MAX}
          onChange={setNote}
        />
        <Button type="submit" look="quiet" size="medium" busy={add.busy}>
          {text('memberDesk.addNote')}
        </Button>
      </form>
      {notes.length > 0 && <Timeline label={text('memberDesk.notes')} events={notes} />}
      {pages.more && (
        <Button look="quiet" size="small" busy={pages.loadingMore} onClick={pages.loadMore}>
          {text('ui.loadMore')}
        </Button>
      )}
    </Panel>
  )
}
