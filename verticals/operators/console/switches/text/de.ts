/** What the page of the switches says, in German. */
import type en from './en.ts'

export default {
  'switches.hint':
    'Jeder Schalter wirkt sofort, bei Echt- und bei Spielgeld. Wer ihn warum betätigt hat, steht im Prüfprotokoll.',
  'switches.on': 'Ein',
  'switches.off': 'Aus',
  'switches.turnOn': 'Einschalten',
  'switches.turnOff': 'Ausschalten',
  'switches.onAsk': 'Einschalten: {name}',
  'switches.offAsk': 'Ausschalten: {name}',
  'switches.offHint': 'Was angehalten war, läuft sofort weiter.',
  'switches.isOn': '{name}: eingeschaltet',
  'switches.isOff': '{name}: ausgeschaltet',
  'switches.since': 'Seit',
  'switches.by': 'Von',
  'switches.byExchange': 'Die Börse selbst',
  'switches.code': 'Anlass',
  'switches.code.incident': 'Störung',
  'switches.code.security': 'Sicherheit',
  'switches.code.market': 'Marktlage',
  'switches.code.maintenance': 'Geplante Arbeiten',
  'switches.code.regulator': 'Aufsichtsbehörde',
  'switches.code.drill': 'Übung',
  'switches.code.velocity': 'Zu viel Abfluss innerhalb einer Stunde',
  'switches.cancelOnly': 'Nur stornieren',
  'switches.withdrawalsFrozen': 'Auszahlungen gesperrt',
  'switches.marketHalted': 'Angehaltene Märkte',
  'switches.maintenance': 'Wartung',
  'switches.everythingFrozen': 'Alles gesperrt',
  'switches.what.cancelOnly': 'Mitglieder können Orders stornieren und sonst nichts.',
  'switches.what.withdrawalsFrozen':
    'Kein Geld verlässt die Börse, auch nicht bereits Freigegebenes. Der Handel läuft weiter.',
  'switches.what.marketHalted':
    'Ein angehaltener Markt nimmt keine Orders an, löst keinen Stop aus und liquidiert niemanden; bestehende Orders lassen sich stornieren. Andere Märkte laufen weiter.',
  'switches.what.maintenance':
    'Mitglieder sehen die Wartungsseite und können nichts tun. Operatoren und fällige Vorgänge laufen weiter.',
  'switches.what.everythingFrozen':
    'Nichts wird angenommen: keine Orders, keine Stornos, keine Transfers, keine Auszahlungen. Kein Stop löst aus, niemand wird liquidiert.',
  'switches.market': 'Markt',
  'switches.actions': 'Aktionen',
  'switches.halt': 'Anhalten',
  'switches.resume': 'Fortsetzen',
  'switches.haltAsk': '{market} anhalten',
  'switches.resumeAsk': '{market} fortsetzen',
  'switches.wasHalted': '{market} ist angehalten',
  'switches.wasResumed': '{market} wird wieder gehandelt',
  'switches.takesTwo': 'Ein anderer Operator muss das freigeben, bevor es gilt.',
  'switches.proposed': 'Vorgeschlagen: Ein anderer Operator muss es freigeben.',
  'switches.ends': 'Hält Ergebnisse an für',
  'switches.endsItself': 'Endet von selbst in',
  'switches.aloneMembers':
    'Von einer Person gesetzt, endet es von selbst nach {minutes} Minuten, einmal in 24 Stunden für Nur-Stornieren und Wartung zusammen. Liquidationen laufen weiter, und Mitglieder können keine Margin nachschießen.',
  'switches.goesOn': 'Stops und Liquidationen laufen weiter',
  'switches.prolong': 'Verlängern bis zur Aufhebung',
  'switches.prolongAsk': 'Verlängern: {name}',
  'switches.prolongByTwo':
    'Nach der Freigabe endet es nicht mehr von selbst: Es gilt, bis zwei Operatoren es beenden.',
  'switches.prolongByOne':
    'Nach der Freigabe endet es nicht mehr von selbst: Es gilt, bis ein Operator es beendet.',
  'switches.prolongWaits': 'Verlängerung wartet auf Freigabe',
  'switches.alone':
    'Von einem Operator allein eingeschaltet, hält es Stops und Liquidationen {minutes} Minuten lang an, je Markt einmal in 24 Stunden. Was gewartet hat, entscheidet der erste Kurs danach.',
} satisfies typeof en
