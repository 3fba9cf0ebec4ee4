/** What the projects of a new sandbox tell, in German. */
import type en from './en.ts'

export default {
  'first.news': 'Die Spendenaktion hat begonnen',
  'clean-water.title': 'Sauberes Wasser für 40 Dörfer',
  'clean-water.summary': 'Brunnen und Solarpumpen, wo Kinder zwei Stunden für Wasser laufen.',
  'clean-water.story':
    'In den trockenen Monaten ist das nächste sichere Wasser sieben Kilometer entfernt, und meist tragen es Mädchen. Ein Brunnen mit Solarpumpe versorgt rund 300 Menschen. Das Geld bezahlt Bohrung, Pumpen, Wassertests und die Schulung von zwei Betreuern je Dorf.',
  'clean-water.news':
    'Die ersten zehn Standorte sind vermessen; gebohrt wird, sobald ein Viertel des Ziels erreicht ist.',
  'school-meals.title': 'Eine warme Mahlzeit an jedem Schultag',
  'school-meals.summary':
    'Schulküchen für 2.600 Kinder, mit Lebensmitteln von Bauern aus der Nähe.',
  'school-meals.story':
    'Ein Kind, das gegessen hat, bleibt im Unterricht und in der Schule: Wo es Mittagessen gibt, steigt die Anwesenheit um ein Drittel. Eine Mahlzeit kostet etwa 35 Cent. Das Geld bezahlt Herde, Löhne sowie Getreide, Gemüse und Eier von Höfen im Umkreis von 50 Kilometern.',
  'school-meals.news':
    'Mit vier Schulen steht der Speiseplan; die erste Küche kann in sechs Wochen öffnen.',
  'flood-relief.title': 'Ein Dach nach der Flut',
  'flood-relief.summary':
    'Zelte, Trockennahrung und Medizin für 5.000 Menschen, die ihr Zuhause verloren haben.',
  'flood-relief.story':
    'Der Fluss stieg in einer Nacht um vier Meter. Familien schlafen auf dem Deich, die Krankenstation steht unter Wasser. Ein Zeltpaket für fünf kostet 180 USDT, Essen für eine Familie und Woche 24. Was übrig bleibt, deckt Dächer vor der nächsten Regenzeit.',
  'flood-relief.news':
    'Zwei Lastwagen mit Zelten sind beladen und fahren, sobald die Straße frei ist.',
  'young-forest.title': 'Ein junger Wald aus 60.000 Bäumen',
  'young-forest.summary': 'Heimische Bäume auf verbrannten Hängen, fünf Jahre lang gepflegt.',
  'young-forest.story':
    'Nach dem Feuer nahm der Regen den Boden mit. Zwölf heimische Arten halten den Hang und bringen Quellen und Vögel zurück. Ein Baum kostet einen USDT: Samen, Baumschule, Pflanzung und fünf Jahre Pflege, jeden Frühling gezählt von den Menschen vor Ort.',
  'young-forest.news': 'In der Baumschule stehen 9.000 Setzlinge für den ersten Regen bereit.',
  'sight-again.title': 'Augenoperationen für 900 Menschen',
  'sight-again.summary':
    'Eine Staroperation dauert 15 Minuten und kostet 50 USDT. Sie gibt das Augenlicht zurück.',
  'sight-again.story':
    'Die meisten Blinden hier müssten es nicht sein. Drei Chirurgen reisen mit einem Operationssaal im Bus und operieren 30 Menschen am Tag. Das Geld bezahlt Linsen, Medizin, Treibstoff und eine Kontrolle nach einem Monat; die Ärzte arbeiten umsonst.',
  'sight-again.news': 'Der Bus hat die Prüfung bestanden; die erste Route hat sechs Stationen.',
  'village-library.title': 'Eine Bibliothek in jedem Tal',
  'village-library.summary':
    'Zwölf Lesestuben mit Büchern, Licht und Internet, offen nach der Schule.',
  'village-library.story':
    'Nach Sonnenuntergang fehlt das Licht zum Lesen, und die nächste Buchhandlung ist einen Tag entfernt. Eine Lesestube braucht Regale, 600 Bücher in der Sprache des Tals, ein Solardach und jemanden, der aufschließt. Das Geld bezahlt alles für drei Jahre; dann machen die Dörfer weiter.',
  'village-library.news': 'Die ersten 1.800 Bücher sind gedruckt und unterwegs.',
} satisfies typeof en
