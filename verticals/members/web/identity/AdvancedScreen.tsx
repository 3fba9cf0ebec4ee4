/** Advanced verification: birth date, country, a proof of the address and a portrait. */
import {
  Button,
  EmptyState,
  ErrorState,
  ListRow,
  Screen,
  Section,
  SkeletonRows,
  useCall,
  useChannel,
  useFormat,
  usePlace,
  useText,
} from '@evenkeel/ui'
import { eventsChannel, getIdentity } from '../../contract/index.ts'
import type en from '../../text/en.ts'
import { AdvancedForm } from './AdvancedForm.tsx'
import { Level } from './Level.tsx'
import { ShownPhotos } from './ShownPhotos.tsx'
import { Standing } from './Standing.tsx'
import { UnderReview } from './UnderReview.tsx'
import { useCountryName } from './useCountryName.ts'

export default function AdvancedScreen() {
  const text = useText<keyof typeof en>()
  const { go } = usePlace()
  const countryName = useCountryName()
  const format = useFormat()
  const read = useCall(getIdentity)
  const { data, error, reload, refresh } = read
  useChannel(eventsChannel, refresh)
  const basic = data?.basic
  const advanced = data?.advanced
  const isToDo = advanced?.state === 0 || advanced?.state === 4
  return (
    <Screen title={text('members.advanced')} reads={[read]}>
      {data === undefined && error !== undefined && <ErrorState error={error} onRetry={reload} />}
      {data === undefined && error === undefined && <SkeletonRows count={4} mark={false} />}
      {basic !== undefined && basic.state !== 2 && (
        <EmptyState
          icon="identity"
          action={
            <Button look="quiet" onClick={() => go('/identity')}>
              {text('members.toBasic')}
            </Button>
          }
        >
          {text('members.basicFirst')}
        </EmptyState>
      )}
      {basic?.state === 2 && advanced !== undefined && (
        <>
          <Standing state={advanced.state}>
            <Level
              title={text('members.advanced')}
              gives={text('members.advancedGives')}
              state={advanced.state}
              reason={advanced.reason}
            />
            {advanced.state === 1 && <UnderReview level="advanced" />}
          </Standing>
          {isToDo ? (
            <AdvancedForm key={advanced.state} before={advanced} onDone={reload} />
          ) : (
            <Section title={text('members.told')}>
              <ListRow
                title={text('members.birthDate')}
                value={advanced.birth_date && format.day(advanced.birth_date)}
              />
              <ListRow title={text('members.country')} value={countryName(advanced.country)} />
              <ShownPhotos links={advanced.photos} />
            </Section>
          )}
        </>
      )}
    </Screen>
  )
}
