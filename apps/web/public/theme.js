// Runs before the first paint, so that a chosen theme does not flash the other one.
try {
  const theme = localStorage.getItem('THEME')
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme
} catch {
  // A browser that keeps nothing follows the system.
}
