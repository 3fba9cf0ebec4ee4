/** Runs before the first paint: a chosen theme does not flash the other one, and the files of the page that is asked for set out with the app's own. */
{
  // The build puts in which files belong to which place, and to which language.
  const { pages, texts } = __FILES__
  const kept = (name) => {
    try {
      return localStorage.getItem(name)
    } catch {
      // A browser that keeps nothing follows the system.
      return null
    }
  }
  const theme = kept('THEME')
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme

  const [asked] = location.hash.slice(1).split('?')
  const { files = [], parts = [] } = pages[asked || '/'] ?? {}
  // Only a guess, for the wait: the app itself decides, and fetches what was not foreseen.
  const wishes = [kept('LANGUAGE_KEY'), ...navigator.languages, 'en']
  const language = wishes.flatMap((wish) => [wish, wish?.slice(0, 2)]).find((wish) => wish in texts)
  const words = [language, ...parts.map((part) => `${part}-${language}`)].map((name) => texts[name])
  for (const file of [...files, ...words]) {
    if (file === undefined) continue
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = `/assets/${file}`
    // The app takes a file that is linked for one that is there.
    link.onerror = () => link.remove()
    document.head.append(link)
  }
  // The first figure and the first date of a page take as long as a drawing of it. Nothing waits for them while its files are on their way.
  setTimeout(() => {
    new Intl.NumberFormat(language).format(1)
    new Intl.DateTimeFormat(language).format(1)
  })
}
