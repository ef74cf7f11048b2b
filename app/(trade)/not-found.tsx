import { PageNotFound } from '@/components/site/page-not-found'

/** The layout around it has the frame of the page already. */
export default PageNotFound
