/** The console's texts, in German. */
import type en from './en.ts'

export default {
  'console.sandbox': 'Sandbox',
  'console.production': 'Produktion',
  'console.language': 'Sprache',
  'console.toLight': 'Zum hellen Design wechseln',
  'console.toDark': 'Zum dunklen Design wechseln',
  'console.skip': 'Zum Inhalt springen',
  'console.navigation': 'Navigation',
  'console.waiting': '{count, plural, one {# wartet} other {# warten}}',
  'console.search': 'Gehe zu …',
  'console.signOut': 'Abmelden',
  'console.live': 'Live',
  'console.notLive': 'Nicht live',
  'console.idle': 'Sind Sie noch da?',
  'console.idleHint':
    'Sie werden in weniger als zwei Minuten abgemeldet, weil eine Weile nichts geschehen ist.',
  'console.stay': 'Angemeldet bleiben',
  'console.notFound': 'Seite nicht gefunden',
  'console.notFoundHint': 'Vielleicht ist die Adresse vertippt, oder die Seite ist umgezogen.',
  'console.toFirst': 'Zur ersten Seite',
  'console.notAllowed': 'Nicht für Ihre Rolle',
  'console.notAllowedHint':
    'Ihre Rolle ist {role}, diese Seite ist für eine andere. Wenden Sie sich an einen Administrator, wenn Sie sie brauchen.',
  'console.sessionOver': 'Ihre Sitzung ist beendet. Melden Sie sich erneut an.',
  'console.pageFailed': 'Die Seite konnte nicht geöffnet werden. Prüfen Sie Ihre Verbindung.',
  'console.group.work': 'Aufgaben',
  'console.group.members': 'Mitglieder',
  'console.group.money': 'Gelder',
  'console.group.configuration': 'Konfiguration',
  'console.group.system': 'System',
} satisfies typeof en
