/** Terms as they are, a table for each kind; a row opens the form that proposes others. */
import { Button, TabPanel, Tabs, useText } from '@evenkeel/ui'
import { type Column, DataTable, DetailPane, rankOf } from '@evenkeel/ui/desk'
import { type ReactNode, useMemo, useState } from 'react'
import { isList } from './lists.ts'
import { ProposeForm } from './ProposeForm.tsx'
import styles from './Terms.module.css'
import { type Field, type Group, type Row, useSubjectName, useTermWords } from './termWords.ts'
import type { TextKey } from './textKey.ts'

type Props = { readonly groups: readonly Group[]; onProposed(): void }

export function TermsTables({ groups: all, onProposed }: Props) {
  // What is only ever approved, and has nothing to show, has no table.
  const groups = all.filter(({ rows, is_fixed: isFixed }) => rows.length > 0 || !isFixed)
  const text = useText<TextKey>()
  const { named } = useTermWords()
  const subjectNamed = useSubjectName()
  const [chosen, choose] = useState('')
  const [opened, setOpened] = useState<string>()
  const group = groups.find(({ name }) => name === chosen) ?? groups[0]
  if (group === undefined) return null
  const row = group.rows.find(({ id }) => id === opened)
  const isNew = opened === NEW && canBeMore(group)
  const done = () => {
    setOpened(undefined)
    onProposed()
  }
  return (
    <div>
      <Tabs
        wraps
        label={text('terms.groups')}
        name="terms"
        tabs={groups.map(({ name, rows }) => ({
          id: name,
          label: named(name),
          count: rows.length,
        }))}
        value={group.name}
        onChange={(name) => {
          choose(name)
          setOpened(undefined)
        }}
      />
      <TabPanel name="terms" value={group.name}>
        <DetailPane
          list={
            <>
              <NewButton group={group} onOpen={() => setOpened(NEW)} />
              <GroupTable key={group.name} group={group} opened={opened} onOpen={setOpened} />
            </>
          }
          detail={
            row !== undefined || isNew
              ? {
                  title:
                    row === undefined
                      ? text(newWordsOf(group))
                      : text('terms.proposeFor', { subject: subjectNamed(group.name, row.id) }),
                  body: (
                    <ProposeForm
                      key={`${group.name} ${opened}`}
                      group={group}
                      row={row}
                      onDone={done}
                    />
                  ),
                }
              : undefined
          }
          onClose={() => setOpened(undefined)}
        />
      </TabPanel>
    </div>
  )
}

const newWordsOf = ({ listable }: Group) => (listable === undefined ? 'terms.new' : 'terms.listNew')

/** Something new can be proposed. */
const canBeMore = ({ new_name: name, listable = [] }: Group) =>
  name !== undefined || listable.length > 0

function NewButton({ group, onOpen }: { group: Group; onOpen(): void }) {
  const text = useText<TextKey>()
  if (!canBeMore(group) && group.listable === undefined) return null
  return (
    <div className={styles.top}>
      {canBeMore(group) ? (
        <Button look="quiet" size="small" onClick={onOpen}>
          {text(newWordsOf(group))}
        </Button>
      ) : (
        <p className={styles.hint}>{text('terms.listNone')}</p>
      )}
    </div>
  )
}

type TableProps = {
  readonly group: Group
  readonly opened: string | undefined
  onOpen(id: string): void
}

function GroupTable({ group, opened, onOpen }: TableProps) {
  const { named } = useTermWords()
  const columns = useColumns(group)
  return (
    <DataTable
      name={`terms.${group.name}`}
      label={named(group.name)}
      columns={columns}
      rows={group.rows}
      open={opened}
      idOf={({ id }) => id}
      {...(!group.is_fixed && { onOpen: ({ id }: Row) => onOpen(id) })}
    />
  )
}

function useColumns({ name: group, fields }: Group): readonly Column<Row>[] {
  const text = useText<TextKey>()
  const { named, written } = useTermWords()
  const subjectNamed = useSubjectName()
  return useMemo(
    () => [
      {
        id: 'id',
        head: text('terms.subject'),
        shown: 'always',
        cell: ({ id }) => <span className={styles.subject}>{subjectNamed(group, id)}</span>,
        sortBy: ({ id }) => id,
      },
      ...fixedLast(fields).map(
        (field): Column<Row> => ({
          id: field.name,
          head: named(field.name),
          align: 'end',
          cell: ({ values }) => cellOf(field, written(field, values[field.name] ?? '')),
          // Without a limit there is more than with any.
          sortBy: ({ values }) => rankIn(field, values[field.name] ?? ''),
        }),
      ),
    ],
    [text, named, written, subjectNamed, group, fields],
  )
}

/** What changes is read more often than what never does. */
const fixedLast = (fields: readonly Field[]) => [
  ...fields.filter(({ once }) => once === undefined),
  ...fields.filter(({ once }) => once !== undefined),
]

/** A list takes one line; whole it is in the form that the row opens. */
function cellOf({ as }: Field, words: string): ReactNode {
  if (!isList(as)) return words
  return (
    <span className={styles.list} title={words}>
      {words}
    </span>
  )
}

const rankIn = ({ as }: Field, value: string) => (isWords.has(as) ? value : rankOf(value || MOST))

const isWords: ReadonlySet<Field['as']> = new Set([
  ...(['flag', 'choice', 'address', 'wholes', 'dates', 'tiers'] as const),
])

const MOST = '999999999999'
/** In the place of a row: the form of one that is not there yet. No name has a space at its beginning. */
const NEW = ' new'
