/** Asks, and does as much work as is asked for: it can grow while somebody else guesses. */

/** What a proof of work is at: how many of a hundred who tried as long are done, and whether it is one of the long ones. */
export type Proof = { readonly percent: number; readonly isHard: boolean }

/** From so many bits on it takes so long that one has to be told why. */
const HARD_BITS = 20
/** From the least work to the most there are no more steps than this. */
const PROOFS_MOST = 7

export function proofAt(bits: number, share = 0): Proof {
  return { percent: Math.floor(share * 100), isHard: bits >= HARD_BITS }
}

type Asking<Answer> = {
  /** The proof is asked for every time: it is done before the first try. */
  readonly always: boolean
  ask(captcha: string | undefined): Promise<Answer>
  prove(): Promise<string>
  /** Whether it was refused for want of a proof that is hard enough. */
  isWanted(error: unknown): boolean
}

export async function withProof<Answer>(asking: Asking<Answer>): Promise<Answer> {
  const { always, ask, prove, isWanted } = asking
  let proofs = always ? 1 : 0
  let captcha = always ? await prove() : undefined
  for (;;) {
    try {
      return await ask(captcha)
    } catch (error) {
      if (!isWanted(error) || proofs >= PROOFS_MOST) throw error
      proofs++
      captcha = await prove()
    }
  }
}
