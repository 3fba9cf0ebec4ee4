import { sides } from './sides.ts'
import { simulate } from './simulation.ts'
import { plants } from './plants.ts'
const counts: Record<string, number> = {}
const counted = sides.map((side) => {
  if (side.core.name !== 'options') return side
  const inner = side.naive
  return { ...side, naive: (e: any) => {
    const n = inner(e)
    const decide = n.decide.bind(n)
    n.decide = (c: any, p: any) => {
      const v = decide(c, p)
      const k = `${c.type} ${v.answer}`
      counts[k] = (counts[k] ?? 0) + 1
      const d = v.difference
      return { ...v, difference: (ev: any) => { for (const x of ev) if (x.outcome) counts[x.outcome] = (counts[x.outcome] ?? 0) + 1; return d?.(ev) } }
    }
    return n
  } }
})
const [,, seed, commands, plant] = process.argv
if (plant === undefined) {
  await simulate({ seed: Number(seed), commands: Number(commands), crashRounds: 50, sides: counted as any })
  console.log(counts)
} else {
  const all = sides.map((side) => side.core.name === 'options' ? { ...side, share: side.share * 3 } : side)
  for (const name of Object.keys(plants).filter((one) => one.startsWith(plant)))
    for (const s of [1, 2, 3]) {
      const t = performance.now()
      await simulate({ seed: s, commands: Number(commands), plant: plants[name] as any, crashRounds: 15, sides: all }).then(() => console.log(name, s, 'NOT CAUGHT'), (error) => console.log(name, s, error.name, String(error.message).slice(0, 150), Math.round(performance.now() - t)))
    }
}
