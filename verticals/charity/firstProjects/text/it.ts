/** What the projects of a new sandbox tell, in Italian. */
import type en from './en.ts'

export default {
  'first.news': 'La raccolta è iniziata',
  'clean-water.title': 'Acqua pulita per 40 villaggi',
  'clean-water.summary': 'Pozzi e pompe solari dove i bambini camminano due ore per l’acqua.',
  'clean-water.story':
    'Nei mesi secchi l’acqua sicura più vicina è a sette chilometri, e a portarla sono soprattutto le bambine. Un pozzo con pompa solare serve circa 300 persone. I fondi coprono perforazione, pompe, analisi dell’acqua e la formazione di due responsabili per villaggio.',
  'clean-water.news':
    'I primi dieci siti sono stati rilevati; si perfora al raggiungimento di un quarto dell’obiettivo.',
  'school-meals.title': 'Un pasto caldo ogni giorno di scuola',
  'school-meals.summary':
    'Cucine scolastiche per 2.600 bambini, con cibo degli agricoltori vicini.',
  'school-meals.story':
    'Un bambino che ha mangiato resta in classe e resta a scuola: dove c’è il pranzo, la frequenza cresce di un terzo. Un pasto costa circa 35 centesimi. I fondi coprono fornelli, stipendi e cereali, verdure e uova di aziende entro 50 chilometri.',
  'school-meals.news':
    'I menù sono concordati con quattro scuole; la prima cucina può aprire in sei settimane.',
  'flood-relief.title': 'Un riparo dopo l’alluvione',
  'flood-relief.summary': 'Tende, cibo secco e medicine per 5.000 persone rimaste senza casa.',
  'flood-relief.story':
    'Il fiume è salito di quattro metri in una notte. Le famiglie dormono sull’argine e la clinica è sott’acqua. Un kit tenda per cinque costa 180 USDT; una settimana di cibo per famiglia, 24. Ciò che resta ricostruisce i tetti prima delle prossime piogge.',
  'flood-relief.news': 'Due camion di tende sono carichi e partono appena la strada riapre.',
  'young-forest.title': 'Un giovane bosco di 60.000 alberi',
  'young-forest.summary': 'Alberi autoctoni su pendii bruciati, piantati e curati per cinque anni.',
  'young-forest.story':
    'Dopo l’incendio la pioggia ha portato via il suolo. Dodici specie autoctone trattengono il pendio e riportano sorgenti e uccelli. Un albero costa un USDT: seme, vivaio, messa a dimora e cinque anni di cure, contati ogni primavera da chi ci vive.',
  'young-forest.news': 'Nel vivaio 9.000 piantine sono pronte per le prime piogge.',
  'sight-again.title': 'Operazioni agli occhi per 900 persone',
  'sight-again.summary':
    'Un intervento di cataratta dura 15 minuti e costa 50 USDT. Ridà la vista.',
  'sight-again.story':
    'La maggior parte dei ciechi qui potrebbe vedere. Tre chirurghi viaggiano con una sala operatoria su un autobus e operano 30 persone al giorno. I fondi coprono lenti, medicine, carburante e un controllo dopo un mese; i chirurghi lavorano gratis.',
  'sight-again.news': 'L’autobus ha superato la revisione; il primo giro ha sei tappe.',
  'village-library.title': 'Una biblioteca in ogni valle',
  'village-library.summary':
    'Dodici sale di lettura con libri, luce e internet, aperte dopo la scuola.',
  'village-library.story':
    'Dopo il tramonto non c’è luce per leggere e la libreria più vicina è a un giorno. Una sala ha bisogno di scaffali, 600 libri nella lingua della valle, un tetto solare e qualcuno che apra la porta. I fondi coprono tutto per tre anni; poi continuano i villaggi.',
  'village-library.news': 'I primi 1.800 libri sono stampati e in viaggio.',
} satisfies typeof en
