/** The audit log: who did what, when and why, with what it was before and after. */
import { Badge, Button, Icon, useCall, useDownload, usePages, useText, When } from '@evenkeel/ui'
import {
  type Column,
  type Days,
  endOfDay,
  FilterBar,
  FilterDays,
  FilterSearch,
  FilterSelect,
  OpeningTable,
  Page,
  startOfDay,
  useFollow,
} from '@evenkeel/ui/desk'
import { useMemo, useState } from 'react'
import { auditOutcomes, exportAudit, getAudit, getOperators } from '../../contract/index.ts'
import { AuditDetail } from './AuditDetail.tsx'
import { auditActions } from './actions.ts'
import {
  type AuditRow,
  toneOf,
  useAction,
  useOutcome,
  useReason,
  useSubject,
} from './auditWords.ts'
import { SubjectLinks } from './SubjectLinks.tsx'
import type { TextKey } from './textKey.ts'

type Wish = {
  readonly about: string
  readonly operator: string
  readonly action: string
  readonly outcome: (typeof auditOutcomes)[number] | ''
  readonly days: Days
}

const everything: Wish = {
  about: '',
  operator: '',
  action: '',
  outcome: '',
  days: { from: '', to: '' },
}

const outcomeKeys = {
  done: 'operators.outcome.done',
  proposed: 'audit.outcome.proposed',
  refused: 'audit.outcome.refused',
  begun: 'audit.outcome.unfinished',
} as const

export default function AuditPage() {
  const text = useText<TextKey>()
  const [wish, setWish] = useState(everything)
  const [opened, setOpened] = useState<string>()
  const pages = usePages(getAudit, { input: inputOf(wish) })
  useFollow(['audit'], pages.reload)
  const save = useDownload(exportAudit)
  const columns = useColumns()
  const named = useAction()
  const rows = useMemo(() => pages.rows && ended(pages.rows), [pages.rows])
  const row = rows?.find(({ id }) => id === opened)
  return (
    <Page
      title={text('operators.audit')}
      hint={text('operators.auditHint')}
      actions={
        <Button look="quiet" size="medium" busy={save.busy} onClick={() => void save({})}>
          <Icon name="download" size="small" />
          {text('operators.export')}
        </Button>
      }
    >
      <OpeningTable
        name="audit"
        label={text('operators.audit')}
        columns={columns}
        rows={rows}
        error={pages.error}
        pages={pages}
        tools={<Filters wish={wish} onChange={setWish} />}
        opened={opened}
        detail={row && { title: named(row.action), body: <AuditDetail row={row} /> }}
        idOf={({ id }) => id}
        onOpened={setOpened}
        onRetry={pages.reload}
      />
    </Page>
  )
}

/** What has ended is one row, that of its end; what has only begun shows that it has. The latest come first. */
function ended(rows: readonly AuditRow[]): readonly AuditRow[] {
  const begun = new Set(rows.map((row) => row.begun))
  return rows.filter(({ seq }) => !begun.has(seq))
}

function inputOf({ about, operator, action, outcome, days }: Wish) {
  const [since, until] = [startOfDay(days.from), endOfDay(days.to)]
  return {
    ...(about !== '' && { about }),
    ...(operator !== '' && { operator }),
    ...(action !== '' && { action }),
    ...(outcome !== '' && { outcome }),
    ...(since !== undefined && { since: String(since) }),
    // The last moment of a day is in it.
    ...(until !== undefined && { until: String(until + 1) }),
  }
}

type FiltersProps = {
  readonly wish: Wish
  onChange(wish: Wish): void
}

function Filters({ wish, onChange }: FiltersProps) {
  const text = useText<TextKey>()
  const named = useAction()
  const { data } = useCall(getOperators)
  const actions = auditActions
    .map((id) => ({ id, label: named(id) }))
    .sort((one, other) => one.label.localeCompare(other.label))
  return (
    <FilterBar>
      <FilterSearch
        label={text('audit.about')}
        value={wish.about}
        onChange={(about) => onChange({ ...wish, about: about.trim() })}
      />
      <FilterSelect
        label={text('operators.operator')}
        options={(data?.operators ?? []).map(({ id, name }) => ({ id, label: name }))}
        value={wish.operator}
        onChange={(operator) => onChange({ ...wish, operator })}
      />
      <FilterSelect
        label={text('operators.action')}
        options={actions}
        value={wish.action}
        onChange={(action) => onChange({ ...wish, action })}
      />
      <FilterSelect
        label={text('operators.outcome')}
        options={auditOutcomes.map((id) => ({ id, label: text(outcomeKeys[id]) }))}
        value={wish.outcome}
        onChange={(outcome) => onChange({ ...wish, outcome })}
      />
      <FilterDays value={wish.days} onChange={(days) => onChange({ ...wish, days })} />
    </FilterBar>
  )
}

function useColumns(): readonly Column<AuditRow>[] {
  const text = useText<TextKey>()
  const outcome = useOutcome()
  const named = useAction()
  const about = useSubject()
  const why = useReason()
  return useMemo(
    () => [
      {
        id: 'at',
        head: text('operators.at'),
        shown: 'always',
        cell: ({ at }) => <When at={at} />,
        sortBy: ({ seq }) => seq,
      },
      {
        id: 'name',
        head: text('operators.operator'),
        cell: ({ name }) => name ?? '–',
        sortBy: ({ name }) => name ?? '',
      },
      {
        id: 'role',
        head: text('operators.role'),
        shown: 'asked',
        cell: ({ role }) => (role === undefined ? '–' : text(`desk.role.${role}`)),
        sortBy: ({ role }) => role ?? '',
      },
      {
        id: 'action',
        head: text('operators.action'),
        shown: 'always',
        cell: ({ action }) => named(action),
        sortBy: ({ action }) => named(action),
      },
      {
        id: 'subject',
        head: text('operators.subject'),
        cell: (row) => <SubjectLinks subjects={about(row)} />,
        sortBy: (row) => about(row)[0]?.words ?? '',
      },
      {
        id: 'outcome',
        head: text('operators.outcome'),
        cell: (row) => (
          <Badge tone={toneOf(row)} look="tag">
            {outcome(row)}
          </Badge>
        ),
        sortBy: (row) => outcome(row),
      },
      {
        id: 'reason',
        head: text('desk.reason'),
        shown: 'asked',
        cell: (row) => why(row) ?? '–',
        sortBy: (row) => why(row) ?? '',
      },
      {
        id: 'address',
        head: text('operators.address'),
        shown: 'asked',
        cell: ({ address }) => address,
        sortBy: ({ address }) => address,
      },
    ],
    [text, outcome, named, about, why],
  )
}
