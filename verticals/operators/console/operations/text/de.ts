/** What operations refuse, in German. */
import type en from './en.ts'

export default {
  'refusal.switchUnknown': 'Diesen Schalter gibt es nicht.',
  'refusal.proposalDoesNotExist': 'Diesen Vorschlag gibt es nicht mehr.',
  'refusal.proposalNotOpen': 'Dieser Vorschlag wurde bereits freigegeben.',
  'refusal.proposalExpired': 'Dieser Vorschlag ist älter als 24 Stunden und abgelaufen.',
  'refusal.tooManyProposals':
    'Zu viele offene Vorschläge. Entscheiden Sie zuerst über einige davon.',
  'refusal.proposalTooLong': 'Dieser Vorschlag ist zu lang.',
  'refusal.parameterUnsound': 'Diese Einstellung oder ihr Wert ist ungültig.',
  'refusal.valueOutOfRange': 'Geben Sie eine ganze Zahl von {least} bis {most} ein.',
  'refusal.auditBehind':
    'Das Prüfprotokoll liegt hinter dem zurück, was das Journal festgehalten hat.',
  'refusal.auditRewritten':
    'Eine Zeile des Prüfprotokolls ist nicht mehr die, die das Journal festgehalten hat.',
  'refusal.termsUnchanged': 'Diese Konditionen gelten bereits.',
  'refusal.proposalChanged':
    'Der Vorschlag ist nicht mehr der, den Sie gesehen haben. Bitte sehen Sie ihn erneut an.',
  'refusal.marketListed':
    'Dieser Markt ist bereits gelistet: Öffnen Sie seine Zeile, um die Konditionen zu ändern.',
  'refusal.instrumentUnknown':
    'Unter diesem Namen quotiert der Markt nichts, oder es lässt sich hier nicht listen.',
  'refusal.proposalLapsed':
    'Wer das vorgeschlagen hat, wurde seither deaktiviert, zurückgesetzt oder hat eine andere Rolle. Es muss neu vorgeschlagen werden.',
  'refusal.nothingToProlong':
    'Was hier verlängert werden sollte, ist inzwischen zu Ende. Soll es wieder gelten, schlagen Sie das neu vor.',
  'refusal.proposalOutdated':
    'Der Bestand dieses Mitglieds hat sich seit dem Vorschlag geändert. Schlagen Sie das Löschen auf seiner Seite neu vor.',
} satisfies typeof en
