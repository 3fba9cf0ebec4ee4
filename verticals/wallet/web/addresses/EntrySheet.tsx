/** One entry of the address book in full: its remark can be changed, and it can be deleted. */
import {
  Button,
  CopyButton,
  Details,
  Dialog,
  DialogText,
  Sheet,
  TextField,
  useSubmit,
  useText,
  When,
} from '@evenkeel/ui'
import { useState } from 'react'
import { editAddress, removeAddress } from '../../contract/addresses.ts'
import { chainTitles } from '../../contract/chainTitles.ts'
import { plainRemark, REMARK_MOST } from '../../contract/remark.ts'
import styles from './EntrySheet.module.css'
import type { Entry } from './entry.ts'
import type en from './text/en.ts'

type Props = {
  /** Nothing while none is open. */
  readonly entry: Entry | undefined
  onChanged(): void
  onClose(): void
}

export function EntrySheet({ entry, onChanged, onClose }: Props) {
  const text = useText<keyof typeof en>()
  return (
    <Sheet open={entry !== undefined} title={text('addresses.entry')} onClose={onClose}>
      {entry !== undefined && <Whole entry={entry} onChanged={onChanged} onClose={onClose} />}
    </Sheet>
  )
}

function Whole({ entry, onChanged, onClose }: Props & { readonly entry: Entry }) {
  const text = useText<keyof typeof en>()
  const [remark, setRemark] = useState(entry.remark)
  const [asks, setAsks] = useState(false)
  const onDone = () => {
    onClose()
    onChanged()
  }
  const edit = useSubmit(editAddress, { done: text('addresses.saved'), onDone })
  const remove = useSubmit(removeAddress, { done: text('addresses.removed'), onDone })
  const kept = plainRemark(remark)
  const { id } = entry
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (kept !== undefined && kept !== entry.remark) void edit({ id, remark: kept })
      }}
    >
      <div className={styles.address}>
        <span>{entry.address}</span>
        <CopyButton value={entry.address} label={text('addresses.copy')} />
      </div>
      <Details
        rows={[
          { label: text('addresses.coin'), value: entry.asset },
          { label: text('addresses.network'), value: chainTitles[entry.chain] },
          { label: text('addresses.addedAt'), value: <When at={entry.added_at} /> },
        ]}
      />
      <TextField
        label={text('addresses.remark')}
        autoComplete="off"
        most={REMARK_MOST}
        value={remark}
        onChange={setRemark}
      />
      <div className={styles.actions}>
        <Button look="quiet" className={styles.remove} onClick={() => setAsks(true)}>
          {text('addresses.remove')}
        </Button>
        <Button
          type="submit"
          busy={edit.busy}
          disabled={kept === undefined || kept === entry.remark}
        >
          {text('addresses.save')}
        </Button>
      </div>
      <Dialog
        open={asks}
        title={text('addresses.removeAsk', { remark: entry.remark })}
        look="danger"
        busy={remove.busy}
        onConfirm={() => void remove({ id }).then(() => setAsks(false))}
        onClose={() => setAsks(false)}
      >
        <DialogText>{text('addresses.removeHint')}</DialogText>
      </Dialog>
    </form>
  )
}
