import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { describesGoods } from './goods-words'

test.each<[string, ModuleKey]>([
  ['send me yarn', 'yarn'],
  ['Please send your best price, urgent', 'yarn'],
  ['I need good quality yarn 5 kg', 'yarn'],
  ['yarn 5kg', 'yarn'],
  ['want 2,000 kg yarn, best rate please', 'yarn'],
  ['we need thread', 'thread'],
  ['dhaga chahiye', 'thread'],
  ['fabric 500 m, delivery to Surat by 15 December', 'finish_fabric'],
  ['cloth please', 'grey_fabric'],
  ['any machine or part', 'machinery_spares_tools_accessories'],
  ['job work', 'weave_knit_warping_job'],
  ['-', 'yarn'],
  ['', 'yarn'],
])('"%s" in %s says nothing of the goods', (text, moduleKey) => {
  expect(describesGoods(matrixDefinition(moduleKey), text)).toBe(false)
})

test.each<[string, ModuleKey]>([
  ['slub', 'yarn'],
  ['for bedsheets', 'finish_fabric'],
  ['send me cotton yarn', 'yarn'],
  ['2/40s', 'yarn'],
  ['30s', 'yarn'],
  ['40', 'yarn'],
  ['need 2000 kg of 40', 'yarn'],
  ['tkt 120 black', 'thread'],
  ['weaving', 'weave_knit_warping_job'],
  ['कपास', 'yarn'],
  ['as per attached drawing', 'garment_accessories'],
  ['bags', 'packing_accessories'],
])('"%s" in %s is a specification', (text, moduleKey) => {
  expect(describesGoods(matrixDefinition(moduleKey), text)).toBe(true)
})
