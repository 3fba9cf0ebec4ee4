/** Every vertical's texts in one language, as the server answers with them: one line a vertical. */
import type { Catalogue, Language } from '@evenkeel/wire'
import * as market from './market/texts.ts'
import * as members from './members/texts.ts'
import * as spot from './spot/texts.ts'
import * as wallet from './wallet/texts.ts'

const texts = [wallet, spot, market, members].flatMap((vertical) => Object.values(vertical))

export async function loadTexts(language: Language): Promise<Catalogue> {
  const catalogues = await Promise.all(texts.map((load) => load(language)))
  return Object.assign({}, ...catalogues.map((catalogue) => catalogue.default))
}
