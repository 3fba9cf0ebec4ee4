/** What a screen has read, kept true by the news that arrive while and after it is read. */

export type ReadingState<Data> = {
  readonly data: Data | undefined
  readonly error: Error | undefined
  /** True while a read is under way, also when older data is still shown. */
  readonly loading: boolean
}

export type Reading<Data> = {
  reload(): Promise<void>
  /**
   * Reads again for news: at once, and then no more than once a second while news keep coming, so that a member
   * whose program trades fast does not use up the requests of the account. A read under way is waited for, and
   * the last news is always followed by a read.
   */
  refresh(): void
  /** Applies news. A read under way may be older than they are, so they are applied to it too. */
  update(change: (data: Data) => Data): void
  stop(): void
}

const CALM_MS = 1_000

/** `onChange` is called with every new state, and whether news made it, until `stop`. */
export function createReading<Data>(
  read: (signal: AbortSignal) => Promise<Data>,
  onChange: (state: ReadingState<Data>, isNews: boolean) => void,
): Reading<Data> {
  let state: ReadingState<Data> = { data: undefined, error: undefined, loading: false }
  let current: AbortController | undefined
  let since: ((data: Data) => Data)[] = []
  /** Set for a second after each read that news caused. */
  let calm: ReturnType<typeof setTimeout> | undefined
  /** News came that no read has begun after. */
  let isBehind = false

  function become(next: Partial<ReadingState<Data>>, isNews = false) {
    state = { ...state, ...next }
    onChange(state, isNews)
  }

  async function reload() {
    current?.abort()
    const mine = new AbortController()
    current = mine
    since = []
    isBehind = false
    become({ loading: true })
    try {
      const answer = await read(mine.signal)
      if (current !== mine) return
      let data: Data = answer
      for (const change of since) data = change(data)
      become({ data, error: undefined, loading: false })
    } catch (error) {
      if (current === mine) become({ error: error as Error, loading: false })
    } finally {
      if (current === mine) {
        since = []
        catchUp()
      }
    }
  }

  function catchUp() {
    if (!isBehind || state.loading || calm !== undefined) return
    calm = setTimeout(() => {
      calm = undefined
      catchUp()
    }, CALM_MS)
    void reload()
  }

  return {
    reload,
    refresh() {
      isBehind = true
      catchUp()
    },
    update(change) {
      if (state.loading) since.push(change)
      if (state.data !== undefined) become({ data: change(state.data) }, true)
    },
    stop() {
      current?.abort()
      current = undefined
      clearTimeout(calm)
      onChange = () => {}
    },
  }
}
