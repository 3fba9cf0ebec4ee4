/** The keys for programs: which there are, and the end of one. */
import { Badge, Button, IconButton, usePlace, useText, When } from '@evenkeel/ui'
import { useState } from 'react'
import { removeApiKey } from '../../contract/index.ts'
import styles from './ApiKeysPart.module.css'
import type { Security } from './guarding.ts'
import { Part, Rows } from './Part.tsx'
import type { PartProps } from './partProps.ts'
import { pathOf } from './parts.ts'
import { RemoveSheet } from './RemoveSheet.tsx'
import { Times } from './Times.tsx'
import type { TextKey } from './textKey.ts'

type ApiKey = Security['api_keys'][number]

export function ApiKeysPart({ security, onChanged }: PartProps) {
  const text = useText<TextKey>()
  const { go } = usePlace()
  const [leaving, setLeaving] = useState<ApiKey>()
  return (
    <Part
      hint={text('members.apiKeysHint')}
      actions={
        <Button onClick={() => go(pathOf('newApiKey'))}>{text('members.apiKeyMake')}</Button>
      }
    >
      {security.api_keys.length > 0 && (
        <Rows>
          {security.api_keys.map((apiKey) => (
            <li key={apiKey.id} className={styles.key}>
              <Key apiKey={apiKey} />
              <IconButton
                icon="remove"
                label={text('members.removeNamed', { name: apiKey.name })}
                onClick={() => setLeaving(apiKey)}
              />
            </li>
          ))}
        </Rows>
      )}
      <RemoveSheet
        security={security}
        onChanged={onChanged}
        leaving={leaving}
        call={removeApiKey}
        hint="members.apiKeyRemoveHint"
        done="members.apiKeyRemoved"
        onClose={() => setLeaving(undefined)}
      />
    </Part>
  )
}

function Key({ apiKey }: { apiKey: ApiKey }) {
  const text = useText<TextKey>()
  const { name, key, may_trade, may_withdraw, addresses, realm } = apiKey
  return (
    <div className={styles.words}>
      <p className={styles.name}>
        {name}
        <Badge look="tag" tone={may_trade ? 'accent' : 'neutral'}>
          {text(may_trade ? 'members.readAndTrade' : 'members.readOnly')}
        </Badge>
        {may_withdraw && (
          <Badge look="tag" tone="danger">
            {text('members.mayWithdrawTag')}
          </Badge>
        )}
        {realm === 'demo' && <Badge look="tag">{text('ui.demo')}</Badge>}
      </p>
      <code className={styles.code}>{key}</code>
      <p className={styles.detail}>
        {addresses.length === 0 ? text('members.anyAddress') : <code>{addresses.join(', ')}</code>}
      </p>
      <Expiry at={apiKey.expires_at} />
      <div className={styles.detail}>
        <Times madeAt={apiKey.made_at} usedAt={apiKey.used_at} />
      </div>
    </div>
  )
}

function Expiry({ at }: { at: number | undefined }) {
  const text = useText<TextKey>()
  if (at === undefined) return <p className={styles.detail}>{text('members.apiKeyForever')}</p>
  const isOver = at <= Date.now()
  return (
    <p className={isOver ? styles.over : styles.detail}>
      {text(isOver ? 'members.apiKeyExpired' : 'members.apiKeyExpires')} <When at={at} />
    </p>
  )
}
