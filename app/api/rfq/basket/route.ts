import { saveBasketRoute, showBasketRoute } from '@/lib/contract/routes/enquiries'
import { handle } from '@/lib/http/route'
import { readBasket, saveBasket } from '@/lib/services/rfq/enquiries/basket'

export const GET = handle(showBasketRoute, {
  run: ({ ctx }) => readBasket(ctx),
  versionOf: ({ basket }) => basket.version,
})

export const PUT = handle(saveBasketRoute, ({ ctx, body }) => saveBasket(ctx, body))
