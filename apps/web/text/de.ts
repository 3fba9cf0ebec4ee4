/** The shell's texts, in German. */
import type en from './en.ts'

export default {
  'web.language': 'Sprache',
  'web.toLight': 'Zum hellen Design wechseln',
  'web.toDark': 'Zum dunklen Design wechseln',
  'web.notFound': 'Seite nicht gefunden',
  'web.notFoundHint':
    'Vielleicht ist die Adresse falsch geschrieben, oder die Seite ist umgezogen.',
  'web.home': 'Zur Startseite',
  'web.broken': 'Diese Seite konnte nicht angezeigt werden.',
  'web.signIn': 'Anmelden',
  'web.signInHint':
    'Die Anmeldung kommt mit den Mitgliedskonten. In der Sandbox: Führe den Befehl unten aus und öffne den ausgegebenen Link.',
  'web.token': 'Sitzungs-Token',
  'web.tokenHint': 'Token einfügen',
  'web.enter': 'Weiter',
} satisfies typeof en
