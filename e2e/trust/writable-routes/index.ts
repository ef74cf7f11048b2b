import { newcomer } from '../fixtures'
import type { World } from '../world'
import { accountRoutes, openRoutes } from './accounts'
import { fileRoutes } from './files'
import { listingRoutes } from './listings'
import { planRoutes } from './plans'
import { rfqRoutes } from './rfq'
import type { WritableRoute } from './route'

/** Every route that reads a body, each with a valid request. */
export async function writableRoutes(world: World): Promise<WritableRoute[]> {
  const [seller, buyer, admin] = [await world.as('growth'), await world.as('buyer'), await world.as('admin')]
  const [person, renamer] = [await newcomer(world), await newcomer(world)]
  return [
    ...(await listingRoutes(seller)),
    ...(await fileRoutes(seller, buyer)),
    ...(await rfqRoutes(seller, buyer)),
    ...accountRoutes(admin, person, renamer),
    ...(await planRoutes(world, admin)),
    ...openRoutes(world, person),
  ]
}
