import { type Client, must } from '../client'
import { newcomer } from '../fixtures'
import type { World } from '../world'
import { recordIn, type WritableRoute } from './route'

/** Below the product's daily limit of plan requests per seller. */
const REQUESTS_PER_SELLER_MAX = 15

/** Supplies a seller below the daily limit, and a new one when the limit comes close. */
async function planRequester(world: World) {
  let [{ client: seller }, requestCount] = [await newcomer(world, ['seller']), 0]
  return {
    get client(): Client {
      return seller
    },
    async next(): Promise<Client> {
      if (requestCount === REQUESTS_PER_SELLER_MAX)
        [{ client: seller }, requestCount] = [await newcomer(world, ['seller']), 0]
      requestCount += 1
      return seller
    },
  }
}

/** Each route has its own sellers, because a seller can have only one open request. */
export async function planRoutes(world: World, admin: Client): Promise<WritableRoute[]> {
  const [creating, deciding, withdrawing] = [
    await planRequester(world),
    await planRequester(world),
    await planRequester(world),
  ]
  const path = '/api/account/plan-requests'
  const body = { planKey: 'module_starter', note: 'Please.' }
  const open = async (seller: Client): Promise<string> =>
    must(await seller.post(path, body), 201).json<{ planRequest: { requestId: string } }>().planRequest.requestId
  return [
    {
      route: path,
      name: 'request a plan',
      allowedKeys: ['planKey', 'note'],
      get client() {
        return creating.client
      },
      async prepare() {
        const seller = await creating.next()
        const { planRequests } = must(await seller.get(path), 200).json<{
          planRequests: { requestId: string; status: string }[]
        }>()
        for (const { requestId, status } of planRequests) {
          if (status === 'OPEN') must(await seller.post(`${path}/${requestId}/withdraw`, {}), 200)
        }
        return { path, body, record: recordIn('planRequest') }
      },
    },
    {
      route: `${path}/:requestId/answer`,
      name: 'decide on a plan request',
      allowedKeys: ['outcome', 'reason', 'expectedVersion'],
      client: admin,
      prepare: async () => ({
        path: `${path}/${await open(await deciding.next())}/answer`,
        body: { outcome: 'DECLINED', reason: 'A trial.' },
        record: recordIn('planRequest'),
      }),
    },
    {
      route: `${path}/:requestId/withdraw`,
      name: 'withdraw a plan request',
      allowedKeys: ['expectedVersion'],
      get client() {
        return withdrawing.client
      },
      prepare: async () => ({
        path: `${path}/${await open(await withdrawing.next())}/withdraw`,
        body: {},
        record: recordIn('planRequest'),
      }),
    },
  ]
}
