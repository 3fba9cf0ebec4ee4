/** Small houses with broken code: each must be reported. */
import { directions } from './directions.ts'
import { type Control, packages } from './house.ts'
import { spreads } from './spreads.ts'
import { anywhere, names, purity, screens } from './words.ts'

export const controlsOfCode: Record<string, Control> = {
  'import directions': {
    rule: directions,
    bad: {
      ...packages,
      'kernel/money.ts': "import { z } from 'zod'\nimport { call } from '../wire/index.ts'",
      'kernel/clock.ts': "import { hrtime } from 'node:process'",
      'wire/index.ts': "import 'node:fs'\nexport * from './server/index.ts'",
      'ui/Sheet.tsx': "import { x } from '@evenkeel/verticals/spot/contract.ts'\nimport 'antd'",
      'verticals/spot/core.ts':
        "import { a } from '../options/core.ts'\nimport { call } from '@evenkeel/wire'\n" +
        "import { stage } from '@evenkeel/kernel/testing'",
      'verticals/spot/contract.ts': "import { spot } from './core.ts'",
      'verticals/spot/routes.ts': "import { x } from './web/Screen.tsx'\nimport pg from 'pg'",
      'verticals/spot/history.ts': "import { place } from './contract.ts'",
      'verticals/spot/web/Screen.tsx':
        "import { call } from '@evenkeel/wire'\nimport { spot } from '../core.ts'\n" +
        "const Chart = lazy(() => import('../../market/web/Chart.tsx'))",
      'verticals/margin/core/rules.ts':
        "import { match } from './match.ts'\nimport { x } from '../contract.ts'",
      'verticals/margin/web/form.ts':
        "import { margin } from '../core/index.ts'\nimport { match } from '../core/match.ts'\n" +
        "import { termsOf } from '../../spot/core/rules.ts'",
      'verticals/margin/console/desk.ts': "import { margin } from '../core/index.ts'",
      'verticals/spot/web.ts':
        "import { spot } from './core.ts'\nimport { verticals } from '../all.web.ts'",
      'verticals/spot/texts.ts': "import { Screen } from './web/Screen.tsx'",
      'verticals/market/candles/store.ts': "import { walk } from './testing/walk.ts'",
      'verticals/spot/spot.test.ts': "import { b } from '../options/core.ts'",
      'apps/server/main.ts': "import { seeds } from '../../sim/seeds.ts'\nimport ws from 'ws'",
      'apps/server/start.ts':
        "import { sides } from '@evenkeel/verticals/all.testing.ts'\n" +
        "import { kinds } from './journal/golden/make.ts'",
    },
    reports: [
      'kernel/money.ts:1 may not import zod',
      'kernel/money.ts:2 may not import ../wire/index.ts',
      'kernel/clock.ts:1 may not import node:process',
      'wire/index.ts:1 may not import node:fs',
      'wire/index.ts:2 may not import ./server/index.ts',
      'ui/Sheet.tsx:1 may not import @evenkeel/verticals/spot/contract.ts',
      'ui/Sheet.tsx:2 may not import antd',
      'verticals/spot/core.ts:1 may not import ../options/core.ts',
      'verticals/spot/core.ts:2 may not import @evenkeel/wire',
      'verticals/spot/core.ts:3 may not import @evenkeel/kernel/testing',
      'verticals/spot/contract.ts:1 may not import ./core.ts',
      'verticals/spot/routes.ts:1 may not import ./web/Screen.tsx',
      'verticals/spot/routes.ts:2 may not import pg',
      'verticals/spot/history.ts:1 may not import ./contract.ts',
      'verticals/spot/web/Screen.tsx:1 may not import @evenkeel/wire',
      'verticals/spot/web/Screen.tsx:2 may not import ../core.ts',
      'verticals/spot/web/Screen.tsx:3 may not import ../../market/web/Chart.tsx',
      'verticals/margin/core/rules.ts:1 may not import ./match.ts',
      'verticals/margin/core/rules.ts:2 may not import ../contract.ts',
      'verticals/margin/web/form.ts:1 may not import ../core/index.ts',
      'verticals/margin/web/form.ts:2 may not import ../core/match.ts',
      'verticals/margin/web/form.ts:3 may not import ../../spot/core/rules.ts',
      'verticals/margin/console/desk.ts:1 may not import ../core/index.ts',
      'verticals/spot/web.ts:1 may not import ./core.ts',
      'verticals/spot/web.ts:2 may not import ../all.web.ts',
      'verticals/spot/texts.ts:1 may not import ./web/Screen.tsx',
      'verticals/market/candles/store.ts:1 may not import ./testing/walk.ts',
      'verticals/spot/spot.test.ts:1 may not import ../options/core.ts',
      'apps/server/main.ts:1 may not import ../../sim/seeds.ts',
      'apps/server/main.ts:2 may not import ws',
      'apps/server/start.ts:1 may not import @evenkeel/verticals/all.testing.ts',
      'apps/server/start.ts:2 may not import ./journal/golden/make.ts',
    ],
    good: {
      ...packages,
      'kernel/index.ts': "export * from './money.ts' // import 'zod'",
      'verticals/all.testing.ts': "import { side } from './spot/testing/side.ts'",
      'apps/server/journal/golden/make.ts':
        "import { sides } from '@evenkeel/verticals/all.testing.ts'\n" +
        "import { keyAt } from '@evenkeel/kernel/testing'",
      'kernel/money.test.ts': "import fc from 'fast-check'\nimport { test } from 'node:test'",
      'wire/server/index.ts': "import { createHash } from 'node:crypto'\nimport '../index.ts'",
      'verticals/all.core.ts': "import { spot } from './spot/core.ts'",
      'verticals/spot/core.ts': "import { move } from '@evenkeel/kernel'",
      'verticals/spot/contract.ts':
        "import { call } from '@evenkeel/wire'\nimport type { Refusal } from './core.ts'",
      'verticals/spot/web/Screen.tsx':
        "import { useState } from 'react'\nimport { Sheet } from '@evenkeel/ui'\n" +
        "import type { Call } from '@evenkeel/wire'\nimport { place } from '../contract.ts'",
      'verticals/margin/core/rules.ts':
        "import { refuse } from '@evenkeel/kernel'\nimport type { Terms } from './facts.ts'\n" +
        "import { pairOf } from './pair.ts'",
      'verticals/margin/core/place.ts': "import { validate } from './rules.ts'",
      'verticals/margin/routes.ts': "import { highestPrice } from './core/pair.ts'",
      'verticals/margin/web/form.ts':
        "import { validate } from '../core/rules.ts'\nimport { pairOf } from '../core/pair.ts'\n" +
        "import type { Terms } from '../core/facts.ts'",
      'verticals/margin/console/desk.ts': "import { pairOf } from '../core/pair.ts'",
      'verticals/spot/web.ts':
        "import type { Vertical } from '@evenkeel/ui'\nimport * as texts from './texts.ts'\n" +
        "import { openFeed } from './web/feed.ts'",
      'verticals/spot/texts.ts': "export const orders = () => import('./web/orders/text/en.ts')",
      'verticals/spot/spot.test.ts':
        "import { stage } from '@evenkeel/kernel/testing'\n" +
        "import { serve } from '@evenkeel/server/testing/index.ts'",
      'verticals/market/candles/testing/walk.ts':
        "import { createRandom } from '@evenkeel/kernel/testing'\nimport '../store.ts'",
      'apps/server/main.ts':
        "import pg from 'pg'\nconst web = new URL('../web/dist/', import.meta.url)",
      'sim/main.ts': "import { serve } from '@evenkeel/server/testing/index.ts'",
    },
  },
  'the pure part': {
    rule: purity,
    bad: {
      'kernel/ids.ts':
        "import 'node:fs'\nconst a = Date.now() + Math.floor(Math.random())\nnew Date()",
      'verticals/spot/core/book.ts': 'setTimeout(go)\nconsole.log(parseFloat(process.env.X))',
    },
    reports: [
      "kernel/ids.ts:1 has import 'node:fs",
      'kernel/ids.ts:2 has Date.now',
      'kernel/ids.ts:2 has Math.floor',
      'kernel/ids.ts:2 has Math.random',
      'kernel/ids.ts:3 has new Date',
      'verticals/spot/core/book.ts:1 has setTimeout',
      'verticals/spot/core/book.ts:2 has console.',
      'verticals/spot/core/book.ts:2 has parseFloat',
      'verticals/spot/core/book.ts:2 has process.',
    ],
    good: {
      'kernel/ids.ts':
        "/** No Date.now here. */ const a = Math.max(1, 2) // Math.random\n'new Date'",
      'kernel/testing/index.ts': 'console.log(Date.now())',
      'kernel/ids.test.ts': 'performance.now()',
      'verticals/spot/routes.ts': 'Date.now()',
    },
  },
  screens: {
    rule: screens,
    bad: {
      'verticals/spot/web/Screen.tsx': 'fetch(url); new WebSocket(url); Number(x).toFixed(2)',
      'verticals/spot/web/Row.tsx': 'formatFigure(x); new Intl.NumberFormat()',
      'verticals/spot/console/Desk.tsx': 'parseFloat(x)',
      'verticals/spot/web/Form.tsx': '<input inputMode="decimal" /><input type="number" />',
    },
    reports: [
      'verticals/spot/web/Screen.tsx:1 has fetch(',
      'verticals/spot/web/Screen.tsx:1 has WebSocket',
      'verticals/spot/web/Screen.tsx:1 has Number(',
      'verticals/spot/web/Screen.tsx:1 has toFixed',
      'verticals/spot/web/Row.tsx:1 has formatFigure',
      'verticals/spot/web/Row.tsx:1 has NumberFormat',
      'verticals/spot/console/Desk.tsx:1 has parseFloat',
      'verticals/spot/web/Form.tsx:1 has inputMode="decimal"',
      'verticals/spot/web/Form.tsx:1 has type="number"',
    ],
    good: { 'verticals/spot/web/Screen.tsx': 'refetch(); isNumber(x)', 'ui/call.ts': 'fetch(url)' },
  },
  'words banned anywhere': {
    rule: anywhere,
    bad: {
      'ui/Rich.tsx': '<p dangerouslySetInnerHTML={x} />\nconst y = z as any // @ts-ignore',
      'apps/server/a.ts': 'eval(x)\nnew Function(x)\n// TODO later',
      'apps/server/sql.ts':
        // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source under test.
        "db.query(`select ${x}`)\ndb.query<Row>({ text: `a ${b}` })\ndb.query('a' + b)",
      'ui/look.css': '/* FIXME */',
      'sim/a.test.ts': "test.only('a')\ntest('b', { skip: true }, run)\nt.todo()",
      'ui/b.test.tsx': '',
    },
    reports: [
      'ui/Rich.tsx:1 has dangerouslySetInnerHTML',
      'ui/Rich.tsx:2 has as any',
      'ui/Rich.tsx:2 has @ts-ignore',
      'apps/server/a.ts:1 has eval(',
      'apps/server/a.ts:2 has new Function',
      'apps/server/a.ts:3 has TODO',
      'apps/server/sql.ts:1 has query(`select ${',
      'apps/server/sql.ts:2 has query<Row>({ text: `a ${',
      "apps/server/sql.ts:3 has query('a' +",
      'ui/look.css:1 has FIXME',
      'sim/a.test.ts:1 has .only(',
      'sim/a.test.ts:2 has test(',
      'sim/a.test.ts:3 has .todo(',
      'ui/b.test.tsx would never run',
    ],
    good: {
      'apps/server/a.ts': "db.query('select $1', [x])\nmedieval(x) // as any number would\n'eval('",
      'verticals/spot/text/es.ts': "export default { all: 'TODO' }",
      'sim/a.test.ts': "test('a', run)\nlist({ skip: 10 })",
    },
  },
  'literals spread into literals': {
    rule: spreads,
    bad: {
      'ui/a.ts': 'const a = { ...{ b, c }, d }\nconst e = [f, ...[g, h]]\ni(...[j, { k }])',
      'ui/Row.tsx': '<Row {...{ a, b }} />',
      'ui/a.test.ts': 'const a = {\n  ...{\n    b: [c],\n  },\n}\nd(...[e] as const)',
    },
    reports: [
      'ui/a.ts:1 spreads a literal',
      'ui/a.ts:2 spreads a literal',
      'ui/a.ts:3 spreads a literal',
      'ui/Row.tsx:1 spreads a literal',
      'ui/a.test.ts:2 spreads a literal',
      'ui/a.test.ts:6 spreads a literal',
    ],
    good: {
      'ui/a.ts':
        "const a = { ...b, ...(c ? { d } : {}) }\ne(...[f].map(g), ...{ h }[i])\n'...[j]' // ...[k]",
      'ui/Row.tsx': '<p {...rest}>wait ...{name}</p>',
    },
  },
  'names that say nothing': {
    rule: names,
    bad: {
      'ui/dateUtils.ts': '',
      'apps/server/helpers/index.ts': '',
      'apps/server/a.ts': 'class OrderManager {}\ntype MailService = 1\nconst jsonUtils = () => 1',
    },
    reports: [
      'ui/dateUtils.ts has',
      'apps/server/helpers/index.ts has',
      'apps/server/a.ts:1 OrderManager has',
      'apps/server/a.ts:2 MailService has',
      'apps/server/a.ts:3 jsonUtils has',
    ],
    good: {
      'apps/server/a.ts': "import { SomeService } from 'x'\n// type Manager\nclass Futility {}",
    },
  },
}
