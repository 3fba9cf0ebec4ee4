/** Tests of details of a screen: a full run has them, the slice of `npm test` does not. */
import { type TestContext, test } from 'node:test'
import { isFull } from '@evenkeel/kernel/testing'

type Declare = (name: string, run: (t: TestContext) => Promise<void>) => void

export const detail: Declare = isFull ? test : () => undefined
