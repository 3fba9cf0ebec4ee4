/** The refusal to start on data that another server holds. */
export class DatabaseInUse extends Error {
  override readonly name = 'DatabaseInUse'
}
