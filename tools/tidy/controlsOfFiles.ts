/** Small houses with broken files, packages or documents: each must be reported. */
import { deadFiles } from './dead.ts'
import { functionSizes } from './functions.ts'
import { type Control, packages } from './house.ts'
import { mentions } from './mentions.ts'
import { lockFile, manifests, npmSettings } from './packages.ts'
import { links, secrets } from './prose.ts'
import { citations } from './rules.ts'
import { openings, sizes } from './shape.ts'

const lines = (count: number) => 'a\n'.repeat(count)

export const controlsOfFiles: Record<string, Control> = {
  'file sizes': {
    rule: sizes,
    bad: { 'ui/a.ts': lines(401), 'ui/a.css': lines(401), 'wire/text/en.ts': lines(401) },
    reports: ['ui/a.ts has 401 lines', 'ui/a.css has 401 lines', 'wire/text/en.ts has 401 lines'],
    good: { 'ui/a.ts': lines(400), 'docs/a.md': lines(401) },
  },
  'function sizes': {
    rule: (files) => functionSizes(files, { 'ui/b.ts#b': 80, 'ui/c.ts#c': 80 }),
    bad: {
      'ui/a.ts': `export function a() {\n${lines(69)}}\n`,
      'ui/b.ts': `async function b() {\n${lines(79)}}\n`,
      'ui/c.ts': `const c = () => {\n${lines(10)}}\n`,
    },
    reports: ['ui/a.ts#a has 71 lines', 'ui/b.ts#b has 81 lines', 'ui/c.ts#c has 12 lines now'],
    good: {
      'ui/a.ts': `export function a() {\n${lines(68)}}\n`,
      'ui/b.ts': `async function b() {\n${lines(78)}}\n`,
      'ui/c.ts': `const c = () => {\n${lines(78)}}\n`,
      'ui/a.test.ts': `function a() {\n${lines(99)}}\n`,
    },
  },
  'verticals named elsewhere': {
    rule: (files) => mentions(files, { 'apps/web/b.ts': 2, 'apps/web/c.ts': 2 }),
    bad: {
      ...packages,
      'apps/web/a.ts': "const load = () => import('@evenkeel/verticals/spot/web/Screen.tsx')",
      'apps/web/b.ts':
        "import { a } from '@evenkeel/verticals/spot/contract.ts'\n" +
        "import type { B } from '../../verticals/market/contract.ts'\n" +
        "import en from '@evenkeel/verticals/market/text/en.ts'",
      'apps/web/c.ts': "import { a } from '@evenkeel/verticals/spot/contract.ts'",
      'verticals/spot/web/Screen.tsx': "import { b } from '../../market/web/b.ts'",
    },
    reports: [
      'apps/web/a.ts names verticals 1 times, at most 0',
      'apps/web/b.ts names verticals 3 times, at most 2',
      'apps/web/c.ts names verticals 1 times now',
      'verticals/spot/web/Screen.tsx names verticals 1 times, at most 0',
    ],
    good: {
      ...packages,
      'apps/web/b.ts':
        "import { a } from '@evenkeel/verticals/spot/contract.ts'\n" +
        "import { b } from '@evenkeel/verticals/market/contract.ts'",
      'apps/web/c.ts':
        "import { a, b } from '@evenkeel/verticals/spot/contract.ts'\n" +
        "import { c } from '@evenkeel/verticals/market/contract.ts'",
      'apps/web/d.ts': "import { verticals } from '@evenkeel/verticals/all.web.ts'",
      'apps/web/d.test.ts': "import { a } from '@evenkeel/verticals/spot/contract.ts'",
      'bench/d.ts': "import { a } from '@evenkeel/verticals/spot/contract.ts'",
      'verticals/all.web.ts': "import { spot } from './spot/web.ts'",
      'verticals/spot/web.ts': "import { openFeed } from './web/feed.ts'",
    },
  },
  'opening sentences': {
    rule: openings,
    bad: { 'ui/a.ts': 'const a = 1', 'ui/b.ts': '/** Sheet. */', 'ui/c.ts': '// What this is.' },
    reports: ['ui/a.ts does not open', 'ui/b.ts does not open', 'ui/c.ts does not open'],
    good: { 'tools/a.mjs': '#!/usr/bin/env node\n/** What this is. */', 'ui/look.css': 'a {}' },
  },
  'rules and citations': {
    rule: citations,
    bad: {
      'verticals/spot/README.md':
        '# Spot\n- **S1.** First.\n* S2: second.\n\n**S3** third.\n- S3 x',
      'verticals/spot/core.test.ts':
        "test('[S1] holds')\ntest(`[S9] is gone`)\ntest('[O1] not mine')",
      'verticals/options/README.md': '- **O1** First.',
      'verticals/nft/core.ts': 'export {}',
      'docs/threats.md': '- **J8.** Two writers.',
      'apps/server/a.test.ts': "test('[J9] unknown')",
      'ui/a.test.ts': "test('[spot O1] of another')",
    },
    reports: [
      'docs/threats.md: J8 has no test',
      'ui/a.test.ts: no rule [O1]',
      'apps/server/a.test.ts: no rule [J9]',
      'verticals/spot/README.md: S2 has no test',
      'verticals/spot/README.md: S3 has no test',
      'verticals/spot/README.md: S3 has no test',
      'verticals/spot/README.md: S3 stands there twice',
      'verticals/spot/core.test.ts: no rule [S9]',
      'verticals/spot/core.test.ts: no rule [O1]',
      'verticals/options/README.md: O1 has no test',
      'verticals/nft has no README.md with numbered rules',
    ],
    good: {
      'verticals/spot/README.md': '- **S1.** First, see S2.\n- **S2.** Second.',
      'verticals/spot/core.ts': '',
      'verticals/nft/web.ts': '',
      'verticals/nft/web/names/text/en.ts': '',
      'verticals/spot/core.test.ts': "test('[S1] [J8] hold', () => grid['A1'][B2])",
      'ui/a.test.ts': "test('[spot S2] holds here')",
      'docs/threats.md': '- **J8.** Two writers.\n- **J9.** Lost.',
      'apps/server/a.test.ts': "test('[J9] known')",
    },
  },
  'dead files': {
    rule: deadFiles,
    bad: {
      ...packages,
      'ui/Old.tsx': "import './Old.tsx'",
      'ui/tested.ts': '',
      'ui/tested.test.ts': "import './tested.ts'",
      'ui/old.css': '',
      'tools/old.mjs': '',
    },
    reports: [
      'ui/Old.tsx is used by',
      'ui/tested.ts is used by',
      'ui/old.css is used by',
      'tools/old.mjs is used by',
    ],
    good: {
      ...packages,
      'ui/index.ts': "import './look.css'\nnew Worker(new URL('./ticks.ts', import.meta.url))",
      'ui/look.css': "@import './base.css'",
      'ui/base.css': '',
      'ui/ticks.ts': '',
      'apps/web/index.html': '<script type="module" src="/main.tsx"></script>',
      'apps/web/main.tsx': "import '@evenkeel/verticals/all.web.ts'",
      'verticals/all.web.ts': '',
      'kernel/testing/index.ts': '',
      'tools/run.mjs': "run(node, ['tools/browser.mjs'])",
      'tools/browser.mjs': '',
    },
  },
  'package.json files': {
    rule: manifests,
    bad: {
      'package.json':
        '{"dependencies":{"a":"^1.0.0","b":"*"},"scripts":{"postinstall":"x"},"allowScripts":{"a":true}}',
      'ui/package.json': '{"devDependencies":{"c":"~1.0.0","@evenkeel/wire":"1.0.0"}}',
    },
    reports: [
      'package.json: a ^1.0.0',
      'package.json: b *',
      'package.json: postinstall',
      'package.json: allowScripts',
      'ui/package.json: c ~1.0.0',
      'ui/package.json: @evenkeel/wire 1.0.0',
    ],
    good: { 'package.json': '{"dependencies":{"a":"1.0.0-beta.1","@evenkeel/wire":"*"}}' },
  },
  'the lock file': {
    rule: lockFile,
    bad: {
      'package-lock.json': JSON.stringify({
        packages: {
          'node_modules/a': { version: '1.0.0' },
          'node_modules/b': { version: '1.0.0', integrity: 'x', resolved: 'https://host/b' },
          'node_modules/c-linux-x64': { version: '1.0.0', integrity: 'x' },
          'node_modules/e': {
            version: '1.0.0',
            integrity: 'x',
            optionalDependencies: { f: '1.0.0', b: '1.0.0' },
          },
          'node_modules/d-linux-x64': { version: '1.0.0', integrity: 'x' },
          'node_modules/d-linux-arm64': { version: '1.0.1', integrity: 'x' },
          'node_modules/g': {
            version: '1.0.0',
            integrity: 'x',
            optional: true,
            engines: { node: '^20.19.0 || >=22' },
          },
        },
      }),
    },
    reports: [
      'node_modules/a has no integrity',
      'node_modules/b names the host',
      'node_modules/c-linux-x64 has no equal',
      'node_modules/d-linux-x64 has no equal',
      'node_modules/e names f, which has no entry',
      'node_modules/g is left out below Node 20',
    ],
    good: {
      'package-lock.json': JSON.stringify({
        packages: {
          '': {},
          ui: {},
          'node_modules/ui': { link: true, resolved: 'ui' },
          'node_modules/a': {
            version: '1.0.0',
            integrity: 'x',
            optional: true,
            engines: { node: '>= 16.20' },
          },
          'node_modules/b': { version: '1.0.0', integrity: 'x', engines: { node: '>=22' } },
        },
      }),
    },
  },
  'npm settings': {
    rule: npmSettings,
    bad: { '.npmrc': 'ignore-scripts=true\nallow-scripts[]=x' },
    reports: [
      '.npmrc lacks strict-allow-scripts=true',
      '.npmrc lacks save-exact=true',
      '.npmrc has allow-scripts[]=x',
    ],
    good: { '.npmrc': 'ignore-scripts = true\nstrict-allow-scripts=true\nsave-exact=true' },
  },
  secrets: {
    rule: secrets,
    bad: {
      'docs/key.pem': `-----BEGIN ${'RSA '}PRIVATE KEY-----`,
      'docs/a.md': `AKIA${'ABCDEFGH12345678'}`,
      'apps/server/main.ts': 'const adminPassword = "hunter2hunter2"',
    },
    reports: ['docs/key.pem:1', 'docs/a.md:1', 'apps/server/main.ts:1'],
    good: {
      'apps/server/main.test.ts': 'const password = "hunter2hunter2"',
      'verticals/members/text/en.ts': "export default { password: 'Password,again' }",
      'ui/Field.tsx': '<input type="password" autoComplete="current-password" />',
    },
  },
  links: {
    rule: links,
    bad: { 'docs/a.md': '[b](b.md) ![c](../c.png "C")\n\n[d]: ./d.md' },
    reports: ['links to b.md', 'links to ../c.png', 'links to ./d.md'],
    good: {
      'docs/a.md':
        '[up](../README.md#top) [dir](./more/) [web](https://x.y/z) `[n](no.md)` [i](#i)',
      'docs/more/b.md': '',
      'README.md': '[docs](docs)',
    },
  },
}
