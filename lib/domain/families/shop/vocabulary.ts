import { openVocabulary, option } from '@/lib/domain/vocabulary/vocabulary'

/** Shops that sell cloth and what is made of it to the people who use it. */
export const shopType = openVocabulary([
  option(
    'Fabric by metre',
    'fabric by the metre, fabric shop, cloth shop, cloth merchant, kapda dukan, kapde ki dukan',
  ),
  option('Saree shop', 'sari shop, saree centre, saree showroom, saree emporium'),
  option('Readymade', 'ready made, readymade garments, garment shop, clothing store, readymade showroom'),
  option('Kids wear shop', 'kidswear shop, children shop, baby shop'),
  option('Ethnic wear shop', 'ethnic wear, sherwani shop, lehenga shop, bridal shop'),
  option('Innerwear and hosiery shop', 'hosiery shop, undergarment shop, lingerie shop, banian shop'),
  option('Home textile', 'home textile shop, home furnishing shop, handloom house, bed linen shop'),
  option('Furnishing', 'furnishing shop, curtain shop, upholstery shop, sofa cloth shop'),
  option('Matching centre', 'matching center, matching shop, rubia shop, blouse piece shop'),
  option('Suiting and shirting', 'suiting shirting, suiting shop, suit length shop'),
  option('Tailoring material', 'tailoring material shop, tailor shop, lining shop'),
  option('Abaya and hijab shop', 'abaya shop, burqa shop, hijab shop, islamic wear'),
  option('Turban shop', 'pagri shop, safa shop'),
  option('Uniform', 'uniform shop, school uniform shop, uniform store'),
  option('Boutique', 'designer boutique, ladies boutique'),
  option('Khadi', 'khadi bhandar, khadi gramodyog, khadi shop, khadi emporium'),
  option('Handloom and craft', 'handloom shop, handloom emporium, craft emporium, cottage emporium'),
  option('Wool and hand knitting', 'wool shop, knitting wool shop'),
  option('Factory outlet', 'mill outlet, mill shop, seconds shop, surplus store, factory shop'),
  option('Online only', 'online store, online shop, instagram shop'),
])

/** How cloth feels in the hand, as shoppers ask for it. */
export const fabricFeel = openVocabulary([
  option('Soft', 'mulayam, naram, soft feel, soft touch'),
  option('Crisp', 'kadak, starched feel'),
  option('Flowy', 'flowing, good fall, drapes well'),
  option('Lightweight', 'light weight, halka, light'),
  option('Heavy', 'heavy weight, bhari, thick'),
  option('Stretchable', 'stretch, stretchy, with stretch'),
  option('Breathable', 'airy, summer friendly'),
  option('Sheer', 'transparent, see through, see-through'),
  option('Opaque', 'not transparent, non transparent'),
  option('Shiny', 'glossy, lustrous, chamak'),
  option('Matt finish', 'matte, dull finish'),
  option('Textured', 'slubby, grainy'),
  option('Fluffy', 'furry, plush'),
  option('Wrinkle free', 'crease free, wrinkle resistant, easy iron'),
])

/** What a shop does for its customers next to selling. */
export const shopServices = openVocabulary([
  option('Fall and pico', 'fall pico, fall beading, saree fall'),
  option('Blouse stitching', 'blouse tailoring'),
  option('Made to measure', 'custom stitching, bespoke, tailoring'),
  option('Matching lining and blouse', 'matching centre, astar matching, rubia matching'),
  option('Dyeing to match', 'dye to match, colour dyeing'),
  option('Embroidery on order', 'custom embroidery'),
  option('Name or logo printing', 'logo printing, name printing, monogram'),
  option('Dry cleaning', 'dry clean, polishing'),
  option('Gift wrapping', 'gift pack, gift packing'),
  option('Video call shopping', 'video call, whatsapp shopping'),
  option('Home visit', 'home catalogue, samples at home'),
  option('Trial room', 'try in shop'),
  option('Pre-wash', 'preshrinking, wash before delivery'),
  option('Measuring and fitting at home', 'curtain fitting, curtain installation'),
])

/** How small quantities travel. */
export const deliveryModes = openVocabulary([
  option('Shop pick-up', 'pickup, pick up, store pickup, self pickup, counter'),
  option('Home delivery', 'local delivery, door delivery, free home delivery'),
  option('Courier', 'courier delivery, DTDC, Blue Dart, Delhivery'),
  option('Transport', 'transporter, by transport, lorry, road transport'),
  option('Bus parcel', 'bus, by bus, bus parcel service, ST parcel'),
  option('India Post', 'post, speed post, registered post, parcel post'),
  option('Train parcel', 'railway parcel, by train'),
])

/** How a parcel leaves a shop. */
export const shopPackages = openVocabulary([
  option('Courier bag', 'courier cover, mailer bag, tamper proof bag'),
  option('Paper bag', 'paper carry bag'),
  option('Cloth bag', 'cotton bag, jhola'),
  option('Box', 'gift box, saree box, carton'),
  option('Polybag', 'poly bag, plastic cover'),
  option('Roll', 'rolled on a tube'),
  option('Cloth-wrapped parcel', 'parcel, gathri, bundle'),
])

