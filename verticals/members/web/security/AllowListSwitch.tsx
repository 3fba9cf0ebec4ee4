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
  const [isAsked, setAsked] = useState(false)
  const isOn = security.is_allow_listed
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
          onChange={() => setAsked(true)}
        />
      </div>
      <ProofSheet
        open={isAsked}
        title={text(isOn ? 'members.allowListEnd' : 'members.allowListBegin')}
        action={text(isOn ? 'members.turnOff' : 'members.turnOn')}
        look={isOn ? 'danger' : 'main'}
        guards={security}
        call={setAllowList}
        input={{ is_on: !isOn }}
        onDone={() => {
          onChanged()
          toast(text('members.saved'), 'success')
        }}
        onClose={() => setAsked(false)}
      >
        {isOn && <Caution>{text('members.holdsWithdrawals')}</Caution>}
      </ProofSheet>
    </>
  )
}
