/** What operations refuse, in Italian. */
import type en from './en.ts'

export default {
  'refusal.switchUnknown': 'Questo interruttore non esiste.',
  'refusal.proposalDoesNotExist': 'Questa proposta non esiste più.',
  'refusal.proposalNotOpen': 'Questa proposta è già stata approvata.',
  'refusal.proposalExpired': 'Questa proposta ha più di 24 ore ed è scaduta.',
  'refusal.tooManyProposals': 'Ci sono troppe proposte aperte. Decidine prima alcune.',
  'refusal.proposalTooLong': 'Questa proposta è troppo lunga.',
  'refusal.parameterUnsound': 'Questa impostazione o il suo valore non è valido.',
  'refusal.valueOutOfRange': 'Inserisci un numero intero da {least} a {most}.',
  'refusal.auditBehind': 'Il registro di audit è indietro rispetto a quanto annotato nel journal.',
  'refusal.auditRewritten': 'Una riga del registro di audit non è più quella annotata nel journal.',
  'refusal.termsUnchanged': 'Queste condizioni sono già in vigore.',
  'refusal.proposalChanged': 'La proposta non è più quella che hai visto. Riguardala.',
  'refusal.marketListed':
    'Questo mercato è già quotato: apri la sua riga per cambiarne le condizioni.',
  'refusal.instrumentUnknown':
    'Il mercato non quota nulla con questo nome, oppure qui non si può quotare.',
  'refusal.proposalLapsed':
    "Chi l'ha proposto è stato nel frattempo disattivato, reimpostato o ha cambiato ruolo. Va proposto di nuovo.",
  'refusal.nothingToProlong':
    'Ciò che si voleva prolungare è già terminato. Se deve tornare in vigore, fai una nuova proposta.',
  'refusal.proposalOutdated':
    'Ciò che questo utente possiede è cambiato dopo la proposta. Proponi di nuovo la cancellazione nella sua pagina.',
} satisfies typeof en
