/** Whether withdrawals go to addresses of the address book only. */
import { Caution, Icon, Switch, usePlace, useText, useToast } from '@evenkeel/ui'
import { useEffect, useRef, useState } from 'react'
import { setAllowList } from '../../contract/index.ts'
import styles from './AllowListSwitch.module.css'
import { ProofSheet } from './ProofSheet.tsx'
import type { PartProps } from './partProps.ts'
import { isAtAllowList } from './parts.ts'
import type { TextKey } from './textKey.ts'

export function AllowListSwitch({ security, onChanged }: PartProps) {
  const text = useText<TextKey>()
  const toast = useToast()
  const isOn = security.is_allow_listed
  /** What was asked for when the sheet opened: news while it is open does not turn it round. */
  const [asked, setAsked] = useState<'on' | 'off'>()
  const isEnd = asked === undefined ? isOn : asked === 'off'
  const { query } = usePlace()
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isAtAllowList(query)) return
    row.current?.scrollIntoView({ block: 'center' })
    row.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [query])
  return (
    <>
      <div ref={row} className={styles.row}>
        <Icon name="withdraw" />
        <Switch
          look="row"
          label={text('members.allowList')}
          hint={text('members.allowListHint')}
          checked={isOn}
          onChange={() => setAsked(isOn ? 'off' : 'on')}
        />
      </div>
      <ProofSheet
        open={asked !== undefined}
        title={text(isEnd ? 'members.allowListEnd' : 'members.allowListBegin')}
        action={text(isEnd ? 'members.turnOff' : 'members.turnOn')}
        look={isEnd ? 'danger' : 'main'}
        guards={security}
        call={setAllowList}
        input={{ is_on: !isEnd }}
        onDone={() => {
          onChanged()
          toast(text('members.saved'), 'success')
        }}
        onClose={() => setAsked(undefined)}
      >
        {isEnd && <Caution>{text('members.holdsWithdrawals')}</Caution>}
      </ProofSheet>
    </>
  )
}
