/** Something is not as it must be. */
export class Caught extends Error {
  override readonly name = 'Caught'
}
