/** The server itself: its health, how fast the journal grows, how far history is, versions, and where its metrics are. */
import { CopyButton, ErrorState, useCall, useMoney, useText, When } from '@evenkeel/ui'
import {
  KeyValue,
  LineChart,
  Page,
  Panel,
  PanelGrid,
  StatTile,
  timeOf,
  useFollow,
} from '@evenkeel/ui/desk'
import type { Answer } from '@evenkeel/wire'
import { getSystem } from '../../contract/index.ts'
import styles from './running.module.css'
import type { TextKey } from './textKey.ts'

type System = Answer<typeof getSystem>

const MEGABYTE = 1_048_576
/** A lag or a backlog of more than this is worth a look. */
const MUCH = 100

export default function SystemPage() {
  const text = useText<TextKey>()
  const { data, error, reload } = useCall(getSystem)
  useFollow(['journal'], reload)
  return (
    <Page title={text('operators.system')} hint={text('running.systemHint')}>
      {error !== undefined && data === undefined ? (
        <ErrorState error={error} onRetry={reload} />
      ) : (
        <>
          <Tiles system={data} />
          <Rates system={data} />
          {data !== undefined && <Facts system={data} />}
        </>
      )}
    </Page>
  )
}

function Tiles({ system }: { system: System | undefined }) {
  const text = useText<TextKey>()
  const troubles = system?.troubles ?? []
  return (
    <PanelGrid>
      <StatTile
        icon="shield"
        label={text('running.health')}
        tone={troubles.length > 0 ? 'bad' : 'good'}
        value={
          system &&
          (troubles.length === 0
            ? text('running.healthy')
            : troubles.map((one) => text(`running.trouble.${one}`)).join(' · '))
        }
      />
      <StatTile icon="list" label={text('running.entries')} value={system?.entries} />
      <StatTile
        icon="history"
        label={text('running.lag')}
        tone={(system?.projection_lag ?? 0) > MUCH ? 'warn' : 'plain'}
        value={system?.projection_lag}
      />
      <StatTile
        icon="clock"
        label={text('running.waiting')}
        tone={(system?.waiting ?? 0) > MUCH ? 'warn' : 'plain'}
        value={system?.waiting}
      />
      <StatTile icon="bolt" label={text('running.sockets')} value={system?.sockets} />
      <StatTile icon="devices" label={text('running.consoles')} value={system?.consoles} />
    </PanelGrid>
  )
}

function Rates({ system }: { system: System | undefined }) {
  const text = useText<TextKey>()
  const money = useMoney()
  const points = (system?.rates ?? []).map(({ at, per_second: rate }) => ({
    label: timeOf(at),
    values: [String(rate)],
  }))
  return (
    <Panel title={text('running.rate')}>
      <LineChart
        label={text('running.rate')}
        series={[{ id: 'rate', label: text('running.rate') }]}
        points={points}
        format={(value) => money(value)}
      />
    </Panel>
  )
}

function Facts({ system }: { system: System }) {
  const text = useText<TextKey>()
  const { versions, metrics_url: metrics } = system
  const database = `PostgreSQL ${versions.database}`
  return (
    <>
      <Panel title={text('running.versions')}>
        <KeyValue
          columns={2}
          rows={[
            { label: 'Evenkeel', value: versions.evenkeel },
            { label: 'Node.js', value: versions.node },
            {
              label: 'PostgreSQL',
              value: system.is_embedded
                ? `${versions.database} (${text('running.embedded')})`
                : database,
            },
            {
              label: text('running.environment'),
              value: text(system.is_sandbox ? 'running.sandbox' : 'running.production'),
            },
            { label: text('running.since'), value: <When at={system.started_at} /> },
            {
              label: text('running.memory'),
              value: `${Math.round(system.memory_bytes / MEGABYTE)} MB`,
            },
          ]}
        />
      </Panel>
      {metrics !== undefined && (
        <Panel title={text('running.metrics')}>
          <p>{text('running.metricsHint')}</p>
          <p>
            <a className={styles.link} href={metrics} target="_blank" rel="noreferrer">
              {metrics}
            </a>{' '}
            <CopyButton value={metrics} />
          </p>
        </Panel>
      )}
    </>
  )
}
