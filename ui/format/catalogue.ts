/** The texts of one language, put together from the parts that have some. */
import { type Catalogue, DEFAULT_LANGUAGE, type Language } from '@evenkeel/wire'
import type en from '../text/en.ts'

/** A key of the kit's own texts. */
export type KitKey = keyof typeof en
export type Catalogues = (language: Language) => readonly Promise<Catalogue>[]

/** A part that cannot be loaded is read in English instead; without that too, it rejects. */
export async function loadCatalogue(sources: Catalogues, language: Language): Promise<Catalogue> {
  const wanted = [kitTexts(language), ...sources(language)]
  const parts = await Promise.allSettled(wanted)
  const failed = parts.some(({ status }) => status === 'rejected')
  if (failed && language === DEFAULT_LANGUAGE) await Promise.all(wanted)
  const english = failed ? await loadCatalogue(sources, DEFAULT_LANGUAGE) : {}
  const loaded = parts.map((part) => (part.status === 'fulfilled' ? part.value : {}))
  return Object.assign({}, english, ...loaded)
}

async function kitTexts(language: Language): Promise<Catalogue> {
  const { default: texts } = (await import(`../text/${language}.ts`)) as { default: Catalogue }
  return texts
}
