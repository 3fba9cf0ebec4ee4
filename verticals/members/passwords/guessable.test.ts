/** What is guessed first is refused, in whatever dress; what is good is not, however long it is. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRandom } from '@evenkeel/kernel/testing'
import { commonPasswords } from './common.ts'
import { faultOf } from './faults.ts'

const isRefused = (password: string) => faultOf(password, [])?.refusal === 'passwordTooCommon'
const long = [...commonPasswords].filter((word) => /^[a-z]{8,14}$/.test(word))

for (const [kind, all] of [
  [
    'a walk over the keys',
    'qweasdzxc 1qazxsw2 zaq12wsx qwer1234 12qwaszx !QAZ2wsx a1s2d3f4 1a2b3c4d',
  ],
  ['a walk on another keyboard', 'qwertzuiop azertyuiop йцукенгш фывапролдж yxcvbnm123 wxcvbn2024'],
  ['a walk with a few more', 'asdfg123! qwert12345 zxcvb2024 poiuyt99! 99mnbvcx ASDFGH!!'],
  ['numbers by the pad or by step', '14789632 159753159 789456123 11223344 12344321 9876543210'],
  ['a date', '19901231 31121990 12251988 2024-06-01 01/02/2003 19901991'],
  ['signs for letters', 'm1ch43l! p@$$w0rd5 dr4g0n99 s3cur1ty fr33d0m1 1l0v3y0u $unsh1ne'],
  ['something before it', '123password 2024dragon !!monkey!! 007jamesbond 1princess1'],
  ['backwards', 'drowssap nogard99 enihsnus ytiruces1'],
  ['twice', 'monkeymonkey Dragon-Dragon password.password hunterhunter1'],
  ['a word more', 'ilovedavid mydragon1 superdaniel jessicalover michaelforever charlieboy99'],
] as const)
  test(`[E5, I4] ${kind} is guessed first`, () => {
    for (const password of all.split(' ')) assert(isRefused(password), password)
  })

test('[E5, I4] of the most used ones, and what is made of them, tens of thousands are refused', () => {
  const made = long.flatMap((word) => [
    word,
    word.toUpperCase(),
    `${word}1`,
    `${word}123`,
    `${word}!`,
    `${word}2026`,
    `1${word}`,
    word.replaceAll('a', '@').replaceAll('o', '0'),
    word.replaceAll('e', '3'),
    `my${word}`,
    `${word.charAt(0).toUpperCase()}${word.slice(1)}!1`,
    [...word].reverse().join(''),
  ])
  assert(commonPasswords.size > 2_500 && new Set(made).size > 10_000, String(new Set(made).size))
  assert.deepEqual(
    made.filter((password) => !isRefused(password)),
    [],
  )
})

test('[E5] what chance makes is not refused', () => {
  const { below } = createRandom(7)
  const signs = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!#$%&*+-?@'
  const drawn = (length: number) =>
    Array.from({ length }, () => signs.charAt(below(signs.length))).join('')
  for (const length of [9, 10, 12, 16, 24, 40, 128])
    for (let nth = 0; nth < 1_000; nth++) {
      const password = drawn(length)
      assert(!isRefused(password), password)
    }
})

test('[E5] several words are good, also where each is common', () => {
  const { pick } = createRandom(11)
  for (let nth = 0; nth < 2_000; nth++) {
    const words = Array.from({ length: 4 }, () => pick(long))
    if (new Set(words).size === 1) continue
    for (const between of [' ', '-', ''])
      assert(!isRefused(words.join(between)), words.join(between))
  }
})

for (const password of [
  'correct horse battery staple',
  'mauve-lantern-84',
  'zR4!vkq2',
  'dragonscale harbour',
  'Zwölf Boxkämpfer jagen',
  'я люблю зелёный чай',
  '毎朝コーヒーを飲みます',
  'qwertyfish pond 9',
  'the quick brown fox',
  'monkey eats 3 pears',
  '1990 was a good year',
  '60221407609',
])
  test(`[E5] ${password} is good`, () => assert(!isRefused(password)))
