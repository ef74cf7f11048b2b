/** Further spellings that lines use; the form offers only the usual ones. */
export const MORE_NAMES: Readonly<Record<string, string>> = {
  'Comber noil':
    'comber, combed noil, combing waste, comber noil waste, cotton comber, noil waste, comber noil cotton, noyal, kamber, combernoil, comber noyle',
  'Flat strip': 'flat strip waste, carding strip, card flat, cotton flat strip, flat strip card waste',
  'Licker-in dropping':
    'carding dropping, carding droppings waste, lickerin dropping, licker in, licker in dropping 1, licker in dropping 2, licker in fly, lickerin waste, taker in waste, lickerin fly, licker in dropping waste, card licker in dropping, card licker in waste, liker in dropping',
  'Dropping 1': 'dropping i, droping 1, first dropping, dropping no. 1',
  'Dropping 2': 'dropping ii, droping 2, second dropping, dropping no. 2',
  'Blow room dropping':
    'blow room drop, blowroom waste, blow room fly, blowroom fly, br waste, cotton dropping, dropping, droping, dropping waste, mixed dropping, blow room dropping waste, chute waste',
  'Card fly':
    'under card fly, undercard fly, card fly waste, carding fly, cotton card waste, cotton fly waste, spinning fly, mill fly, karding waste',
  'Sliver bits':
    'combed sliver waste, comber sliver bits, sliver bit, sliver cut, comber sliver waste, comber sliver, combed sliver waste, draw frame sliver waste, sliver waste cotton, sliver ends, card sliver bits',
  'Lap bits': 'lap bit, lap cut, comber lap waste, lap ends',
  'Roving ends': 'roving end, roving bit, simplex roving waste, inter waste, flyer frame waste, roving cut',
  Pneumafil:
    'pneumafil bit, pneumafill, pneumafil fly, pneumofil, pneumafil suction waste, bonda waste, cotton bonda, poly bonda, pneumafill waste',
  'Roller waste': 'clearer bonda, roller clearer waste, under clearer waste, lapper waste',
  'OE dust': 'oe waste, oe fly, open end dust, open end fly, rotor dust, rotor fly, oe dropping, oe micro dust',
  'Micro-dust':
    'humidification plant dust, humidification dust, microdust, cotton micro dust, cotton mill dust, humidification waste, plant dust',
  'Filter waste': 'filter dust, drum filter waste, waste collection fly, wcs waste, rotary filter fly',
  Sweepings:
    'sweeping cotton, cotton sweeping, cotton sweeping waste, departmental sweeping, gin sweeping, yarn sweeping',
  'Willowed waste': 'willowed cotton waste, willowed cotton, willow cotton, willow dropping, willow cotton waste',
  'Mixed spinning waste':
    'spinning cotton waste, cotton spinning waste, cotton mill waste, cotton waste mix, raw cotton waste, cotton soft waste, ruyi waste, textile mill waste',
  'Wool noil': 'merino wool noil, wool comber noil, wool combing noil, wool blousse, blousse lana',
  'Wool card waste':
    'cashmere waste, angora waste, mohair waste, alpaca waste, pashmina waste, wool card strip, wool fettling, woollen waste, wool soft waste, wool sweeping, wool burr waste',
  'Silk noil': 'mulberry noil, mulberry silk noil, silk noil waste, spun silk noil, silk comber noil',
  'Silk waste':
    'filature waste, charkha waste, throwster waste, tussar waste, eri waste, reeling waste, pierced cocoon waste, silk yarn waste, resham waste',
  'Jute caddis':
    'jute caddy, jute caddie, jute sweeping, jute yarn waste, jute mill waste, jute dust, jute hard waste, jute cutting waste',
  'Bast and coir waste':
    'coir waste, coir fibre waste, kapok waste, sisal waste, ramie waste, flax noil, linen noil, hemp tow waste, flax waste tow',
  'Hard waste':
    'cascami di filatura, bottom cones, cone bottom waste, polyester hard waste, yarn wastage, waste yarn, yarn cutting waste, hard yarn waste, spinning hard waste, bobbin waste, dhaga, dhaaga waste, sut waste, suti dhaga waste, thread ends, oe yarn waste, oe hard waste, cotton yarn waste, grey yarn waste, cones waste yarn, yarn bits, hosiery yarn waste, knitting yarn waste, waste of yarn, rewinding yarn waste, ring frame waste, end waste yarn, yarn scrap, cascami di filato, hard ends waste',
  'Winding waste': 'auto coner waste, winding yarn waste, cone winding yarn waste',
  'Warping waste': 'warp waste, warping yarn waste, creel ends, beam end, warp ends waste',
  'Sizing waste': 'sizing yarn waste, sized yarn, beam sizing waste, sizing hard waste, tana sizing waste',
  'Thread waste':
    'embroidery waste, sewing thread ends, stitching thread waste, cotton thread waste, polyester thread waste, thread wastage',
  'Dyed yarn waste':
    'dyed yarn hard waste, coloured hard waste, colour hard waste, colour thread waste, dyed cotton yarn waste, denim yarn waste, indigo yarn waste, rangeen yarn waste',
  'Loom waste':
    'airjet loom waste, waterjet loom waste, rapier loom waste, weaving yarn waste, powerloom waste, power loom waste, loom shed waste, bana waste, pirn waste, auto loom waste, air jet loom waste, airjet waste, weft yarn waste',
  'Fringe selvedge':
    'sulzer selvedge, airjet selvedge, cotton selvedge waste, selvedge fringe waste, leno selvedge, leno waste, rapier fringe, airjet fringe, loom fringe, selvedge yarn waste, false selvedge waste, catch cord waste, catch selvedge waste, rapier selvedge, rapier waste, sulzer waste, kinari waste, loom selvedge waste, fringe waste, fringe yarn',
  Chindi:
    'cotton chindi, hosiery chindi, colour chindi, tailor chindi, chindi cloth, chindi katran, chindi rags, chindi cloth strips, fabric strips, cloth strip waste',
  'Hosiery clips':
    'hosiery waste cloth, cotton hosiery waste cloth, hosiery, hosiery cutting waste, hosiery cuttings, hosiery cloth waste, hosiery katran, hosiery fabric waste, hosiery garment waste, hosiery cloth cutting, hosiery cut pieces, hosiery fabric cutting, hosiery clipping, banian clip, banian cutting, baniyan clip, baniyan waste, banian cutting waste, knit cutting, knitted clips, knitted cutting, knitted fabric waste, knit fabric waste, knits clip, knitted fabric clips, knitted waste, knitting waste, knitwear waste, t shirt cutting, t-shirt clips, t shirt cutting waste, t-shirt waste, tshirt cutting, tshirt waste, tshirt cutting waste, tee shirt cutting, single jersey cutting, single jersey waste, single jersey cutting waste, jersey clips, jersey cutting, interlock cutting, interlock cutting waste, cotton clip, cotton knit clip, cotton hosiery cutting, maglieria ritagli, knits cutting waste, hosiery knit clip, clip',
  'Denim clips':
    'denim cutting, denim clipping, denim katran, denim fabric waste, denim cut pieces, denim fabric cutting, denim rag, denim garment waste, jeans cutting waste, denim cloth waste, jeans katran, denim cut waste, denim fabric cutting waste, denim pre consumer waste',
  'Cutting waste':
    'ritagli di cotone, ritagli di lana, ritagli di tessuto, quilting waste, lining cloth cutting, quilt waste, quilt cutting, sofa cutting, katran waste, katran cutting, kataran, fabric cutting, fabric cuttings waste, fabric cutting waste, cloth cutting, cloth cuttings, cloth katran, fabric katran, garment cutting, garment cutting waste, garment clips, garment waste cutting, textile cutting, textile cutting waste, fabric cut pieces, cut piece waste, fabric scrap, fabric clip, cloth scrap, fabric clipping, tailor cutting, tailoring waste, tailor waste, cotton cutting, cotton cutting waste, cotton clipping, cotton katran, woven cutting, woven cutting waste, woven fabric waste, shirting cutting, shirt cutting, shirt cutting waste, saree cutting, bedsheet cutting, bed sheet cutting, curtain cutting, lining cutting, grey cloth cutting, grey cloth waste, grey fabric waste, cutting wastage, apparel waste, fabric wastage, poplin cutting, cambric cutting, rayon cutting, georgette cutting, polyester cutting, kapda katran, kapda waste, silk cutting, velvet cutting, sofa fabric cutting, canvas cutting, new clips, new cotton clips, cotton new clips',
  'Collar and rib cuttings':
    'rib cutting waste, rib clip, collar waste, collar rib cutting, cuff waste, rib collar waste',
  'Fleece clips': 'fleece cutting waste, fleece clip, polar fleece cutting, polar fleece waste, hosiery fleece clips',
  'Towel cuttings':
    'terry towel cutting, terry towel waste, terry towel cutting waste, towel cutting waste, towel clips, towel fabric waste',
  'Suiting cuttings':
    'suiting cutting waste, worsted cutting, woollen cutting, suiting waste, wool cutting, wool clip, tailor clips wool, woollen new clips, tweed clips',
  'Nonwoven cuttings':
    'non woven spunbond edge trim, nonwoven spunbond edge trim, spunbond edge trim, edge trim, nonwoven fabric waste, non woven waste, non woven cutting, non woven fabric waste, nonwoven trim, spunbond waste, nonwoven cutting waste, nonwoven roll ends, mask cutting waste, non woven edge trim',
  'Lace and net cuttings': 'net fabric waste, net cutting waste, lace cutting waste, net fabric cutting, tulle waste',
  Fents:
    'fent cloth, fabric end bits, end bit, fabric remnants, cloth remnants, fents and rags, tukda cloth, chindi fents',
  'Raising fluff': 'fleece raising fluff, brushing waste, raising dust, raised fluff, sueding waste, brush waste',
  'Shearing flock':
    'shearing fluff, terry shearing waste, velour shearing waste, cropping dust, cotton flock waste, flock dust',
  'Stenter selvedge':
    'stenter cutting, stenter edge, stenter selvedge waste, selvedge cutting waste, selvage waste, selvage cutting, fabric selvedge waste, selvedge strips',
  'Bleached cotton waste': 'surgical cotton noil, absorbent cotton noil, cotton bleached waste',
  Rags: 'wool rag, woollen rag, acrylic rag, stracci di lana, stracci di cotone, stracci misti, mutilated hosiery, mutilated hosiery rag, mutilated hosiery clips, cotton rag, textile rags, old rags, cloth rags, used rags, colour rags, mixed rags, white rags, chithra, chithde cloth, old clothes rags, fate purane kapde, stracci cotone, synthetic rags',
  Wipers:
    'cotton wiper, industrial wipers, machine cleaning cloth, cotton wiping rags, wiping rag, wiping rags cotton, cut wiper, banian wipers, banian wiper, cleaning rag, cleaning rags, cotton waste for cleaning, machine cleaning waste, machine cleaning cotton waste, t-shirt wipers, wiper rags, hosiery wipers, mop cloth, banian cloth waste, waste cloth, cotton banian cloth',
  'Mutilated woollens':
    'mutilated wool, mutilated woolen hosiery, mutilated woollen hosiery, mutilated woollen hosiery clips, mutilated woolen clips, mutilated wool knits, mutilated jerseys, mutilated woollen garments',
  'Mutilated acrylics':
    'mutilated synthetic, mutilated acrylic hosiery, mutilated acrylic knits, mutilated synthetic hosiery',
  'Sorted wool knits':
    'wool knitwear, sorted wool, used wool sweaters, used woollen sweaters, woollen sweaters, wool sweater rags, pre sorted wool, wool jumper',
  'Sorted acrylic knits': 'acrylic sweater rags, used acrylic sweaters, acrylic knitwear, pre sorted acrylic',
  'Sorted cotton knits':
    'used cotton t-shirts, t shirt rags, tshirt rags, used tshirt, cotton tshirt rag, used t shirts, white t-shirt rags, hosiery rags',
  'Used denim':
    'used jeans rags, post consumer denim, post consumer jeans, old denim, denim rags used, second hand jeans',
  'Used clothing':
    'used clothing bales, used garments, secondhand clothes, second hand clothing, secondhand clothing, old garments, mixed used clothing, second hand garments, used cloth, vestiti usati, abiti usati, post consumer clothing, used winter clothing, used children clothing',
  'Used home textiles': 'used bed sheets, hotel linen used, used hotel linen, used linen, used curtains, used blanket',
  'PET flakes':
    'pet bottle flake, washed pet flakes, pet flakes waste, pet bottle washed flakes, bottle flake, pet regrind, plastic bottle flakes, hot washed flakes, pet washed flakes, r-pet flakes, recycled pet flakes, pet scrap flakes, polyester flake, pet flex, pet bottle scrap flakes, flakes',
  'PET bottles':
    'pet bottle bale, pet bottle scrap bales, pet bottles baled, waste pet bottles, used pet bottles, pet bottle waste, mineral water bottles, water bottle scrap, plastic bottle scrap, pet scrap, pet baled bottles, cold drink bottles scrap, pet post consumer bottles',
  'PET preforms': 'preform, pet preform scrap, pet preform regrind, pet preform waste, preform lumps',
  Agglomerate: 'polyester agglo, pet agglo, poly agglomerate, agglomerated polyester',
  'PET lumps':
    'pet lump, pet purging, polyester lump, pet lumps scrap, polyester lumps waste, spinning lumps, poly lumps, lumps waste, pet chunk',
  'PET fines': 'pet flakes dust, pet flake dust, pet flake fines, flakes powder',
  'POY waste': 'poy polyester waste, polyester poy waste, poy yarn wastage, poy scrap',
  'DTY waste':
    'dty polyester waste, polyester dty waste, texturised waste, texturized yarn waste, crimp waste, polyester texturised yarn waste, dty scrap, polyester texturized yarn waste',
  'FDY waste': 'polyester fdy waste, fdy scrap',
  'Filament waste':
    'polyester yarn wastage, poly yarn waste, polyester filament yarn waste, poly waste, polyester yarn scrap, synthetic yarn waste, synthetic waste, viscose filament waste',
  Popcorn: 'polyester pop corn, polyester waste popcorn, pet pop corn, fibre popcorn, polyester popcorn waste',
  'Tow waste': 'tow waste polyester, tow cutting, acrylic tow cut, fibre tow waste, polyester tow cutting, tow scrap',
  'PSF waste':
    'fibre waste, staple fibre waste, psf, psf fibre waste, polyester staple fibre waste, waste polyester fibre, polyester fibre scrap, rpsf waste, psf wastage',
  'VSF waste':
    'vsf, viscose staple fibre waste, rayon fibre waste, rayon staple waste, vsf fibre waste, modal waste, tencel waste, lyocell waste',
  'Acrylic fibre waste': 'acrylic staple waste, acrylic top cut, acrylic soft waste, acrylic fibre scrap',
  'Nylon waste':
    'nylon 6 yarn waste, nylon 66 yarn waste, nylon 6 filament waste, nylon scrap, nylon thread waste, nylon 66 waste, nylon tyre cord waste, nylon fdy waste, nylon poy waste, nylon fishing net waste',
  'PP fibre waste': 'pp multifilament waste, pp bcf waste, pp staple waste, bcf waste',
  'Elastane waste': 'elastane yarn waste, lycra yarn waste, spandex scrap',
  'Undrawn waste': 'undrawn polyester, undrawn fibre waste, undrawn polyester waste, udy',
  'Shoddy fibre':
    'recycled wool fibre, recycled wool, reclaimed wool, recycled wool shoddy, wool shoddy fibre, woollen shoddy, acrylic shoddy, polyester shoddy, shoddy waste, shoddy clips, shoddy material, mungo fibre, lana meccanica',
  'Garnetted fibre':
    'garnetted waste, opened waste, opened cotton clips, opened fibre, pulled fibre, reclaimed fibre, garnetted cotton, shredded fibre, regenerated fibre, pulled clips, opened rags, fibre from clips',
  'Recycled cotton fibre':
    'recycled cotton waste, regenerated cotton, reclaimed cotton, recycle cotton fibre, recycle cotton, opened hosiery clips, opened cotton, cotton shoddy fibre, shoddy cotton, r-cotton fibre',
  'Opened yarn waste':
    'opened yarn hard waste, opened thread, thread opened fibre, opened cotton yarn waste, garnetted yarn waste',
  'Recovered polyester': 'polyester opened fibre, recovered psf, opened polyester fibre, polyester garnetted fibre',
  'Carpet waste': 'carpet cutting, carpet cutting waste, tufted carpet waste, carpet trim waste',
  'Trim waste':
    'elastic waste, elastic cutting, zip tape waste, zipper tape waste, label waste, woven label waste, interlining waste, fusible interlining waste, lace tape waste, narrow fabric waste, niwar waste',
  'Technical textile waste':
    'airbag cutting, airbag waste, airbag fabric waste, tyre cord waste, tyre cord fabric waste, conveyor fabric waste, filter fabric waste, aramid waste, tarpaulin waste',
}
