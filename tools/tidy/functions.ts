/** How long functions may be: a ratchet, so that those that were too long only become shorter. */
import { type File, isCode, isTest, lineAt, type Problem } from './files.ts'
import { blank } from './source.ts'

export const maxFunctionLines = 70

/** `allowed`: the functions that were longer, as `path#name`, with the lines that they may have. */
export function functionSizes(
  files: readonly File[],
  allowed: Readonly<Record<string, number>>,
): Problem[] {
  const sized = files.filter((file) => isCode(file) && !isTest(file)).flatMap(functionsIn)
  const long = sized.flatMap(({ key, lines }) => {
    const limit = allowed[key] ?? maxFunctionLines
    return lines > limit ? [`${key} has ${lines} lines, at most ${limit}: take it apart`] : []
  })
  const longest = new Map<string, number>()
  for (const { key, lines } of sized) longest.set(key, Math.max(longest.get(key) ?? 0, lines))
  const stale = Object.entries(allowed).flatMap(([key, limit]) => {
    const lines = longest.get(key) ?? 0
    return lines < limit ? [`${key} has ${lines} lines now: write that down`] : []
  })
  return [...long, ...stale]
}

type Sized = { readonly key: string; readonly lines: number }

/** Functions at the top of a file: from their first line to the brace in the first column that ends them. */
function functionsIn({ path, text }: File): Sized[] {
  const code = blank(text)
  const begins =
    /^(?:export )?(?:default )?(?:async )?function\*? ?([A-Za-z_$][\w$]*)|^(?:export )?const ([A-Za-z_$][\w$]*)[^=\n]*= (?:async )?(?:\([^)\n]*\)?|[A-Za-z_$][\w$]*)[^\n]*=> \{$/gm
  return [...code.matchAll(begins)].flatMap((match) => {
    const end = code.indexOf('\n}', match.index)
    if (end < 0) return []
    const lines = lineAt(code, end + 1) - lineAt(code, match.index) + 1
    return [{ key: `${path}#${match[1] ?? match[2]}`, lines }]
  })
}
