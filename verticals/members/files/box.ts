/** The box that pictures are decoded in: no network, no files but the decoder's own, no other processes. */
import { existsSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'

export type BoxName = 'bwrap' | 'unshare' | 'permission'

/** A way to run a program so that it can do no harm. */
export type Box = {
  readonly name: BoxName
  /** The command line that runs this one inside. */
  wrap(line: readonly string[]): readonly string[]
}

/** A program of ours, and the files and folders that it reads. */
export type Needs = { readonly program: string; readonly reads: readonly string[] }

/** Nothing is written, few files are open, memory has an end, and whoever else needs the processor goes first. */
const LIMITS = `ulimit -d 1048576 && ulimit -n 64 && ulimit -c 0 && ulimit -f 0 &&
exec nice -n 5 "$@"`
const HEAP_MIB = 128

/**
 * Builds a read-only root of what is named before the dashes, and goes there for good. What then
 * runs has no capability left, not even over its own namespaces. `umount` wants to see /proc: it
 * looks through a link that leads nowhere as soon as it is done.
 */
const MOVE_IN = `set -e
root=$1 setpriv=$2 libraries=$3
shift 3
mount -t tmpfs -o size=256k,mode=755,nosuid,nodev box "$root"
cd "$root"
while [ "$1" != -- ]; do
  if [ -d "$1" ]; then mkdir -p ".$1"; else mkdir -p ".\${1%/*}"; : > ".$1"; fi
  mount --bind "$1" ".$1"
  mount -o remount,bind,ro,nosuid,nodev ".$1"
  shift
done
shift
mkdir .outside
ln -s .outside/proc proc
mount -o remount,bind,ro,nosuid,nodev "$root"
pivot_root . .outside
cd /
PATH=/.outside/usr/bin:/.outside/bin LD_LIBRARY_PATH="/.outside$libraries" umount -l /.outside
exec "$setpriv" --no-new-privs --bounding-set=-all --inh-caps=-all -- "$@"`
/** There is one on every Linux, and nothing that the decoder reads is below it. */
const MOUNT_POINT = '/sys'

/** The ways that this machine may have, the best first; whether one holds is seen when it is tried. */
export function boxesFor({ program, reads }: Needs): readonly Box[] {
  const own = [process.execPath, program, ...reads]
  const isOwn = (path: string) => own.some((one) => path.startsWith(`${one}/`))
  const paths = [...own, ...librariesOf().filter((path) => !isOwn(path))]
  const boxes = [bubble(paths), unshared(paths), { name: 'permission', wrap: asItIs } as const]
  return boxes.filter((box) => box !== undefined)
}

/** The command line of a program of ours, held by the box, by limits and by Node itself. */
export function lineOf(box: Box, { program, reads }: Needs): readonly string[] {
  const allowed = [program, ...reads].map((path) => `--allow-fs-read=${path}`)
  const flags = ['--permission', '--allow-addons', '--no-warnings', ...allowed]
  const line = [process.execPath, `--max-old-space-size=${HEAP_MIB}`, ...flags, program]
  return ['/bin/sh', '-c', LIMITS, 'limits', ...box.wrap(line)]
}

/** The folders of sharp and of all that it loads. */
export function foldersOfSharp(): readonly string[] {
  const sharp = folderOf('sharp', createRequire(import.meta.url))
  const inside = createRequire(join(sharp, 'package.json'))
  const native = ['sharp', 'sharp-libvips'].map((name) => `@img/${name}-linux-${process.arch}`)
  const others = [...native, '@img/colour', 'detect-libc', 'semver']
  return [sharp, ...others.map((name) => folderOf(name, inside))]
}

function bubble(paths: readonly string[]): Box | undefined {
  const bwrap = find('bwrap')
  if (bwrap === undefined) return undefined
  const binds = paths.flatMap((path) => ['--ro-bind', path, path])
  const flags = ['--unshare-all', '--die-with-parent', '--new-session', '--cap-drop', 'ALL']
  const root = ['--remount-ro', '/']
  return { name: 'bwrap', wrap: (line) => [bwrap, ...flags, ...binds, ...root, '--', ...line] }
}

function unshared(paths: readonly string[]): Box | undefined {
  const unshare = find('unshare')
  const setpriv = find('setpriv')
  const libc = paths.find((path) => path.includes('/libc.so'))
  if (unshare === undefined || setpriv === undefined || libc === undefined) return undefined
  const spaces = ['--user', '--map-root-user', '--net', '--mount', '--pid', '--ipc', '--uts']
  const flags = [...spaces, '--fork', '--kill-child']
  const move = ['/bin/sh', '-c', MOVE_IN, 'box', MOUNT_POINT, setpriv, dirname(libc)]
  const start = [setpriv, '--pdeathsig', 'KILL', unshare, ...flags, ...move, ...paths, setpriv]
  return { name: 'unshare', wrap: (line) => [...start, '--', ...line] }
}

const asItIs = (line: readonly string[]) => line

function folderOf(name: string, from: NodeJS.Require): string {
  const places = (from.resolve.paths(name) ?? []).map((place) => join(place, name))
  const found = places.find((path) => existsSync(path))
  if (found === undefined) throw new Error(`The package ${name} is not installed.`)
  return realpathSync(found)
}

/** What Node is linked with, and what lies beside it for sharp and for setpriv. */
function librariesOf(): readonly string[] {
  // Otherwise it would ask for the names of all who are connected.
  Object.assign(process.report, { excludeNetwork: true })
  const { sharedObjects } = process.report.getReport() as unknown as { sharedObjects: string[] }
  const own = sharedObjects.filter((path) => path.startsWith('/') && path.includes('.so'))
  const folders = [...new Set(own.map((path) => dirname(path)))]
  const more = ['libresolv.so.2', 'librt.so.1', 'libcap-ng.so.0']
  const beside = folders.flatMap((folder) => more.map((name) => join(folder, name)))
  return [...new Set([...own, ...beside])].filter((path) => existsSync(path))
}

function find(program: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/bin']
  const places = folders.filter((folder) => folder.startsWith('/'))
  return places.map((folder) => join(folder, program)).find((path) => existsSync(path))
}
