import { blendReader } from '../fabric/readers/fibres'
import { fastnessReader } from '../finishing/readers/numbers'
import type { TextReader } from '../reading/reading'
import { threadColourReader } from './readers/colours'
import { constructionReader } from './readers/constructions'
import { packingReader, pairReader, threadFibreReader } from './readers/fibres'
import { foreignTypeReader } from './readers/foreign'
import { kindReader } from './readers/kinds'
import { dottedLengthReader, lengthReader } from './readers/lengths'
import { caseAbroadReader } from './readers/packing/abroad'
import { cartonsInFrontReader, eachColourReader, grossReader, leastCaseReader } from './readers/packing/amounts'
import { boardReader, caseReader, timesReader } from './readers/packing/cases'
import { numberInKilogramReader, packageReader, pricedPackageReader } from './readers/packing/packages'
import { brandReader } from './readers/papers/brands'
import { threadCertificateReader } from './readers/papers/certificates'
import { standardReader } from './readers/papers/standards'
import { finishReader, needleReader, stitchReader, testReader } from './readers/properties'
import { offeredReader, shadeReader } from './readers/shades'
import { silentReader } from './readers/silent'
import { texReader, ticketReader } from './readers/tickets'
import { twistReader } from './readers/twists'
import { endUseReader, typeReader } from './readers/types'
import { wordReader } from './readers/words'

/** Everything that a line about sewing thread may say. */
export const threadReaders: readonly TextReader[] = [
  ticketReader,
  texReader,
  constructionReader,
  lengthReader,
  dottedLengthReader,
  shadeReader,
  twistReader,
  needleReader,
  stitchReader,
  finishReader,
  packageReader,
  numberInKilogramReader,
  pricedPackageReader,
  caseReader,
  boardReader,
  caseAbroadReader,
  leastCaseReader,
  grossReader,
  eachColourReader,
  cartonsInFrontReader,
  timesReader,
  testReader,
  fastnessReader,
  offeredReader,
  threadCertificateReader,
  standardReader,
  brandReader,
  wordReader,
  typeReader,
  kindReader,
  foreignTypeReader,
  endUseReader,
  silentReader,
  threadColourReader,
  blendReader,
  pairReader,
  packingReader,
  threadFibreReader,
]
