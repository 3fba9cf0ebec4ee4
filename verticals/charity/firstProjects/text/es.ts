/** What the projects of a new sandbox tell, in Spanish. */
import type en from './en.ts'

export default {
  'first.news': 'Comienza la recaudación',
  'clean-water.title': 'Agua limpia para 40 aldeas',
  'clean-water.summary': 'Pozos y bombas solares donde los niños caminan dos horas por agua.',
  'clean-water.story':
    'En los meses secos, el agua segura más cercana está a siete kilómetros y la acarrean sobre todo las niñas. Un pozo con bomba solar abastece a unas 300 personas. El dinero paga la perforación, las bombas, los análisis del agua y la formación de dos responsables por aldea.',
  'clean-water.news':
    'Ya se han estudiado los diez primeros puntos; se perforará al alcanzar una cuarta parte de la meta.',
  'school-meals.title': 'Una comida caliente cada día de clase',
  'school-meals.summary':
    'Cocinas escolares para 2600 niños, con alimentos de agricultores cercanos.',
  'school-meals.story':
    'Un niño que ha comido sigue en clase y sigue en la escuela: donde se sirve almuerzo, la asistencia sube un tercio. Una comida cuesta unos 35 centavos. El dinero paga cocinas, sueldos y cereales, verduras y huevos de granjas a menos de 50 kilómetros.',
  'school-meals.news':
    'Los menús están acordados con cuatro escuelas; la primera cocina puede abrir en seis semanas.',
  'flood-relief.title': 'Refugio tras la inundación',
  'flood-relief.summary':
    'Tiendas, alimentos secos y medicinas para 5000 personas que perdieron su hogar.',
  'flood-relief.story':
    'El río subió cuatro metros en una noche. Las familias duermen en el dique y la clínica está bajo el agua. Un kit de tienda para cinco personas cuesta 180 USDT; una semana de comida por familia, 24. Lo que sobre reconstruirá techos antes de las próximas lluvias.',
  'flood-relief.news':
    'Dos camiones con tiendas están cargados y saldrán en cuanto se abra la carretera.',
  'young-forest.title': 'Un bosque joven de 60.000 árboles',
  'young-forest.summary':
    'Árboles autóctonos en laderas quemadas, plantados y cuidados cinco años.',
  'young-forest.story':
    'Tras el incendio, la lluvia se llevó el suelo. Doce especies autóctonas sujetan la ladera y devuelven manantiales y aves. Un árbol cuesta un USDT: semilla, vivero, plantación y cinco años de cuidados, con un recuento cada primavera a cargo de los vecinos.',
  'young-forest.news': 'El vivero tiene 9000 plántulas listas para las primeras lluvias.',
  'sight-again.title': 'Operaciones de ojos para 900 personas',
  'sight-again.summary':
    'Una operación de cataratas dura 15 minutos y cuesta 50 USDT. Devuelve la vista.',
  'sight-again.story':
    'La mayoría de quienes aquí no ven podrían ver. Tres cirujanos viajan en un autobús con quirófano propio y operan a 30 personas al día. El dinero paga lentes, medicinas, combustible y una revisión al mes; los cirujanos no cobran.',
  'sight-again.news': 'El autobús ha superado la inspección; la primera ruta tiene seis paradas.',
  'village-library.title': 'Una biblioteca en cada valle',
  'village-library.summary':
    'Doce salas de lectura con libros, luz e internet, abiertas tras la escuela.',
  'village-library.story':
    'Al caer el sol no hay luz para leer y la librería más cercana está a un día. Una sala necesita estantes, 600 libros en la lengua del valle, un techo solar y alguien que abra la puerta. El dinero lo paga todo tres años; después siguen las aldeas.',
  'village-library.news': 'Los primeros 1800 libros están impresos y en camino.',
} satisfies typeof en
