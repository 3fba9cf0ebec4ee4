/** The languages that every screen is looked at in: all of them in a full run, those that strain a layout otherwise. */
import { isFull } from '@evenkeel/kernel/testing'
import { type Language, languages } from '@evenkeel/wire'

/** Long words, tall letters, and both at once. */
const STRAINING: readonly Language[] = ['de', 'hi', 'ru']

export const swept = isFull ? languages : STRAINING
