/** The texts of the proof of liabilities, in German. */
import type en from './en.ts'

export default {
  'refusal.proofDoesNotExist': 'Einen Nachweis mit dieser Nummer gibt es nicht.',
  'refusal.proofTreeNotKept':
    'Der Baum dieses Nachweises wird nicht mehr aufbewahrt, die der neueren schon.',
  'proof.none': 'Es wurde noch kein Nachweis veröffentlicht.',
  'proof.sandbox':
    'Dies ist eine Sandbox: Weder die Guthaben noch die Verwahrung sind echtes Geld.',
  'proof.number': 'Nachweis Nr.',
  'proof.time': 'Guthaben vom',
  'proof.members': 'Mitglieder mit Guthaben',
  'proof.coins': 'Nach Coin',
  'proof.owed': 'Mitglieder halten',
  'proof.custody': 'In Verwahrung laut unserem Hauptbuch',
  'proof.custodySandbox': 'Sandbox (ohne Chain)',
  'proof.custodyNote':
    'Die Angaben zur Verwahrung stammen aus unserem Hauptbuch, Chain für Chain. Dass die Coins dort liegen, zeigt dieser Nachweis nicht.',
  'proof.own': 'Selbst prüfen',
  'proof.ownHint':
    'Ihr Browser rechnet selbst, mit Ihrer UID und Ihren Guthaben, und vergleicht das Ergebnis mit dem, was für alle veröffentlicht wurde.',
  'proof.demo':
    'Nachweise gelten für echte Guthaben. Wechseln Sie zum Echtgeldkonto, um Ihre zu prüfen.',
  'proof.signIn': 'Anmelden und Guthaben prüfen',
  'proof.check': 'Meine Guthaben prüfen',
  'proof.verdict.included': 'Ihre Guthaben sind in diesem Nachweis enthalten.',
  'proof.verdict.heldNothing':
    'Sie hatten zu diesem Zeitpunkt nichts, also gibt es nichts aufzunehmen.',
  'proof.verdict.leftOut':
    'Sie hatten zu diesem Zeitpunkt Coins, fehlen aber in diesem Nachweis. Machen Sie einen Screenshot und melden Sie sich bei uns.',
  'proof.verdict.fails':
    'Dieser Nachweis stimmt nicht mit Ihren Guthaben überein. Machen Sie einen Screenshot und melden Sie sich bei uns.',
  'proof.step.statement': 'Die Erklärung hat den veröffentlichten Hash',
  'proof.step.leaf': 'Ihr Blatt besteht aus Ihrer UID {uid} und den Beträgen unten',
  'proof.step.root': 'Schritte von Ihrem Blatt zur veröffentlichten Wurzel: {count}',
  'proof.step.totals': 'Die Summen an der Wurzel sind die veröffentlichten Gesamtbeträge',
  'proof.step.bill': 'Die Beträge sind die Ihres Kontoauszugs zu diesem Zeitpunkt',
  'proof.inProof': 'Im Nachweis',
  'proof.byBill': 'Laut Kontoauszug',
  'proof.hashes': 'Alle Hashes auf dem Weg',
  'proof.meaning': 'Was das beweist und was nicht',
  'proof.proves':
    'Es beweist, dass die Gesamtbeträge die Summe aller Blätter sind, dass keines unter null liegt und dass Ihres dabei ist. Je mehr Mitglieder prüfen, desto sicherer fehlt niemand.',
  'proof.provesNot':
    'Es beweist nicht, dass die verwahrten Coins da sind, und nicht, dass wir sonst niemandem etwas schulden.',
  'proof.shows':
    'Der Baum zeigt jedes Guthaben ohne Namen, jedes Mal mit neuem Salt. Wer Ihre Guthaben genau kennt, könnte sie wiedererkennen.',
  'proof.evidence': 'Selbst nachprüfen',
  'proof.hash': 'Hash dieses Nachweises',
  'proof.root': 'Wurzel des Baums',
  'proof.previous': 'Hash des vorigen Nachweises',
  'proof.journal': 'Journal nach Batch {batch}',
  'proof.compare':
    'Vergleichen Sie den Hash mit dem, den andere sehen: Er muss für alle gleich sein.',
  'proof.download': 'Baum herunterladen',
  'proof.verify': 'Die Datei kann jeder verifizieren:',
  'proof.keys': 'Schlüssel, mit denen Belege signiert sind',
  'proof.keyNow': 'Signiert jetzt',
  'proof.keyBefore': 'Ersetzt, gilt weiter für seine Belege',
  'proof.keysHint':
    'Jeder Beleg einer Option oder Position ist mit Ed25519 signiert. Bewahren Sie einen Schlüssel selbst auf, um Belege später damit zu prüfen: Die Liste wächst nur.',
  'proof.all': 'Alle Nachweise',
  'proof.nth': 'Nachweis {number}',
} satisfies typeof en
