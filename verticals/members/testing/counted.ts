/** Tables that count their statements: what takes as many as something else tells nothing by them. */

type Tables = { rows<Row>(sql: string, values: readonly unknown[]): Promise<readonly Row[]> }
export type Counted = Tables & { readonly statements: string[] }

export function counted(tables: Tables): Counted {
  const statements: string[] = []
  return {
    statements,
    rows(sql, values) {
      statements.push(sql.replace(/\s+/g, ' '))
      return tables.rows(sql, values)
    },
  }
}
