/** Basic verification: where both levels stand, and the form where it is to be done. */
import {
  ErrorState,
  ListRow,
  Screen,
  Section,
  SkeletonRows,
  useCall,
  useChannel,
  useText,
} from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import { eventsChannel, getIdentity } from '../../contract/index.ts'
import type en from '../../text/en.ts'
import { BasicForm } from './BasicForm.tsx'
import styles from './IdentityScreen.module.css'
import { Level } from './Level.tsx'
import { ShownPhotos } from './ShownPhotos.tsx'
import { Standing } from './Standing.tsx'
import { UnderReview } from './UnderReview.tsx'

export default function IdentityScreen() {
  const text = useText<keyof typeof en>()
  const read = useCall(getIdentity)
  const { data, error, reload, refresh } = read
  useChannel(eventsChannel, refresh)
  return (
    <Screen title={text('members.identity')} reads={[read]}>
      {data === undefined && error !== undefined && <ErrorState error={error} onRetry={reload} />}
      {data === undefined && error === undefined && <SkeletonRows count={5} mark={false} />}
      {data !== undefined && <Levels identity={data} onDone={reload} />}
    </Screen>
  )
}

type Identity = Answer<typeof getIdentity>

function Levels({ identity, onDone }: { identity: Identity; onDone(): void }) {
  const text = useText<keyof typeof en>()
  const { basic, advanced } = identity
  const isToDo = basic.state === 0 || basic.state === 4
  return (
    <>
      <Standing state={basic.state}>
        <Level
          title={text('members.basic')}
          gives={text('members.basicGives')}
          state={basic.state}
          reason={basic.reason}
        />
        {basic.state === 1 && <UnderReview level="basic" />}
        {basic.state === 2 && (
          <a href="#/advanced" className={styles.way}>
            <Level
              leads
              title={text('members.advanced')}
              gives={text('members.advancedGives')}
              state={advanced.state}
              reason={advanced.reason}
            />
          </a>
        )}
      </Standing>
      {isToDo ? (
        <BasicForm key={basic.state} before={basic} onDone={onDone} />
      ) : (
        <Section title={text('members.told')}>
          <ListRow title={text('members.name')} value={basic.name} />
          <ListRow title={text('members.idNumber')} value={basic.id_number} />
          <ListRow title={text('members.city')} value={basic.city} />
          <ListRow title={text('members.address')} value={basic.address} />
          <ShownPhotos links={basic.photos} />
        </Section>
      )}
    </>
  )
}
