/** Shows how tests go: a dot for each that passed, or a line for each; what failed at once, with its reason. */

const WIDTH = 80

/** For a run of thousands. */
export function dots(write = (text) => process.stdout.write(text)) {
  let column = 0
  return ({ outcome, failure }) => {
    if (outcome === 'passed') {
      column = (column + 1) % WIDTH
      write(column === 0 ? '.\n' : '.')
    }
    if (failure === undefined) return
    write(column > 0 ? `\n${failure}` : failure)
    column = 0
  }
}

/** For a run of a few, and for tests that take seconds each. */
export function lines(write = (text) => process.stdout.write(text)) {
  const marks = { passed: '✔', skipped: '-', failed: '✖' }
  return ({ outcome, name, nesting, ms = 0, failure }) =>
    write(failure ?? `${'  '.repeat(nesting)}${marks[outcome]} ${name} (${ms.toFixed(0)} ms)\n`)
}
