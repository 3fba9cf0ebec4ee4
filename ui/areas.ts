/** Areas of telephone numbers. */

export type Area = {
  /** Two letters, which name the flag. */
  readonly country: string
  readonly name: string
  /** With its plus, as `+49`. */
  readonly code: string
}
