/** What a screen has read, kept true by the news that arrive while and after it is read. */

export type ReadingState<Data> = {
  readonly data: Data | undefined
  readonly error: Error | undefined
  /** True while a read is under way, also when older data is still shown. */
  readonly loading: boolean
}

export type Reading<Data> = {
  reload(): Promise<void>
  /** Applies news. A read under way may be older than they are, so they are applied to it too. */
  update(change: (data: Data) => Data): void
  stop(): void
}

/** `onChange` is called with every new state, and whether news made it, until `stop`. */
export function createReading<Data>(
  read: (signal: AbortSignal) => Promise<Data>,
  onChange: (state: ReadingState<Data>, isNews: boolean) => void,
): Reading<Data> {
  let state: ReadingState<Data> = { data: undefined, error: undefined, loading: false }
  let current: AbortController | undefined
  let since: ((data: Data) => Data)[] = []

  function become(next: Partial<ReadingState<Data>>, isNews = false) {
    state = { ...state, ...next }
    onChange(state, isNews)
  }

  async function reload() {
    current?.abort()
    const mine = new AbortController()
    current = mine
    since = []
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
      if (current === mine) since = []
    }
  }

  return {
    reload,
    update(change) {
      if (state.loading) since.push(change)
      if (state.data !== undefined) become({ data: change(state.data) }, true)
    },
    stop() {
      current?.abort()
      current = undefined
      onChange = () => {}
    },
  }
}
