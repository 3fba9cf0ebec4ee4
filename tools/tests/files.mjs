/** Which test files there are, and what each kind of them needs. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder } from '../folders.mjs'

const folders = ['kernel', 'wire', 'ui', 'verticals', 'apps', 'sim', 'bench', 'tools']
// What a test imports that starts something, or that waits for something that was started.
const STARTS =
  /from '(?:@evenkeel\/server\/|node:(?:child_process|http|net|worker_threads)'|pg'|ws'|[^']*\/(?:testing\/(?:database|server|givenEntrance|stage|givenVenues|market|exchange)|testing|database\/testing|server)\.ts')/
// They take longest, and so begin first: a run ends when its last file does.
const LONG = [/^sim\//, /^apps\/server\/(backup|console\/matrix|main|killTest)/, /\/simulator\//]

/** The test files outside of e2e whose path contains one of the words. */
export function testFiles(root, words = []) {
  const files = folders.flatMap((folder) => filesUnder(root, folder)).filter(isTest(words))
  return files.sort((one, other) => rank(one) - rank(other))
}

/**
 * The browser tests whose path contains one of the words; what takes minutes is in a full run alone,
 * and what needs other browsers than Chromium is run by its own name.
 */
export function browserTestFiles(root, words = [], extent = 'full') {
  const names = words.filter((word) => !'e2e/'.includes(word))
  const files = filesUnder(root, 'e2e')
    .filter(isTest(words))
    .filter((path) => !isOfEngines(path) || names.some((name) => path.includes(name)))
  return extent === 'full' ? files : files.filter((path) => !path.includes('e2e/full/'))
}

/** Browser tests that start Firefox or WebKit. */
export function isOfEngines(path) {
  return path.startsWith('e2e/engines/')
}

/** A server, a database, a thread, a process or a build. */
export function startsSomething(root, path) {
  const isBuilt = /^apps\/(server\/|(web|console)\/build)/.test(path)
  return isBuilt || STARTS.test(readFileSync(join(root, path), 'utf8'))
}

function rank(path) {
  const index = LONG.findIndex((pattern) => pattern.test(path))
  return index < 0 ? LONG.length : index
}

function isTest(words) {
  return (path) =>
    path.endsWith('.test.ts') && (words.length === 0 || words.some((word) => path.includes(word)))
}
