import { unknownRoute } from '@/lib/http/route'

export {
  unknownRoute as DELETE,
  unknownRoute as GET,
  unknownRoute as OPTIONS,
  unknownRoute as PATCH,
  unknownRoute as POST,
  unknownRoute as PUT,
}
