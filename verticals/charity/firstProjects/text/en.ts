/** What the projects of a new sandbox tell, in English: the keys of every other language. */
export default {
  'first.news': 'Fundraising has begun',
  'clean-water.title': 'Clean water for 40 villages',
  'clean-water.summary': 'Drilled wells and solar pumps where children walk two hours for water.',
  'clean-water.story':
    'In the dry months the nearest safe water is seven kilometres away, and it is mostly girls who carry it. One well with a solar pump serves about 300 people. The money pays for drilling, pumps, water tests and the training of two caretakers in every village.',
  'clean-water.news':
    'The first ten sites are surveyed; drilling starts when a quarter of the goal is reached.',
  'school-meals.title': 'A warm meal every school day',
  'school-meals.summary':
    'School kitchens for 2,600 children, with food bought from farmers nearby.',
  'school-meals.story':
    'A child who has eaten stays in class and stays in school: where lunch is served, attendance rises by a third. A meal costs about 35 cents. The money pays for stoves, cooks’ wages and grain, vegetables and eggs from farms within 50 kilometres.',
  'school-meals.news':
    'Menus are agreed with four schools; the first kitchen can open within six weeks.',
  'flood-relief.title': 'Shelter after the flood',
  'flood-relief.summary': 'Tents, dry food and medicine for 5,000 people who lost their homes.',
  'flood-relief.story':
    'The river rose four metres in one night. Families sleep on the embankment, and the clinic is under water. A tent kit for five people costs 180 USDT; a week of food for a family, 24. What is left at the end rebuilds roofs before the next rainy season.',
  'flood-relief.news': 'Two trucks with tents are loaded and leave as soon as the road is open.',
  'young-forest.title': 'A young forest of 60,000 trees',
  'young-forest.summary': 'Native trees on burnt slopes, planted and tended for five years.',
  'young-forest.story':
    'After the fire the rain took the soil with it. Twelve native species hold the slope and bring back springs and birds. One tree costs one USDT: seed, nursery, planting, and five years of weeding and watering, counted again each spring by people who live there.',
  'young-forest.news': 'The nursery has 9,000 seedlings ready for the first rains.',
  'sight-again.title': 'Eye operations for 900 people',
  'sight-again.summary':
    'Cataract surgery takes 15 minutes and costs 50 USDT. It gives sight back.',
  'sight-again.story':
    'Most people who are blind here need not be. A team of three surgeons travels with its own theatre in a bus and operates on 30 people a day. The money pays for lenses, medicine, fuel and a check-up after a month; the surgeons work for nothing.',
  'sight-again.news': 'The bus has passed its inspection; the first route has six stops.',
  'village-library.title': 'A library in every valley',
  'village-library.summary':
    'Twelve reading rooms with books, light and the internet, open after school.',
  'village-library.story':
    'After sunset there is no light to read by, and the nearest bookshop is a day away. A reading room needs shelves, 600 books in the language of the valley, a solar roof and someone who opens the door. The money pays for all of it for the first three years; then the villages carry on.',
  'village-library.news': 'The first 1,800 books are printed and on their way.',
}
