/** The texts of deposits, in Italian. */
import type en from './en.ts'

export default {
  'refusal.depositsNotTaken': 'I depositi su questa rete sono sospesi.',
  'refusal.belowDepositMinimum': 'Il deposito minimo è di {minimum} {asset}.',
  'refusal.transactionMalformed': 'Questo non è un ID di transazione (TxID) di questa rete.',
  'refusal.transactionKnown': 'Questa transazione è già tra i tuoi depositi.',
  'refusal.proofMissing': 'Carica un’immagine della prova di pagamento.',
  'refusal.tooManyDeposits': 'Hai già {most} depositi in verifica. Attendi l’esito di uno di essi.',
  'refusal.faucetEmpty':
    'Hai già ricevuto i fondi di prova di oggi per questa moneta. Torna domani.',
  'refusal.depositDoesNotExist': 'Questo deposito non esiste.',
  'deposit.title': 'Deposita',
  'deposit.records': 'Depositi',
  'deposit.coin': 'Moneta',
  'deposit.chooseCoin': 'Scegli una moneta',
  'deposit.searchCoin': 'Cerca monete',
  'deposit.network': 'Rete',
  'deposit.chooseNetwork': 'Scegli una rete',
  'deposit.address': 'Indirizzo di deposito {asset}',
  'deposit.wrongNetwork':
    'Invia a questo indirizzo solo {asset} tramite {network}. Le monete inviate tramite un’altra rete andranno perse.',
  'deposit.sandboxTitle': 'Indirizzo sandbox',
  'deposit.sandbox':
    'Non inviare nulla a questo indirizzo: tutto ciò che viene inviato va perso. Usa i fondi di prova.',
  'deposit.testChain':
    'Invia solo monete della rete di test a cui è collegata questa sandbox. Le monete reali inviate qui vanno perse.',
  'deposit.shared':
    'Questo indirizzo è comune a tutti gli utenti. Segnala il pagamento qui sotto perché ti venga accreditato.',
  'deposit.minimum': 'Deposito minimo',
  'deposit.confirmations': 'Accredito dopo',
  'deposit.about':
    '{count, plural, one {circa # conferma di rete} many {circa # di conferme di rete} other {circa # conferme di rete}}',
  'deposit.afterReview': 'verifica del nostro team',
  'deposit.account': 'Accredito su',
  'deposit.automatic':
    'I depositi su questa rete sono accreditati automaticamente. Segnala il pagamento solo se non compare.',
  'deposit.reviewed':
    'I depositi su questa rete sono verificati dal nostro team. Segnala il pagamento dopo averlo inviato.',
  'deposit.sandboxReview':
    'Così si invia un pagamento in verifica. In una sandbox puoi inventarne uno: decidono i suoi operatori.',
  'deposit.tell': 'Segnala un pagamento',
  'deposit.amount': 'Importo',
  'deposit.transaction': 'TxID (facoltativo)',
  'deposit.proof': 'Prova di pagamento',
  'deposit.submit': 'Invia per la verifica',
  'deposit.enterAmount': 'Inserisci un importo',
  'deposit.addProof': 'Aggiungi la prova di pagamento',
  'deposit.submitted': 'Inviato. Ti avviseremo al termine della verifica.',
  'deposit.recent': 'Depositi recenti',
  'deposit.all': 'Tutti i depositi',
  'deposit.none': 'Ancora nessun deposito. Il primo comparirà qui.',
  'deposit.testFunds': 'Fondi di prova',
  'deposit.testFundsAbout':
    'Monete gratuite per provare questa sandbox, una volta al giorno. Non hanno alcun valore.',
  'deposit.getTestFunds': 'Ottieni {amount} {asset}',
  'deposit.testFundsTaken': 'Hai già ricevuto {asset} oggi. Domani (UTC) ce ne saranno altri.',
  'deposit.testFundsComing': 'I fondi di prova sono in arrivo.',
  'deposit.unavailable': 'Al momento non è possibile depositare alcuna moneta.',
  'deposit.details': 'Dettagli del deposito',
  'deposit.time': 'Ora',
  'deposit.status': 'Stato',
  'deposit.reason': 'Motivo',
  'deposit.txid': 'TxID',
  'deposit.explorer': 'Vedi nell’explorer',
  'deposit.status.confirming': 'In conferma {done}/{needed}',
  'deposit.status.credited': 'Accreditato',
  'deposit.status.belowMinimum': 'Sotto il minimo',
  'deposit.status.dropped': 'Scartato dalla rete',
  'deposit.status.pendingReview': 'In attesa di verifica',
  'deposit.status.approved': 'Approvato',
  'deposit.status.rejected': 'Rifiutato',
  'deposit.belowMinimumAbout':
    'L’importo è inferiore al deposito minimo e non è stato accreditato.',
  'deposit.droppedAbout':
    'La rete ha scartato il blocco con questo deposito. Se arriva di nuovo, sarà accreditato di nuovo.',
  'deposit.reviewAbout':
    'Il nostro team sta verificando questo deposito. Ti comunicheremo l’esito.',
} satisfies typeof en
