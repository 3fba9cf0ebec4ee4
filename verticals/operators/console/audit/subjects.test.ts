/** What the audit log is about: whatever any call notes has words here, and a page where there is one. */
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { subjectsIn } from './subjects.ts'

const verticals = fileURLToPath(new URL('../../../', import.meta.url))

/** What may stand for the parts of a noted subject. */
const samples: Readonly<Record<string, string>> = {
  name: 'cancelOnly',
  key: 'marketHalted/btcusdt',
  queue: 'withdrawals',
  'shown.about': 'case 12',
  'picture.about': 'chat 12',
  language: 'zh-TW',
  nth: '0',
  project: '4',
  id: '31',
  uid: '10000007',
  'found.uid': '10000007',
  'input.number': '2',
  'input.member': '10000007',
  'proposal.id': '31',
  'person.id': '3',
  owner: '3',
  operator: '3',
  'context.input.account': 'custody:bitcoin',
  "named ?? 'new'": 'new',
}
/** Where a name means another thing than elsewhere. */
const special: Readonly<Record<string, string>> = {
  'setting ${name}': 'setting registration',
  '${name} ${id}': 'pairs btcusdt',
  'reserves ${name}': 'reserves USDT ethereum',
  'account house:${name}': 'account house:options',
}

function sampleOf(template: string): string {
  return (
    special[template] ??
    template
      .replace(/\$\{networkName\([^}]*\)\}/g, 'USDT ethereum')
      .replace(/\$\{([^}]*)\}/g, (_, part: string) => samples[part] ?? 'some-name')
  )
}

function notedSubjects(): readonly string[] {
  const files = globSync('**/*.ts', { cwd: verticals }).filter(
    (path) => !/(\.test\.ts$|\/(text|testing|node_modules|notices)\/|notice)/.test(path),
  )
  return files.flatMap((path) => {
    const source = readFileSync(`${verticals}${path}`, 'utf8')
    if (!/\bnote\b|begun\.end/.test(source)) return []
    const direct = source.matchAll(/subject: (?:`([^`]+)`|'([^']+)')/g)
    const made = source.matchAll(/subjectOf = [^\n]*=> `([^`]+)`/g)
    return [...direct, ...made].map(([, template = '', plain]) => plain ?? template)
  })
}

test('whatever a call notes as its subject is read', () => {
  const noted = notedSubjects()
  assert.ok(noted.length > 30, `${noted.length} subjects are noted`)
  const unread = noted.map(sampleOf).filter((sample) => subjectsIn(sample) === undefined)
  assert.deepEqual(unread, [])
})

test('subjects lead to their pages', () => {
  for (const [recorded, key, to] of [
    ['member 10000007', 'audit.subject.member', '/members/10000007'],
    ['operator 3', 'audit.subject.operator', '/operators'],
    ['operator olga', 'audit.subject.operator', '/operators'],
    ['deposits 7f', 'audit.subject.deposits', '/queues/deposits'],
    ['picture of case 12', 'audit.subject.picture', '/queues/identities'],
    ['pairs btcusdt', 'terms.group.pairs', '/terms'],
    ['contracts btcusdt', 'terms.group.contracts', '/terms'],
    ['switch marketHalted/btcusdt', 'audit.subject.switch', '/switches'],
    ['setting registration', 'audit.subject.setting', '/settings'],
    ['account house:fees', 'audit.subject.account', '/ledger?account=house:fees'],
    ['account custody:bitcoin', 'audit.subject.account', '/ledger?account=custody:bitcoin'],
    ['project two-bridges', 'audit.subject.project', '/charity'],
    ['project two-bridges de', 'audit.subject.projectText', '/charity'],
    ['project two-bridges update 4', 'audit.subject.projectUpdate', '/charity'],
    ['project two-bridges partners', 'audit.subject.projectPartners', '/charity'],
    ['charity payout 9k', 'audit.subject.payout', '/charity'],
    ['notice new', 'audit.subject.newNotice', '/notices'],
    ['ready answer Greeting, in short', 'audit.subject.answer', '/chats'],
  ] as const) {
    const [subject] = subjectsIn(recorded) ?? []
    assert.deepEqual([subject?.key, subject?.to], [key, to], recorded)
  }
})

test('several members are read one by one; what has no reading stays as it was recorded', () => {
  const several = subjectsIn('member 10000007, member 10000008')
  assert.deepEqual(
    several?.map(({ to }) => to),
    ['/members/10000007', '/members/10000008'],
  )
  for (const recorded of [
    '',
    'nothing known',
    'account house:nobody',
    'member 7',
    'setting none',
    'toString x',
    'switch x',
  ])
    assert.equal(subjectsIn(recorded), undefined, recorded)
})
