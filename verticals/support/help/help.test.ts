/** The help centre on a real server: its first articles in every language, the search, live figures, votes, and what operators write. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { get, post } from '@evenkeel/server/testing/calls.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { languages } from '@evenkeel/wire'
import { firstArticles } from '../first/first.ts'

let server: TestServer
before(async () => {
  server = await startTestServer()
})
after(() => server.stop())

const ask = (path: string, language = 'en', token?: string) =>
  get(server.url, `support/${path}`, { 'accept-language': language, ...(token && { token }) })
type Entry = { readonly slug: string; readonly category: string }
const slugs = ({ articles }: { articles: readonly Entry[] }) => articles.map(({ slug }) => slug)

for (const language of languages)
  test(`[H20] every first article is written in ${language}, with nothing left to fill in`, async () => {
    for (const { slug } of firstArticles) {
      const { data, text } = await ask(`get_article?slug=${slug}`, language)
      assert.equal(data?.language, language, text)
      assert.doesNotMatch(data.body, /[{}]/, slug)
      assert.ok(data.body.length > 80 && data.title.length > 1, slug)
    }
  })

for (const [language, search, slug] of [
  ['en', 'liquidation', 'contracts'],
  ['en', 'witdrawal', 'deposits-withdrawals'],
  ['ja', '手数料', 'fees'],
  ['ja', '出金', 'deposits-withdrawals'],
  ['ru', 'комиссию', 'fees'],
  ['ru', 'вывести средства', 'deposits-withdrawals'],
  ['ko', '수수료는', 'fees'],
  ['zh-TW', '手續費', 'fees'],
  ['zh-TW', '強制平倉', 'contracts'],
  ['hi', 'शुल्क', 'fees'],
  ['vi', 'rut tien', 'deposits-withdrawals'],
  ['de', 'Gebühren', 'fees'],
  ['es', 'comision', 'fees'],
  ['fr', 'securite', 'security'],
  ['pt', 'saque', 'deposits-withdrawals'],
  ['it', 'commissioni', 'fees'],
  ['id', 'biaya', 'fees'],
  ['ja', 'API', 'api'],
] as const)
  test(`[H17] "${search}" finds ${slug} in ${language}`, async () => {
    const { data } = await ask(`get_articles?search=${encodeURIComponent(search)}`, language)
    assert.ok(slugs(data).slice(0, 3).includes(slug), slugs(data).join(' '))
  })

test('[H17] what nobody has written about is not found, and documents are not among the articles', async () => {
  const { data } = await ask('get_articles?search=xyzzyplugh')
  assert.deepEqual(data.articles, [])
  const all = (await ask('get_articles')).data
  assert.equal(slugs(all).includes('terms'), false)
  assert.equal(all.articles.length, firstArticles.length - 2)
})

test('[H18] figures are those of the terms that hold, in the reader’s own way of writing', async () => {
  const body = async (language: string) =>
    (await ask('get_article?slug=fees', language)).data.body as string
  const english = await body('en')
  assert.match(english, /0\.08%/)
  assert.match(english, /0\.1%/)
  assert.match(await body('de'), /0,08\s?%/)
})

test('[H19] who votes again changes their vote; operators see the sum', async () => {
  const { token } = await server.member()
  const { data } = await ask('get_article?slug=security', 'en', token)
  assert.equal(data.vote, undefined)
  const vote = (isHelpful: boolean, headers = {}) =>
    post(server.url, 'support/rate_article', { id: data.id, is_helpful: isHelpful }, headers)
  for (const isHelpful of [true, true, false]) await vote(isHelpful, { token })
  await vote(true)
  await vote(true)
  assert.equal((await ask('get_article?slug=security', 'en', token)).data.vote, false)
  const desk = (await server.operator({ role: 'support' })).token
  const { data: drafts } = await get(server.consoleUrl, 'console/get_articles', { token: desk })
  const row = drafts.articles.find((one: Entry) => one.slug === 'security')
  assert.deepEqual([row.helpful, row.unhelpful], [1, 1])
  assert.equal(
    (await post(server.url, 'support/rate_article', { id: 'A'.repeat(22), is_helpful: true }))
      .reason,
    'articleDoesNotExist',
  )
})

test('[H16] an operator writes, changes and hides an article; wrong ones are refused by name', async () => {
  const { token } = await server.operator({ role: 'support' })
  const save = (more: object) =>
    post(
      server.consoleUrl,
      'console/save_article',
      { slug: 'stops', category: 'trading', is_published: true, texts: [text], ...more },
      { token },
    )
  const text = { language: 'en', title: 'Stop orders', body: 'Takers pay {pairs_takerFeeBps}.' }
  const made = await save({})
  assert.equal(made.code, 1, made.text)
  assert.equal((await save({})).reason, 'slugTaken')
  assert.equal(
    (await save({ slug: 'other', texts: [{ ...text, body: '{pairs_nothing}' }] })).reason,
    'figureUnknown',
  )
  assert.match((await ask('get_article?slug=stops', 'fr')).data.body, /^Takers pay 0[.,]1/)
  assert.equal((await ask('get_article?slug=stops', 'fr')).data.language, 'en')
  assert.ok(slugs((await ask('get_articles?search=stop')).data).includes('stops'))
  assert.equal((await save({ id: made.data.id, is_published: false })).code, 1)
  assert.equal((await ask('get_article?slug=stops')).reason, 'articleDoesNotExist')
  assert.equal(slugs((await ask('get_articles?search=stop')).data).includes('stops'), false)
})
