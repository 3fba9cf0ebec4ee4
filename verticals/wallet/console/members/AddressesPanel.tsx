/** A member's addresses on chains, each opened on its own. */

import type { MemberPanelProps } from '@evenkeel/ui'
import { useCall, useClient, useText, When } from '@evenkeel/ui'
import { type Column, DataTable, MaskedValue, Panel } from '@evenkeel/ui/desk'
import type { Answer } from '@evenkeel/wire'
import { useMemo } from 'react'
import { chainTitles } from '../../contract/chainTitles.ts'
import { getMemberAddresses, openMemberAddress } from '../../contract/memberConsole.ts'
import type { TextKey } from './textKey.ts'

type Row = Answer<typeof getMemberAddresses>['addresses'][number]

/** Real money alone moves on chains. */
export default function AddressesPanel({ uid, realm }: MemberPanelProps) {
  return realm === 'real' ? <Addresses uid={uid} /> : null
}

function Addresses({ uid }: { uid: string }) {
  const text = useText<TextKey>()
  const { data, error, reload } = useCall(getMemberAddresses, { member: uid })
  const columns = useColumns(uid)
  return (
    <Panel flush title={text('memberMoney.addresses')}>
      <DataTable
        name="memberAddresses"
        label={text('memberMoney.addresses')}
        columns={columns}
        rows={data?.addresses}
        error={error}
        idOf={({ kind, id }) => `${kind} ${id}`}
        onRetry={reload}
      />
    </Panel>
  )
}

function useColumns(uid: string): readonly Column<Row>[] {
  const text = useText<TextKey>()
  const { client } = useClient()
  return useMemo(
    () => [
      {
        id: 'address',
        head: text('memberMoney.address'),
        shown: 'always',
        cell: ({ id, kind, shown }) =>
          shown === undefined ? (
            text('memberMoney.unreadable')
          ) : (
            <MaskedValue
              label={text('memberMoney.address')}
              masked={shown}
              open={async () =>
                (await client.call(openMemberAddress, { member: uid, kind, id })).value
              }
            />
          ),
      },
      {
        id: 'kind',
        head: text('memberMoney.type'),
        cell: ({ kind }) => text(`memberMoney.address.${kind}`),
      },
      {
        id: 'chain',
        head: text('memberMoney.network'),
        cell: ({ chain }) => (chain === undefined ? '–' : chainTitles[chain]),
      },
      { id: 'at', head: text('memberMoney.time'), cell: ({ at }) => <When at={at} /> },
    ],
    [text, client, uid],
  )
}
