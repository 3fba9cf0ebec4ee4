/** The plain tables: what is about people or prices, and no part of the journal. */

export type Tables = {
  rows<Row>(sql: string, values: readonly unknown[]): Promise<readonly Row[]>
}
