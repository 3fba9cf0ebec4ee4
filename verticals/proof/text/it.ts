/** The texts of the proof of liabilities, in Italian. */
import type en from './en.ts'

export default {
  'refusal.proofDoesNotExist': 'Non esiste una prova con questo numero.',
  'refusal.proofTreeNotKept':
    'L’albero di questa prova non è più conservato. Quelli delle più recenti sì.',
  'proof.none': 'Non è stata ancora pubblicata alcuna prova.',
  'proof.sandbox': 'Questa è una sandbox: né i saldi né la custodia sono denaro reale.',
  'proof.number': 'Numero della prova',
  'proof.time': 'Saldi al',
  'proof.members': 'Utenti con un saldo',
  'proof.coins': 'Per moneta',
  'proof.owed': 'Gli utenti detengono',
  'proof.custody': 'In custodia, secondo il nostro libro mastro',
  'proof.custodySandbox': 'Sandbox (nessuna chain)',
  'proof.custodyNote':
    'Le cifre in custodia sono quelle del nostro libro mastro, chain per chain. Questa prova non dimostra che le monete ci siano davvero.',
  'proof.own': 'La tua verifica',
  'proof.ownHint':
    'Il tuo browser fa da sé i calcoli, con il tuo UID e i tuoi saldi, e confronta il risultato con quanto pubblicato per tutti.',
  'proof.demo': 'Le prove riguardano saldi reali. Passa al conto reale per verificare i tuoi.',
  'proof.signIn': 'Accedi per verificare i tuoi saldi',
  'proof.check': 'Verifica i miei saldi',
  'proof.verdict.included': 'I tuoi saldi sono in questa prova.',
  'proof.verdict.heldNothing':
    'In quel momento non avevi nulla, quindi non c’è nulla da includere.',
  'proof.verdict.leftOut':
    'In quel momento avevi delle monete, ma non sei in questa prova. Fai uno screenshot e contattaci.',
  'proof.verdict.fails':
    'Questa prova non corrisponde ai tuoi saldi. Fai uno screenshot e contattaci.',
  'proof.step.statement': 'La dichiarazione ha l’hash pubblicato',
  'proof.step.leaf': 'La tua foglia è fatta del tuo UID {uid} e degli importi qui sotto',
  'proof.step.root': 'Passi dalla tua foglia alla radice pubblicata: {count}',
  'proof.step.totals': 'Le somme alla radice sono i totali pubblicati',
  'proof.step.bill': 'Gli importi sono quelli del tuo estratto conto in quel momento',
  'proof.inProof': 'Nella prova',
  'proof.byBill': 'Nel tuo estratto conto',
  'proof.hashes': 'Tutti gli hash del percorso',
  'proof.meaning': 'Che cosa prova e che cosa no',
  'proof.proves':
    'Prova che i totali sono la somma di tutte le foglie, che nessuna è negativa e che la tua è tra queste. Più utenti verificano, più è certo che nessuno sia stato escluso.',
  'proof.provesNot':
    'Non prova che le monete in custodia ci siano, né che non dobbiamo nulla ad altri.',
  'proof.shows':
    'L’albero mostra ogni saldo senza nome, ogni volta con un nuovo sale. Chi conosce i tuoi saldi esatti potrebbe riconoscerli.',
  'proof.evidence': 'Verifica tu stesso',
  'proof.hash': 'Hash di questa prova',
  'proof.root': 'Radice dell’albero',
  'proof.previous': 'Hash della prova precedente',
  'proof.journal': 'Giornale dopo il lotto {batch}',
  'proof.compare': 'Confronta l’hash con quello che vedono gli altri: dev’essere uguale per tutti.',
  'proof.download': 'Scarica l’albero',
  'proof.verify': 'Chiunque può verificare il file:',
  'proof.keys': 'Chiavi con cui sono firmate le ricevute',
  'proof.keyNow': 'Firma adesso',
  'proof.keyBefore': 'Sostituita, valida per le sue ricevute',
  'proof.keysHint':
    'Ogni ricevuta di un’opzione o posizione è firmata con Ed25519. Conserva una chiave per verificare le ricevute in seguito: l’elenco può solo crescere.',
  'proof.all': 'Tutte le prove',
  'proof.nth': 'Prova {number}',
} satisfies typeof en
