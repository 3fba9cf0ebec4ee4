/** Who works on which case. Rule P42. */
import type { Millis } from '@evenkeel/kernel'
import type { Operator, Tables } from '@evenkeel/wire/server'

export type Taken = { readonly operator: number; readonly name: string; readonly at: Millis }

export type Assignments = {
  /** All of a queue, by case. */
  of(queue: string): Promise<ReadonlyMap<string, Taken>>
  find(queue: string, id: string): Promise<Taken | undefined>
  /** Who has it then: another one, if that one was first. An admin takes it from anybody. */
  take(queue: string, id: string, by: Operator): Promise<Taken>
  /** Only its own taker, or an admin, gives it back; whoever else asks, it stays. */
  giveBack(queue: string, id: string, by: Operator): Promise<void>
  /** It is decided, or half decided: nobody works on it. */
  end(queue: string, id: string): Promise<void>
}

type Row = Taken & { readonly id: string }

const SELECT = `select case_id as id, operator::float8 as operator, name, taken_at::float8 as at
  from queue_assignment join operator on operator.id = queue_assignment.operator`

export function createAssignments(tables: Tables, now: () => Millis): Assignments {
  const isAdmin = ({ role }: Operator) => role === 'admin'

  async function find(queue: string, id: string): Promise<Taken | undefined> {
    const rows = await tables.rows<Row>(`${SELECT} where queue = $1 and case_id = $2`, [queue, id])
    return rows[0]
  }

  async function take(queue: string, id: string, by: Operator): Promise<Taken> {
    const [row] = await tables.rows<{ at: Millis }>(
      `insert into queue_assignment (queue, case_id, operator, taken_at) values ($1, $2, $3, $4)
       on conflict (queue, case_id) do update
         set operator = excluded.operator, taken_at = excluded.taken_at
         where $5 or queue_assignment.operator = excluded.operator
       returning taken_at::float8 as at`,
      [queue, id, by.id, now(), isAdmin(by)],
    )
    const own = { operator: by.id, name: by.name }
    if (row !== undefined) return { ...own, at: row.at }
    // Given back in the very moment: then it is free, and taken by asking again.
    return (await find(queue, id)) ?? take(queue, id, by)
  }

  return {
    async of(queue) {
      const rows = await tables.rows<Row>(`${SELECT} where queue = $1`, [queue])
      return new Map(rows.map((row) => [row.id, row]))
    },

    find,

    take,

    async giveBack(queue, id, by) {
      await tables.rows(
        'delete from queue_assignment where queue = $1 and case_id = $2 and (operator = $3 or $4)',
        [queue, id, by.id, isAdmin(by)],
      )
    },

    async end(queue, id) {
      const sql = 'delete from queue_assignment where queue = $1 and case_id = $2'
      await tables.rows(sql, [queue, id])
    },
  }
}
