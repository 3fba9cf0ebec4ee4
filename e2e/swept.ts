/** The languages that every screen is looked at in: all of them in a full run, those that strain a layout otherwise. */
import { type Language, languages } from '@evenkeel/wire'

/** Long words, tall letters, and both at once. */
const STRAINING: readonly Language[] = ['de', 'hi', 'ru']

/** `npm run e2e` is a full run; `npm test` a slice of it. */
export const isFull = process.env.EVENKEEL_FULL === '1'
export const swept = isFull ? languages : STRAINING
