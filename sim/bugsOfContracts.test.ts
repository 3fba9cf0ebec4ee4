/** The simulation catches every planted bug of contracts, which take as long as all others. */
import { plants } from './plants.ts'
import { sides } from './sides.ts'
import { bugIsCaught } from './testing/bugIsCaught.ts'

for (const [name, plant] of Object.entries(plants))
  if (plant.core?.name === 'contracts') bugIsCaught(name, plant, sides)
