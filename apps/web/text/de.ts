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
  'web.signIn': 'Anmelden',
  'web.signInHint':
    'Konten mit Passwort gibt es noch nicht. In der Sandbox: Führen Sie den Befehl unten aus und öffnen Sie den ausgegebenen Link.',
  'web.linkOver': 'Dieser Link ist nicht mehr gültig. Erstellen Sie einen neuen: {command}',
  'web.token': 'Sitzungs-Token',
  'web.tokenHint': 'Token einfügen',
  'web.enter': 'Weiter',
} satisfies typeof en
