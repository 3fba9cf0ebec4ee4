/** The shell's texts, in English: the keys of every other language. */
export default {
  'web.language': 'Language',
  'web.toLight': 'Switch to the light theme',
  'web.toDark': 'Switch to the dark theme',
  'web.notFound': 'Page not found',
  'web.notFoundHint': 'The address may be mistyped, or the page has moved.',
  'web.home': 'Go to the start page',
  'web.signIn': 'Sign in',
  'web.signInHint':
    'Accounts with a password are not built yet. On a sandbox, run the command below and open the link it prints.',
  'web.linkOver': 'This link is no longer valid. Make a new one: {command}',
  'web.token': 'Session token',
  'web.tokenHint': 'Paste a token',
  'web.enter': 'Continue',
}
