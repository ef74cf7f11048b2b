import { notFound } from '@/lib/domain/errors'
import { openRoute } from '@/lib/http/route'

/** An address of the API that is none answers as the API does, not with a page. */
const nothing = openRoute(() => Promise.reject(notFound()))

export { nothing as DELETE, nothing as GET, nothing as OPTIONS, nothing as PATCH, nothing as POST, nothing as PUT }
