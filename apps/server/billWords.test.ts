/** The words of the bill: a text for every reason that any vertical moves money for, and for what it belongs to. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { verticals } from '@evenkeel/verticals/all.server.ts'
import { bill } from '@evenkeel/verticals/wallet/texts.ts'
import { languages } from '@evenkeel/wire'

const reasons = verticals.flatMap(({ billReasons = {} }) => Object.keys(billReasons))
const kinds = verticals.flatMap(({ billKinds = {} }) => Object.values(billKinds))
const idKinds = verticals.flatMap((one) => Object.keys(one.idKinds ?? {}))

for (const language of languages)
  test(`every reason has its words in ${language}, and every kind of thing`, async () => {
    const { default: words } = await bill(language)
    assert.ok(reasons.length > 10)
    for (const reason of reasons) assert.ok(words[`bill.reason.${reason}`], reason)
    for (const kind of kinds) assert.ok(words[`bill.kind.${kind}`], kind)
    // And for operators who look at a member's movements.
    const { default: console } = await import(
      `@evenkeel/verticals/wallet/console/members/text/${language}.ts`
    )
    for (const reason of reasons) assert.ok(console[`moved.${reason}`], reason)
  })

test('what a movement belongs to is a kind of id that there is, of a reason that there is', () => {
  for (const kind of kinds) assert.ok(idKinds.includes(kind), kind)
  for (const { name, billKinds = {}, billReasons = {} } of verticals)
    for (const reason of Object.keys(billKinds))
      assert.ok(reason in billReasons, `${name} ${reason}`)
})

test('[wallet W35] what comes in or goes out is a reason of the vertical that declares it', () => {
  for (const { name, billFlows = [], billReasons = {} } of verticals)
    for (const reason of billFlows) assert.ok(reason in billReasons, `${name} ${reason}`)
})
