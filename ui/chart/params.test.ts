/** What indicators may be computed with: said at the field what will not do, kept and read again. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keepShared, readSettings, readShared } from './chartSettings.ts'
import { type Indicator, indicatorName, settingOf, usualParams } from './indicators.ts'
import { isUsable, paramFields, paramsIn, problemsOf } from './params.ts'

const whys = (indicator: Indicator, ...written: string[]) =>
  problemsOf(indicator, written).map((problem) => problem?.why)

test('what is usual will do, and has a field for each figure', () => {
  for (const [name, params] of Object.entries(usualParams) as [Indicator, readonly number[]][]) {
    assert.equal(paramFields[name].length, params.length)
    assert.ok(isUsable(name, params))
  }
})

test('a period is a whole number within its bounds, whatever else is typed', () => {
  for (const wrong of ['', '0', '501', '1.5', '-3', 'x', '1e2', ' '])
    assert.deepEqual(whys('MA', wrong, '25', '99'), ['range', undefined, undefined], wrong)
  for (const right of ['1', '500', ' 30 ', '007'])
    assert.deepEqual(whys('MA', right, '25', '99'), [undefined, undefined, undefined], right)
  assert.deepEqual(problemsOf('MA', ['0', '25', '99'])[0], { why: 'range', least: 1, most: 500 })
})

test('deviations may have two decimals, with a point or a comma', () => {
  assert.deepEqual(whys('BOLL', '20', '2,5'), [undefined, undefined])
  assert.deepEqual(paramsIn(['20', '2,5']), [20, 2.5])
  assert.deepEqual(whys('BOLL', '1', '2.555'), ['range', 'decimals'])
  assert.deepEqual(whys('BOLL', '20', '0'), [undefined, 'decimals'])
})

test('no period stands twice, and the slow one is longer than the fast one', () => {
  assert.deepEqual(whys('RSI', '6', '6', '24'), [undefined, 'twice', undefined])
  assert.deepEqual(whys('MACD', '26', '26', '9'), [undefined, 'fastBelowSlow', undefined])
  assert.deepEqual(whys('MACD', '12', '26', '26'), [undefined, undefined, undefined])
  assert.deepEqual(whys('KDJ', '9', '3', '3'), [undefined, undefined, undefined])
})

test('lines are named by what they are computed with', () => {
  const params = { ...usualParams, MA: [5, 10, 20], VOL: [3, 30] }
  assert.equal(indicatorName('MA', params), 'MA (5, 10, 20)')
  const titles = (name: Indicator) => settingOf(name, params).lines.map(({ title }) => title)
  assert.deepEqual(titles('MA'), ['MA5', 'MA10', 'MA20'])
  assert.deepEqual(titles('VOL'), ['MA3', 'MA30', 'VOL'])
})

test('what is kept is read again as far as it can be computed with', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  keepShared(storage, { params: { ...usualParams, MA: [5, 10, 20] }, own: false })
  assert.deepEqual(readShared(storage), {
    params: { ...usualParams, MA: [5, 10, 20] },
    own: false,
  })
  const [key] = [...kept.keys()]
  for (const broken of [
    { params: { MA: [5, 10] } },
    { params: { MA: [0, 10, 20] } },
    { params: { MA: ['5', '10', '20'] } },
    { params: 7 },
  ]) {
    kept.set(key!, JSON.stringify(broken))
    assert.deepEqual(readShared(storage), { params: usualParams, own: true })
  }
})

test('a small chart has its own choice, of one indicator of each sort', () => {
  const storage = {
    getItem: (key: string) =>
      key === 'CHART' ? '{"main":["MA","BOLL"],"sub":["VOL","RSI"]}' : '{"sub":["MACD","KDJ"]}',
  }
  assert.deepEqual(readSettings(storage, 'large').sub, ['VOL', 'RSI'])
  assert.deepEqual(readSettings(storage, 'small').sub, ['MACD'])
  assert.deepEqual(readSettings(storage, 'small').main, ['MA'])
})
