/** The exchange's clock as this device knows it, whichever page is open: the stream sets it. */
import { createServerClock } from '@evenkeel/wire/client'

export const serverClock = createServerClock(() => Date.now())
