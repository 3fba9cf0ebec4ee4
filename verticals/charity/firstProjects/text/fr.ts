/** What the projects of a new sandbox tell, in French. */
import type en from './en.ts'

export default {
  'first.news': 'La collecte a commencé',
  'clean-water.title': 'De l’eau potable pour 40 villages',
  'clean-water.summary':
    'Des forages et des pompes solaires là où les enfants marchent deux heures pour l’eau.',
  'clean-water.story':
    'Pendant les mois secs, l’eau sûre la plus proche est à sept kilomètres, et ce sont surtout les filles qui la portent. Un forage à pompe solaire dessert environ 300 personnes. L’argent paie le forage, les pompes, les analyses et la formation de deux responsables par village.',
  'clean-water.news':
    'Les dix premiers sites sont étudiés ; le forage débutera au quart de l’objectif.',
  'school-meals.title': 'Un repas chaud chaque jour d’école',
  'school-meals.summary':
    'Des cantines pour 2 600 enfants, approvisionnées par les fermiers voisins.',
  'school-meals.story':
    'Un enfant qui a mangé reste en classe et à l’école : là où l’on sert à midi, la présence augmente d’un tiers. Un repas coûte environ 35 centimes. L’argent paie les fourneaux, les salaires et les céréales, légumes et œufs de fermes à moins de 50 kilomètres.',
  'school-meals.news':
    'Les menus sont fixés avec quatre écoles ; la première cantine peut ouvrir dans six semaines.',
  'flood-relief.title': 'Un abri après l’inondation',
  'flood-relief.summary': 'Tentes, vivres secs et médicaments pour 5 000 personnes sans toit.',
  'flood-relief.story':
    'Le fleuve est monté de quatre mètres en une nuit. Les familles dorment sur la digue et le dispensaire est sous l’eau. Une tente équipée pour cinq coûte 180 USDT ; une semaine de vivres par famille, 24. Le reste rebâtira des toits avant la prochaine saison des pluies.',
  'flood-relief.news':
    'Deux camions de tentes sont chargés et partiront dès que la route sera ouverte.',
  'young-forest.title': 'Une jeune forêt de 60 000 arbres',
  'young-forest.summary':
    'Des arbres indigènes sur les pentes brûlées, plantés et entretenus cinq ans.',
  'young-forest.story':
    'Après l’incendie, la pluie a emporté la terre. Douze essences indigènes retiennent la pente et ramènent sources et oiseaux. Un arbre coûte un USDT : graine, pépinière, plantation et cinq ans de soins, recomptés chaque printemps par les habitants.',
  'young-forest.news': 'La pépinière a 9 000 plants prêts pour les premières pluies.',
  'sight-again.title': 'Opérer les yeux de 900 personnes',
  'sight-again.summary':
    'Une opération de la cataracte dure 15 minutes et coûte 50 USDT. Elle rend la vue.',
  'sight-again.story':
    'La plupart des aveugles d’ici pourraient voir. Trois chirurgiens voyagent avec leur bloc opératoire dans un bus et opèrent 30 personnes par jour. L’argent paie les implants, les médicaments, le carburant et un contrôle après un mois ; les chirurgiens sont bénévoles.',
  'sight-again.news': 'Le bus a passé son contrôle ; la première tournée compte six étapes.',
  'village-library.title': 'Une bibliothèque dans chaque vallée',
  'village-library.summary':
    'Douze salles de lecture avec livres, lumière et internet, ouvertes après l’école.',
  'village-library.story':
    'Après le coucher du soleil, pas de lumière pour lire, et la librairie la plus proche est à un jour. Il faut des étagères, 600 livres dans la langue de la vallée, un toit solaire et quelqu’un pour ouvrir la porte. L’argent couvre tout pendant trois ans ; puis les villages prennent le relais.',
  'village-library.news': 'Les 1 800 premiers livres sont imprimés et en route.',
} satisfies typeof en
