/** Where the account is signed in, and the end of that. */
import {
  Badge,
  Button,
  Dialog,
  DialogText,
  ErrorState,
  ListRow,
  SkeletonRows,
  useCall,
  useChannel,
  useSubmit,
  useText,
  When,
} from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import { useState } from 'react'
import { endDevice, eventsChannel, getDevices } from '../../contract/index.ts'
import styles from './DevicesPart.module.css'
import { Part, Rows } from './Part.tsx'
import type { TextKey } from './textKey.ts'

type Device = Answer<typeof getDevices>[number]
type SignOutTarget = Device | 'others'

export function DevicesPart() {
  const text = useText<TextKey>()
  const { data: devices, error, reload, refresh } = useCall(getDevices)
  useChannel(eventsChannel, refresh)
  const [asked, setAsked] = useState<SignOutTarget>()
  const end = useSubmit(endDevice, { done: text('members.deviceEnded'), onDone: reload })
  const close = () => setAsked(undefined)
  const others = devices?.filter((device) => !device.is_current) ?? []
  const own = devices?.filter((device) => device.is_current) ?? []

  async function confirm() {
    if (asked === undefined) return
    const { type } = await end(asked === 'others' ? {} : { id: asked.id })
    if (type === 'refused') reload()
    if (type !== 'busy') close()
  }
  return (
    <Part
      hint={text('members.devicesHint')}
      actions={
        others.length > 0 && (
          <Button look="outline" onClick={() => setAsked('others')}>
            {text('members.endOthers')}
          </Button>
        )
      }
    >
      {devices === undefined && error !== undefined && (
        <ErrorState error={error} onRetry={reload} />
      )}
      {devices === undefined && error === undefined && <SkeletonRows count={3} mark={false} />}
      {devices !== undefined && (
        <Rows>
          {[...own, ...others].map((device) => (
            <li key={device.id}>
              <ListRow
                icon="devices"
                title={
                  <span className={styles.name}>
                    {device.device || text('members.unknownDevice')}
                    {device.is_current && <Badge look="tag">{text('members.thisDevice')}</Badge>}
                  </span>
                }
                detail={<Where device={device} />}
                end={
                  !device.is_current && (
                    <Button look="quiet" size="small" onClick={() => setAsked(device)}>
                      {text('members.endDevice')}
                    </Button>
                  )
                }
              />
            </li>
          ))}
        </Rows>
      )}
      <Dialog
        open={asked !== undefined}
        title={
          asked === 'others'
            ? text('members.endOthersAsk')
            : text('members.endDeviceAsk', {
                device: asked?.device || text('members.unknownDevice'),
              })
        }
        look="danger"
        confirm={text('members.endDevice')}
        busy={end.busy}
        onConfirm={() => void confirm()}
        onClose={close}
      >
        <DialogText>{text('members.endDeviceHint')}</DialogText>
      </Dialog>
    </Part>
  )
}

function Where({ device }: { device: Device }) {
  const text = useText<TextKey>()
  return (
    <span className={styles.where}>
      <span>{device.address}</span>
      <span>
        {text('members.lastSeen')} <When at={device.seen_at} />
      </span>
    </span>
  )
}
