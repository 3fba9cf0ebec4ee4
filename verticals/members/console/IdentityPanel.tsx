/** Who a member is, each private field masked until it is opened, and what guards the account. */
import { useClient, useText, When } from '@evenkeel/ui'
import { KeyValue, MaskedValue, Panel } from '@evenkeel/ui/desk'
import type { Answer } from '@evenkeel/wire'
import { type getMember, openPrivate } from '../contract/console.ts'
import type { TextKey } from './textKey.ts'

export function IdentityPanel({ member }: { member: Answer<typeof getMember> }) {
  const text = useText<TextKey>()
  const { client } = useClient()
  const { uid, basic, advanced, withdrawals_held_until: heldUntil } = member
  const factors = [
    ...(member.has_totp ? [text('memberDesk.totp')] : []),
    ...(member.passkeys > 0 ? [text('memberDesk.passkeys', { count: member.passkeys })] : []),
  ]
  const open = async (field: Answer<typeof getMember>['private'][number]['field']) =>
    (await client.call(openPrivate, { member: uid, field })).value
  return (
    <Panel title={text('memberDesk.identity')}>
      <KeyValue
        columns={2}
        rows={[
          { label: text('memberDesk.basic'), value: text(`memberDesk.level.${basic}`) },
          { label: text('memberDesk.advanced'), value: text(`memberDesk.level.${advanced}`) },
          ...member.private.map(({ field, shown, is_unreadable: isUnreadable }) => {
            const label = text(`memberDesk.field.${field}`)
            if (isUnreadable) return { label, value: text('memberDesk.unreadable') }
            if (shown === undefined) return { label, value: undefined }
            const value = (
              <MaskedValue key={field} label={label} masked={shown} open={() => open(field)} />
            )
            return { label, value }
          }),
          { label: text('memberDesk.since'), value: <When at={member.created_at} /> },
          { label: text('memberDesk.score'), value: member.credit_score },
          { label: text('memberDesk.factor'), value: factors.join(' · ') || undefined },
          {
            label: text('memberDesk.heldUntil'),
            value: heldUntil === undefined ? undefined : <When at={heldUntil} />,
          },
        ]}
      />
    </Panel>
  )
}
