/** A throttle with a clock that tests can turn, and floods of tries at it. */
import { createThrottle, type Guess } from '../throttle.ts'

export function givenThrottle() {
  let now = 1_800_000_000_000
  const throttle = createThrottle({ now: () => now })
  return {
    throttle,
    wait(ms: number) {
      now += ms
    },

    /** Does all the work that is asked for, and remembers how much that was. */
    paying() {
      const asked: number[] = []
      return { asked, solve: (bits: number) => asked.push(bits) > 0 }
    },

    /** How many of so many wrong guesses are let through. */
    guess(times: number, guess: (nth: number) => Guess, hasSolved?: (bits: number) => boolean) {
      let passed = 0
      for (let nth = 0; nth < times; nth++)
        if (throttle.password(guess(nth), hasSolved).ok) passed++
      return passed
    },

    /** How many of so many codes are sent, and for how hard a work the last one. */
    send(times: number, address: (nth: number) => string) {
      let [sent, hardest] = [0, 0]
      for (let nth = 0; nth < times; nth++) {
        const solved = (bits: number) => {
          hardest = Math.max(hardest, bits)
          return true
        }
        if (throttle.sending(address(nth), solved).ok) sent++
      }
      return [sent, hardest]
    },
  }
}
