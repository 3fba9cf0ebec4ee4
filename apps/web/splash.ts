/** The brand stands in the page itself, before there is an app: whoever shows the first thing takes it away. */
export function endSplash(): void {
  document.getElementById('splash')?.setAttribute('data-open', 'false')
}
