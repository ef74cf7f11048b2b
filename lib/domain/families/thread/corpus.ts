/** Lines about sewing thread, each with what a trader reads in it. */
export const THREAD_LINES: ReadonlyArray<readonly [line: string, meant: string]> = [
  ['tkt 120 spun poly', 'tkt120 Polyester [Spun polyester]'],
  [
    'Tkt 120 (Tex 27) Spun Polyester Sewing Thread 40/2, 5000 m Cone, Col. 1234',
    'tkt120 tex27 2/40s 5000m shade1234 Polyester [Cone, Spun polyester]',
  ],
  ['ticket 80 bonded nylon', 'tkt80 Nylon [Nylon bonded]'],
  ['tex 27', 'tex27'],
  ['T-27 corespun', 'tex27 [Poly-poly corespun]'],
  ['T-40 poly poly core 3000 m king spool', 'tex40 3000m Polyester [King spool, Poly-poly corespun]'],
  ['40/2 spun poly', '2/40s Polyester [Spun polyester]'],
  ['40/2 5000 mtr cone', '2/40s 5000m [Cone]'],
  ['20/2 spun polyester 2500 m', '2/20s 2500m Polyester [Spun polyester]'],
  ['60/3 polyester thread', '3/60s Polyester'],
  ['120D/2 trilobal embroidery 5000 m cone', '120Dx2 5000m Polyester [Cone, Embroidery, Polyester trilobal]'],
  ['120D/2 rayon embroidery', '120Dx2 Viscose [Viscose rayon embroidery]'],
  ['3/50s cotton mercerised', '3/50s Cotton [Cotton mercerised]'],
  ['210D/3 high tenacity polyester', '210Dx3 Polyester [Polyester filament]'],
  ['cotton thread 50/3 glace', '3/50s Cotton [Cotton soft, Glacé]'],
  ['overlock thread 150D/1', '[Textured]'],
  ['Tkt. No. 60 bonded nylon for leather bags, shade 501', 'tkt60 shade501 Nylon [Leather goods, Nylon bonded]'],
  ['metric ticket 75 corespun denim', 'tkt75 [Denim, Poly-poly corespun]'],
  ['27 tex z twist lubricated', 'tex27 Z [Lubricated]'],
  ['2500 yards spool polyester', '2286m Polyester [Spool]'],
  ['colour no. A-123 tkt 120', 'tkt120 shadeA-123'],
  ['pre-wound bobbin 40/2', '2/40s [Bobbin pre-wound]'],
  ['bag closing thread 20/4 cotton', '4/20s Cotton [Bag closing]'],
  ['metallic thread 2000 m cone', '2000m [Cone, Metallic]'],
  ['lockstitch 40/2 poly', '2/40s Polyester [301]'],
  ['aramid thread tex 60', 'tex60 Aramid [FR or aramid]'],
]

/** What must not be read as thread. */
export const THREAD_TRAPS: ReadonlyArray<readonly [text: string, meant: string]> = [
  ['stitching of cartons', ''],
  ['12/5/2024', ''],
  ['5 t ready', ''],
  ['moq 5000 m', ''],
  ['M8 bolt thread', ''],
  ['1/2 inch tape', ''],
  ['4/4 pieces', ''],
  ['needle 12 pcs', ''],
]
