/** What whoever is here signs in by, and how they change it. */
import { Button, useCall, useSubmit, useText, When } from '@evenkeel/ui'
import { type Column, DataTable, KeyValue, Page, Panel, useFollow } from '@evenkeel/ui/desk'
import type { Answer } from '@evenkeel/wire'
import { useMemo, useState } from 'react'
import { getMe, removePasskey } from '../contract/index.ts'
import { PasskeyDialog } from './account/PasskeyDialog.tsx'
import { PasswordDialog } from './account/PasswordDialog.tsx'
import { TotpDialog } from './account/TotpDialog.tsx'
import { Notices } from './Notices.tsx'
import type { TextKey } from './textKey.ts'

type Passkey = Answer<typeof getMe>['passkeys'][number]

export default function AccountPage() {
  const text = useText<TextKey>()
  const { data, error, reload } = useCall(getMe)
  useFollow(['operators'], reload)
  const [asked, setAsked] = useState<'password' | 'totp' | 'passkey'>()
  const columns = useColumns(reload)
  const dialog = (name: typeof asked) => ({
    open: asked === name,
    onDone() {
      setAsked(undefined)
      reload()
    },
    onClose: () => setAsked(undefined),
  })
  const tool = (name: NonNullable<typeof asked>, key: TextKey) => (
    <Button look="quiet" size="small" onClick={() => setAsked(name)}>
      {text(key)}
    </Button>
  )
  return (
    <Page title={text('operators.account')} hint={text('operators.accountHint')}>
      <Notices />
      <Panel
        title={data?.name ?? text('operators.account')}
        tools={
          <>
            {tool('password', 'operators.changePassword')}
            {tool('totp', 'operators.replaceTotp')}
          </>
        }
      >
        <KeyValue
          rows={[
            { label: text('operators.role'), value: data && text(`desk.role.${data.role}`) },
            {
              label: text('operators.totp'),
              value: data && text(data.has_totp ? 'operators.setUp' : 'operators.notSetUp'),
            },
          ]}
        />
      </Panel>
      <Panel
        flush
        title={text('operators.passkeyList')}
        tools={tool('passkey', 'operators.addPasskey')}
      >
        <DataTable
          name="passkeys"
          label={text('operators.passkeyList')}
          columns={columns}
          rows={data?.passkeys}
          error={error}
          idOf={({ id }) => id}
          onRetry={reload}
        />
      </Panel>
      <PasswordDialog {...dialog('password')} />
      <TotpDialog {...dialog('totp')} />
      <PasskeyDialog {...dialog('passkey')} />
    </Page>
  )
}

function useColumns(onRemoved: () => void): readonly Column<Passkey>[] {
  const text = useText<TextKey>()
  return useMemo(
    () => [
      {
        id: 'name',
        head: text('operators.name'),
        shown: 'always',
        cell: ({ name }) => name,
        sortBy: ({ name }) => name,
      },
      {
        id: 'made',
        head: text('operators.made'),
        shown: 'always',
        cell: ({ made_at: at }) => <When at={at} />,
        sortBy: ({ made_at: at }) => at,
      },
      {
        id: 'used',
        head: text('operators.used'),
        shown: 'always',
        cell: ({ used_at: at }) => (at === undefined ? '–' : <When at={at} />),
        sortBy: ({ used_at: at }) => at ?? 0,
      },
      {
        id: 'remove',
        head: text('operators.actions'),
        align: 'end',
        shown: 'always',
        cell: (passkey) => <Remove passkey={passkey} onDone={onRemoved} />,
      },
    ],
    [text, onRemoved],
  )
}

function Remove({ passkey, onDone }: { passkey: Passkey; onDone(): void }) {
  const text = useText<TextKey>()
  const remove = useSubmit(removePasskey, { done: text('operators.accessChanged'), onDone })
  return (
    <Button
      look="quiet"
      size="small"
      busy={remove.busy}
      onClick={() => void remove({ id: passkey.id })}
    >
      {text('operators.removePasskey')}
    </Button>
  )
}
