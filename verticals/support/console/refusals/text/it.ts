/** What the console’s calls of support are refused for, in Italian. */
import type en from './en.ts'

export default {
  'refusal.englishMissing': 'Manca il testo inglese: lo legge chi non ne ha un altro.',
  'refusal.linkUnsound':
    'Un link non porta a nessuna pagina dell’app. I link sono così: [parole](/deposit).',
  'refusal.momentPassed': 'Questo momento è già passato. Scegline uno successivo.',
  'refusal.slugTaken': 'Un altro articolo ha già questo nome breve.',
  'refusal.figureUnknown':
    'Il testo nomina un dato che non esiste. L’elenco mostra quelli disponibili.',
  'refusal.chatDoesNotExist': 'Questa conversazione non esiste più.',
  'refusal.chatTaken': '{name} sta seguendo questa conversazione.',
  'refusal.chatOperatorUnknown': 'Questo operatore non può seguire conversazioni.',
  'refusal.answerDoesNotExist': 'Questa risposta pronta non esiste più.',
  'refusal.feedbackReplied': 'A questo feedback è già stato risposto.',
} satisfies typeof en
