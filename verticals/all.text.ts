/** Every vertical's texts in one language, one line a vertical. */
import type { Catalogue, Language } from '@evenkeel/wire'

export async function loadTexts(language: Language): Promise<Catalogue> {
  const catalogues = await Promise.all([
    import(`./wallet/text/${language}.ts`),
    import(`./spot/text/${language}.ts`),
    import(`./market/text/${language}.ts`),
    import(`./members/text/${language}.ts`),
    import(`./members/web/security/text/${language}.ts`),
  ])
  return Object.assign({}, ...catalogues.map((catalogue) => catalogue.default))
}
