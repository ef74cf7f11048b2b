import { openVocabulary, option, optionGroup } from '@/lib/domain/vocabulary/vocabulary'

/** V2: full names only; a two-letter code such as PC means polyester-cotton to one buyer and acrylic to another. */
export const fibres = openVocabulary([
  ...optionGroup('Cotton and bast', [
    option(
      'Cotton',
      'raw cotton, organic cotton, BCI cotton, Shankar-6, S-6, MCU-5, DCH-32, Suvin, Giza, Giza cotton, Pima, Supima, kapas',
    ),
    option('Recycled cotton', 'regenerated cotton, cotton waste, rCotton'),
    option('Linen', 'flax'),
    'Hemp',
    option('Ramie', 'china grass'),
    option('Jute', 'tossa jute, white jute'),
    option('Coir', 'coconut fibre'),
  ]),
  ...optionGroup('Cellulosic', [
    option('Viscose', 'rayon, viscose rayon, VSF, viscose staple fibre, Livaeco, Ecovero'),
    option('Modal', 'Micromodal, Tencel Modal, HWM'),
    option('Lyocell', 'Tencel, Excel, Tencel Lyocell'),
    option('Bamboo viscose', 'bamboo, bamboo rayon'),
    option('Cupro', 'Bemberg, cuprammonium'),
    option('Acetate', 'cellulose acetate, triacetate'),
  ]),
  ...optionGroup('Synthetic', [
    option('Polyester', 'PSF, PES, PET, poly, polyester staple fibre, Terylene, Terene'),
    option('Recycled polyester', 'rPET, rPES, recycled PET, Repreve, r-polyester'),
    option('Nylon', 'polyamide, nylon 6, nylon 6.6, nylon 66, PA6, PA66'),
    option('Acrylic', 'cashmilon, PAN, polyacrylonitrile'),
    option('Modacrylic', 'Kanecaron, Protex'),
    option('Elastane', 'spandex, Lycra, Creora, elastomer, laycra, likra'),
    option('Polypropylene', 'PP, olefin'),
    option('Polyethylene', 'HDPE, UHMWPE, Dyneema'),
    option('PLA', 'polylactide, polylactic acid, Ingeo'),
    option('Aramid', 'Kevlar, Nomex, Twaron, meta-aramid, para-aramid'),
  ]),
  ...optionGroup('Wool and hair', [
    option('Wool', 'merino, merino wool, lambswool, sheep wool'),
    option('Virgin wool', 'pure new wool, new wool'),
    option('Recycled wool', 'regenerated wool, shoddy wool, lana rigenerata'),
    option('Cashmere', 'pashmina'),
    option('Mohair', 'kid mohair'),
    option('Alpaca', 'baby alpaca, suri'),
    option('Angora', 'angora rabbit'),
    option('Camel', 'camel hair'),
  ]),
  ...optionGroup('Silk', [option('Silk', 'mulberry, mulberry silk, tussar, tussah, eri, muga, raw silk')]),
  ...optionGroup('Other', [
    option('Metallic', 'lurex, metallised film, zari'),
    option('Glass', 'glass fibre, fibreglass'),
  ]),
])
