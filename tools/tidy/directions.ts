/** Which room of the house may import from which: kernel <- wire <- ui <- verticals <- apps. */
import { type File, isCode, isTest, type Problem, verticalOf } from './files.ts'
import { type Import, importsOf, namesOf, packageOf } from './imports.ts'

/**
 * The first room whose pattern fits a path is its room. `may` lists rooms; `type:` in front of one
 * allows `import type` only, `npm:NAME` one package, `npm:*` those of the nearest package.json.
 */
const rooms: { room: string; is: RegExp; may: string }[] = [
  { room: 'kernel/testing', is: /^kernel\/testing\//, may: 'kernel kernel/testing node: npm:*' },
  { room: 'kernel', is: /^kernel\//, may: 'kernel' },
  { room: 'wire/server', is: /^wire\/server\//, may: 'kernel wire wire/* node: npm:zod' },
  { room: 'wire/client', is: /^wire\/client\//, may: 'kernel wire wire/client wire/text npm:zod' },
  // What anybody checks by themselves: the same code in the browser, on the server and at the terminal.
  { room: 'wire/proof', is: /^wire\/proof\//, may: 'wire/proof' },
  { room: 'wire/text', is: /^wire\/text\//, may: 'wire/text type:wire' },
  { room: 'wire', is: /^wire\//, may: 'kernel wire wire/client wire/text type:wire/proof npm:zod' },
  { room: 'ui/text', is: /^ui\/text\//, may: 'ui/text type:ui type:wire' },
  // For the console alone: nothing of it comes with what members load.
  { room: 'ui/desk', is: /^ui\/desk\//, may: 'kernel wire ui ui/desk npm:*' },
  { room: 'ui/testing', is: /^ui\/([^/]+\/)*testing\//, may: 'ui ui/testing node: npm:*' },
  {
    room: 'ui',
    is: /^ui\//,
    may: 'kernel wire wire/client wire/text type:wire/proof ui ui/text npm:*',
  },
  {
    room: 'all/testing',
    is: /^verticals\/all\.testing\.ts$/,
    may: 'kernel kernel/testing own/testing',
  },
  { room: 'all', is: /^verticals\/[^/]+$/, may: 'kernel wire wire/* ui all own/* npm:react' },
  // What a screen decides by as well: it brings nothing of the rest of its core along.
  {
    room: 'own/rules',
    is: /^verticals\/[^/]+\/core\/(rules|pair|symbol|risk|room|hours|soundTerms)\.ts$/,
    may: 'kernel own/rules type:own/core',
  },
  // Which passwords are too weak: the forms say so while they are typed.
  {
    room: 'own/rules',
    is: /^verticals\/members\/passwords\/(rules|guessable|common|walks)\.ts$/,
    may: 'own/rules own/contract',
  },
  { room: 'own/core', is: /^verticals\/[^/]+\/core(\.ts$|\/)/, may: 'kernel own/rules own/core' },
  // What members check by themselves, in the same way.
  {
    room: 'own/verify',
    is: /^verticals\/[^/]+\/verify\/(?!testing\/)/,
    may: 'kernel wire/proof own/rules own/verify',
  },
  {
    room: 'own/contract',
    is: /^verticals\/[^/]+\/contract(\.ts$|\/)/,
    may: 'wire own/contract type:own/core',
  },
  {
    room: 'own/routes',
    is: /^verticals\/[^/]+\/routes(\.ts$|\/)/,
    may: 'kernel wire wire/server wire/proof own/rules own/core own/verify own/contract own/history own/routes own/part',
  },
  {
    room: 'own/history',
    is: /^verticals\/[^/]+\/history(\.ts$|\/)/,
    may: 'kernel wire/server own/rules own/core own/history own/part',
  },
  {
    room: 'own/text',
    is: /^verticals\/[^/]+\/(texts\.ts$|((web|console)\/(.+\/)?|refusals\/)?text\/)/,
    may: 'own/text type:wire type:ui',
  },
  {
    room: 'own/web',
    is: /^verticals\/[^/]+\/web(\.ts$|\/)/,
    may: 'type:wire type:wire/client wire/proof ui type:own/core own/rules own/verify own/contract own/text own/web npm:react',
  },
  {
    room: 'own/console',
    is: /^verticals\/[^/]+\/console(\.ts$|\/)/,
    may: 'type:wire type:wire/client ui ui/desk type:own/core own/rules own/contract own/text own/console npm:react',
  },
  // What the server knows a vertical by: all of it but its screens.
  {
    room: 'own/server',
    is: /^verticals\/[^/]+\/server\.ts$/,
    may: 'kernel wire wire/server own/core own/contract own/history own/routes own/text own/part',
  },
  // What only tests and the simulation use: nothing that runs in production may import it.
  {
    room: 'own/testing',
    is: /^verticals\/[^/]+\/testing\//,
    may: 'kernel kernel/testing own/rules own/core own/testing node:',
  },
  {
    room: 'own/testing',
    is: /^verticals\/[^/]+\/([^/]+\/)+testing\//,
    may: 'kernel kernel/testing wire wire/server wire/proof own/* node: npm:*',
  },
  // Anything else of a vertical is a part of its server side, such as its plain tables.
  {
    room: 'own/part',
    is: /^verticals\/[^/]+\//,
    may: 'kernel wire wire/server wire/proof own/rules own/core own/verify own/contract own/history own/part node: npm:*',
  },
  { room: 'server/testing', is: /^apps\/server\/(\w+\/)?testing(\/|\.ts$)/, may: '*' },
  { room: 'server/golden', is: /^apps\/server\/journal\/golden\//, may: '*' },
  {
    room: 'server',
    is: /^apps\/server\//,
    may: 'kernel wire wire/* ui all own/* server node: npm:*',
  },
  // It reads the journal as the server does.
  {
    room: 'signer',
    is: /^apps\/signer\//,
    may: 'kernel wire wire/server all server signer node: npm:*',
  },
  {
    room: 'apps',
    is: /^apps\//,
    may: 'kernel wire wire/client wire/text ui ui/desk ui/text all own/* apps node: npm:*',
  },
  { room: 'yard', is: /^(sim|bench|e2e|tools)\//, may: '*' },
]

/** What a test may use beside all of its own vertical or layer. */
const forTests =
  'kernel wire wire/* ui ui/text kernel/testing server/testing ui/testing own/* node: npm:* npm:dev'

export function directions(files: readonly File[]): Problem[] {
  const names = namesOf(files)
  const manifests = new Map(files.filter(isManifest).map((file) => [file.path, file]))
  return files.filter(isCode).flatMap((file) =>
    importsOf(file, names)
      .filter((found) => !isData(found) && !allowed(file, found, manifests))
      .map(({ name, line, typeOnly }) => {
        const what = typeOnly ? 'the types of' : ''
        return `${file.path}:${line} may not import ${what} ${name}`.replace('  ', ' ')
      }),
  )
}

function allowed(file: File, found: Import, manifests: ReadonlyMap<string, File>): boolean {
  const room = rooms.find(({ is }) => is.test(file.path))
  if (!room) return true
  const may = `${room.may} ${isTest(file) ? testsMay(room.room) : ''}`.split(' ')
  if (may.includes('*')) return true
  const fits = (thing: string) => may.some((word) => word === thing || covers(word, thing))
  if (found.target === undefined) {
    if (found.name.startsWith('node:')) return fits('node:')
    const name = packageOf(found.name)
    return fits(`npm:${name}`) || (may.includes('npm:*') && declared(file, name, manifests, may))
  }
  const target = rooms.find(({ is }) => is.test(found.target ?? ''))?.room
  if (!target) return false
  if (target.startsWith('own/') && !sameVertical(file.path, found.target)) return false
  return fits(target) || (found.typeOnly && may.includes(`type:${target}`))
}

function testsMay(room: string): string {
  if (room === 'kernel') return 'kernel/testing node: npm:* npm:dev'
  if (room.startsWith('wire')) return forTests.replace(/\bui\S*|own\S*/g, '')
  return room.startsWith('own/') || room === 'all' || room === 'ui' ? forTests : '*'
}

const covers = (word: string, thing: string) =>
  word.endsWith('/*') && thing.startsWith(word.slice(0, -1))

/** Outside of the verticals' folders all of them are open; inside, only one's own. */
function sameVertical(from: string, to: string): boolean {
  const own = verticalOf(from)
  return own === undefined || own === verticalOf(to)
}

/** npm lifts every package to the top, so that an undeclared one works by luck. */
function declared(
  { path }: File,
  name: string,
  manifests: ReadonlyMap<string, File>,
  may: readonly string[],
): boolean {
  const folders = path.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/'))
  const paths = folders.map((folder) => (folder === '' ? 'package.json' : `${folder}/package.json`))
  const [root, ...nearer] = paths
  const own = nearer.reverse().find((manifest) => manifests.has(manifest))
  const lists = [own, may.includes('npm:dev') || isConfig(path) ? root : undefined]
  return lists.some((list) => list !== undefined && listed(manifests.get(list), name))
}

function listed(manifest: File | undefined, name: string): boolean {
  const all = JSON.parse(manifest?.text ?? '{}') as Record<string, object>
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies']
  return kinds.some((kind) => Object.hasOwn(all[kind] ?? {}, name))
}

/** A URL that leads to a folder or a stored file brings no code in. */
const isData = ({ byUrl, target = '' }: Import) => byUrl && !/\.(ts|tsx|mjs)$/.test(target)
const isConfig = (path: string) => path.endsWith('vite.config.ts')
const isManifest = ({ path }: File) => path.endsWith('package.json')
