/** The projects of a new sandbox, with their words in every language; a real exchange opens its own. */
import { UNIT } from '@evenkeel/kernel'
import { type Language, languages } from '@evenkeel/wire'
import type { Priority } from '../core/rules.ts'
import type en from './text/en.ts'

const DAY_MS = 24 * 3_600_000

type First = {
  readonly slug: string
  readonly goal: bigint
  readonly priority: Priority
  readonly lastsMs: number
}

export const firstProjects = [
  { slug: 'clean-water', goal: 120_000n * UNIT, priority: 'urgent', lastsMs: 90 * DAY_MS },
  { slug: 'school-meals', goal: 80_000n * UNIT, priority: 'urgent', lastsMs: 60 * DAY_MS },
  { slug: 'flood-relief', goal: 250_000n * UNIT, priority: 'urgent', lastsMs: 45 * DAY_MS },
  { slug: 'young-forest', goal: 60_000n * UNIT, priority: 'normal', lastsMs: 180 * DAY_MS },
  { slug: 'sight-again', goal: 45_000n * UNIT, priority: 'normal', lastsMs: 120 * DAY_MS },
  { slug: 'village-library', goal: 30_000n * UNIT, priority: 'normal', lastsMs: 150 * DAY_MS },
] as const satisfies readonly First[]

type Slug = (typeof firstProjects)[number]['slug']
type Words = Record<keyof typeof en, string>

export const isFirst = (slug: string) => firstProjects.some((one) => one.slug === slug)

/** What a project of a new sandbox tells; nothing for any other. */
export async function firstTexts(slug: string, language: Language) {
  if (!isFirst(slug)) return undefined
  const { default: words } = (await import(`./text/${language}.ts`)) as { default: Words }
  const word = (part: 'title' | 'summary' | 'story' | 'news') => words[`${slug as Slug}.${part}`]
  const text = { title: word('title'), summary: word('summary'), story: word('story') }
  return { text, update: { title: words['first.news'], body: word('news') } }
}

/** The first news of each project, in every language. */
export async function firstUpdates(slug: string) {
  const all = await Promise.all(
    languages.map(async (language) => [language, await firstTexts(slug, language)] as const),
  )
  const known = all.flatMap(([language, texts]) => (texts ? [[language, texts.update]] : []))
  return Object.fromEntries(known) as Partial<Record<Language, { title: string; body: string }>>
}

/** Organisations of the sandbox, who are nobody's. */
export const firstPartners: Readonly<Record<string, readonly string[]>> = {
  'clean-water': ['Wellspring Works', 'Open Rivers Trust'],
  'school-meals': ['Full Plate Alliance'],
  'flood-relief': ['Harbour Aid Network', 'Dry Ground Logistics'],
  'young-forest': ['Canopy Keepers'],
  'sight-again': ['Clear Day Clinics', 'Lens & Light Fund'],
  'village-library': ['Shelf to Shelf'],
}
