/** One member: who they are, what they have and did, what guards them, and what an operator may do. */
import { Caution, ErrorState, Spinner, useCall, useText } from '@evenkeel/ui'
import { Page, Select, useFollow, useMemberPanels, useParams } from '@evenkeel/ui/desk'
import { Suspense, useState } from 'react'
import { getMember } from '../contract/console.ts'
import { EraseButton } from './EraseButton.tsx'
import { Events } from './Events.tsx'
import { FreezeButton } from './FreezeButton.tsx'
import { IdentityPanel } from './IdentityPanel.tsx'
import styles from './MemberPage.module.css'
import { Notes } from './Notes.tsx'
import { Sessions } from './Sessions.tsx'
import { State } from './State.tsx'
import { TimelinePanel } from './TimelinePanel.tsx'
import type { TextKey } from './textKey.ts'

export default function MemberPage() {
  const text = useText<TextKey>()
  const { uid = '' } = useParams()
  const { data, error, reload } = useCall(getMember, { member: uid })
  useFollow(['members', 'proposals'], reload)
  const [realm, setRealm] = useState<'real' | 'demo'>('real')
  const panels = useMemberPanels()
  if (data === undefined)
    return (
      <Page title={`UID ${uid}`}>
        {error === undefined ? <Spinner /> : <ErrorState error={error} onRetry={reload} />}
      </Page>
    )
  return (
    <Page
      title={`UID ${uid}`}
      mark={<State state={data.state} />}
      actions={
        <>
          <Select
            look="bare"
            label={text('memberDesk.realm')}
            options={[
              { id: 'real', label: text('memberDesk.realm.real') },
              { id: 'demo', label: text('memberDesk.realm.demo') },
            ]}
            value={realm}
            onChange={setRealm}
          />
          <FreezeButton uid={uid} state={data.state} onDone={reload} />
          <EraseButton member={data} onDone={reload} />
        </>
      }
    >
      {data.erasing && <Caution>{text(`memberDesk.erasing.${data.erasing}`)}</Caution>}
      <div className={styles.columns}>
        <div className={styles.stack}>
          <IdentityPanel member={data} />
          <Suspense fallback={<Spinner />}>
            {panels.map((Panel, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes
              <Panel key={nth} uid={uid} realm={realm} />
            ))}
          </Suspense>
          <Sessions uid={uid} />
          <Events uid={uid} />
        </div>
        <div className={styles.stack}>
          <Notes uid={uid} />
          <TimelinePanel uid={uid} />
        </div>
      </div>
    </Page>
  )
}
