/** The command in a proposal: the text that `canonical` made of it, read back. */
import { canonical, type Typed } from '@evenkeel/kernel'

/** Texts, which may hold anything; and amounts, which are digits before an `n`. */
const TOKENS = /"(?:[^"\\]|\\.)*"|-?[0-9]+n/g
const AMOUNT = 'amount:'

/** Nothing, where the text is not letter by letter what the command makes. */
export function commandIn(text: string): Typed | undefined {
  const marked = text.replace(TOKENS, (token) =>
    token.startsWith('"') ? token : `"${AMOUNT}${token.slice(0, -1)}"`,
  )
  try {
    const command = JSON.parse(marked, (_, value) =>
      typeof value === 'string' && value.startsWith(AMOUNT)
        ? BigInt(value.slice(AMOUNT.length))
        : value,
    )
    return canonical(command) === text ? command : undefined
  } catch {
    return undefined
  }
}
