/** The simulation catches every planted bug; those of contracts have a file of their own. */
import { plants, plantsOf } from './plants.ts'
import { sides } from './sides.ts'
import { bugIsCaught } from './testing/bugIsCaught.ts'
import { vaultSide } from './testing/vaultSide.ts'

for (const [name, plant] of Object.entries(plants))
  if (plant.core?.name !== 'contracts') bugIsCaught(name, plant, sides)
for (const [name, plant] of Object.entries(plantsOf(vaultSide)))
  bugIsCaught(name, plant, [...sides, vaultSide])
