/** The languages that every screen is looked at in: all of them in a full run, those that strain a layout otherwise. */
import { type Language, languages } from '@evenkeel/wire'

/** Long words, tall letters, wide letters, and the rest of Latin. */
const STRAINING: readonly Language[] = ['en', 'de', 'hi', 'ru', 'ja']

/** `npm run e2e` is a full run; `npm test` a slice of it. */
export const swept = process.env.EVENKEEL_FULL === '1' ? languages : STRAINING
