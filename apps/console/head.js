/** Runs before the first paint: a chosen theme does not flash the other one. */
{
  let theme = null
  try {
    theme = localStorage.getItem('THEME')
  } catch {
    // A browser that keeps nothing follows the system.
  }
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme
}