/** How shoppers and small traders pay. */
export const shopPayments = openVocabulary([
  option('UPI', 'GPay, Google Pay, PhonePe, Paytm, BHIM, QR code'),
  option('Cash', 'nagad, rokda'),
  option('Card', 'credit card, debit card, card payment'),
  option('Net banking', 'NEFT, RTGS, IMPS, bank transfer'),
  option('Against delivery', 'cash on delivery, COD'),
  option('100% advance', 'advance, full advance, prepaid, 100 % advance'),
  option('Part advance', '50% advance, booking amount, token advance'),
  option('EMI', 'instalments, installments'),
  option('Shop account', 'khata, udhaar, monthly account, credit'),
  option('PDC', 'post-dated cheque, post dated cheque'),
])

/** After the sale: for small lots and for shoppers. */
export const replacement = openVocabulary([
  option('None', 'no replacement, no return, no exchange, no guarantee'),
  option('Defect only', 'defects only, replacement of defects, damage replacement'),
  option('Shortage and defect', 'shortage or defect, short pieces'),
  option('Unsold pieces exchanged', 'unsold exchange, goods return, GR'),
])

/** What is in a small bundle. */
export const bundleType = openVocabulary([
  option('Single design', 'one design, same design, single design multi colour, design set'),
  option(
    'Assorted designs',
    'assorted, mix, mixed, assorted design, mix design, mix designs, mixed designs, all different, multi design, catalogue',
  ),
  option('Assorted sizes', 'size set, assorted size, mix size, mixed sizes, size wise'),
  option('Assorted colours', 'colour set, assorted colour, mix colour, mix colours, matching set'),
  option('By weight', 'by weight (kg), by kg, kilo maal, kg maal, kilo rate, weight wise'),
  option('Cut-pack', 'cut pack, cutpack, cut pieces, cut piece, kat piece, katpis'),
  option('Sample set', 'sample pack, sample bundle, trial pack'),
])

/** The markets that small traders buy in. */
export const market = openVocabulary([
  option('Surat', 'surat mandi'),
  option('Surat Ring Road', 'ring road surat, surat textile market, millennium market, radha krishna market'),
  option('Bhagalpur', 'bhagalpur silk market'),
  option('Gandhi Nagar Delhi', 'gandhi nagar, gandhinagar delhi, delhi gandhi nagar'),
  option('Chandni Chowk Delhi', 'chandni chowk, katra neel, nai sarak'),
  option('Karol Bagh Delhi', 'karol bagh, tank road'),
  option('Chickpet Bengaluru', 'chickpet, chickpete, bangalore chickpet'),
  option('Erode', 'erode texvalley, texvalley, erode abdul gani market, gani market'),
  option('Tiruppur', 'tirupur, khaderpet, kaderpet'),
  option('Mangaldas Mumbai', 'mangaldas market, mangaldas'),
  option('Dadar Mumbai', 'dadar, hindmata'),
  option('Ulhasnagar', 'ulhasnagar market, gajanand market'),
  option('Burrabazar Kolkata', 'burrabazar, barabazar, bara bazaar, kolkata burrabazar'),
  option('Metiabruz Kolkata', 'metiabruz, metiabruj'),
  option('Ahmedabad New Cloth Market', 'new cloth market, maskati market, ahmedabad cloth market'),
  option('Jetpur', 'jetpur market'),
  option('Jaipur', 'sanganer, bapu bazar, johari bazar'),
  option('Varanasi', 'banaras, kunj gali, golghar'),
  option('Ludhiana', 'chaura bazar, ludhiana hosiery market, gandhi nagar ludhiana'),
  option('Panipat', 'panipat handloom market'),
  option('Ichalkaranji', 'ichalkaranji market'),
  option('Bhiwandi', 'bhiwandi market'),
  option('Madurai', 'puthumandapam'),
  option('Prato', 'prato pronto moda'),
  option('Prato Macrolotto', 'macrolotto'),
])

/** How far a mixed lot is sorted. */
export const mixGrade = openVocabulary([
  option('Fresh', 'fresh maal, A grade, first quality'),
  option('Fresh-mix', 'fresh mix, fresh mixed, mix fresh'),
  option('Lot', 'lot maal, B grade, clearance'),
  option('Surplus', 'surplus lot, surplus maal'),
  option('Export surplus', 'export surplus lot'),
  option('Seconds', 'second maal, second, minor defects'),
])

/** Of which trade the goods of a bundle are. */
export const sourceModule = openVocabulary([
  option('Yarn', 'yarns, dhaga, sut'),
  option('Thread', 'threads, sewing thread'),
  option('Grey fabric', 'grey, greige, grey cloth, kora'),
  option(
    'Finished fabric',
    'finish fabric, finished cloth, dyed fabric, printed fabric, fabric, cloth, running fabric',
  ),
  option(
    'Ready product',
    'wholesale ready product, ready product wholesale, ready products, made-ups, garments, sarees',
  ),
  option('Trims', 'garment accessories, accessories, laces, buttons'),
])
